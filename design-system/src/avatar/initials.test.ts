import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Dana", "Rivera", "DR"],
  ["María José", "García López", "MG"],
  ["Juan", "de la Cruz", "JC"],
  ["Robert", "De Niro", "RD"],
  ["dana", "rivera", "DR"],
  ["Ángel", "Núñez", "ÁN"],
  ["A\u0301ngel", "O’Neill", "ÁO"],
  ["Harbor Street Bakery", undefined, "H"],
  ["", "Rivera", "R"],
  ["Dana", "", "D"],
  ["", "", ""],
  ["  ", "\u00A0", ""],
  ["(Dana)", '"Rivera"', "DR"],
  ["👩‍💼", "🙂", ""],
  ["ß", "ﬁn", "ßﬁ"],
  ["𐐨lder", "3M", "𐐀3"],
  ["דנה", "ריברה", "דר"],
])("[DSYS-02 partly] the initials of %j %j are %j", (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials);
});
