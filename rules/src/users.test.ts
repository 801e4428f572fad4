import { expect, test } from "vitest";
import { users } from "./constants.rules.ts";
import {
  validateFirstName,
  validateInvitedAddress,
  storedFirstName,
  storedUsername,
  validateUsername,
  type UsersError,
} from "./users.rules.ts";

test.each<[string, UsersError | null]>([
  ["lee@harbor.example", null],
  ["LEE@Harbor.example", null],
  ["", "MISSING"],
  ["lee at harbor", "INVALID"],
  ["lee@harbor", "INVALID"],
  ["a@b.example, c@d.example", "INVALID"],
])("the invited address %j: %s", (typed, error) => {
  expect(validateInvitedAddress(typed)).toBe(error);
});

test.each<[string, UsersError | null]>([
  ["Lee", null],
  ["  Ana  María ", null],
  ["D’Arcy", null],
  ["Jean-Luc Jr.", null],
  ["Ñandú", null],
  ["", "MISSING"],
  [" \u00a0 ", "MISSING"],
  ["<b>Lee</b>", "INVALID"],
  ["{name}", "INVALID"],
  ["=cmd", "INVALID"],
  ["Lee\u202e", "INVALID"],
  ["1Lee", "INVALID"],
  ["L".repeat(users.longestFirstName), null],
  ["L".repeat(users.longestFirstName + 1), "TOO_LONG"],
])("the first name %j: %s", (typed, error) => {
  expect(validateFirstName(typed)).toBe(error);
});

test.each<[string, UsersError | null]>([
  ["lee", null],
  [" Lee.Ortiz-2_b ", null],
  ["", "MISSING"],
  ["le", "TOO_SHORT"],
  ["1lee", "INVALID"],
  ["lee ortiz", "INVALID"],
  ["leé", "INVALID"],
  ["l".repeat(users.longestUsername), null],
  ["l".repeat(users.longestUsername + 1), "TOO_LONG"],
])("the user name %j: %s", (typed, error) => {
  expect(validateUsername(typed)).toBe(error);
});

test("user names are stored in lower case, first names with single spaces", () => {
  expect([storedUsername(" Lee.Ortiz "), storedFirstName("  Ana   María ")]).toEqual(["lee.ortiz", "Ana María"]);
});
