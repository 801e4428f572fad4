import { expect, test } from "vitest";
import { matches } from "./search.ts";

const lucia = { firstName: "Lucía", username: "lu.paz", email: "Lucia@Estrella.example" };

test.each([
  ["", true],
  ["  ", true],
  ["lucia", true],
  ["LUCÍA", true],
  ["lu.paz", true],
  ["estrella.example", true],
  ["lucia paz", true],
  ["lucia ortiz", false],
  ["(", false],
])("the search %j finds Lucía: %s", (typed, found) => {
  expect(matches(lucia, typed)).toBe(found);
});

test("somebody without an address is found by name", () => {
  expect(matches({ ...lucia, email: null }, "lucia")).toBe(true);
});
