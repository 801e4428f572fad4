import { expect, test } from "vitest";
import { csv, moneyCell } from "./csv.ts";

test.each([
  ["plain", "plain"],
  ["", ""],
  ["a, b", '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\r\nlines", '"two\r\nlines"'],
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  [" =1", "' =1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
])("[B06 partly] the cell %j is written %j", (cell, written) => {
  expect(csv([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

test("numbers stay numbers, to the cent", () => {
  expect(csv([[moneyCell(24_817), moneyCell(-500), moneyCell(10)]])).toBe("\uFEFF248.17,-5,0.1\r\n");
});
