import { expect, test } from "vitest";
import { account, wallet } from "./constants.rules.ts";
import { accountNameOf, validateNickname, storedNickname } from "./nickname.rules.ts";

test.each([
  ["Company card", null],
  ["Shop 2 (Visa 4242)", "INVALID"],
  ["Tienda de la esquina", null],
  ["", null],
  ["x".repeat(30), null],
  ["x".repeat(31), "TOO_LONG"],
  ["😀".repeat(30), null],
  ["4242 4242 4242 4242", "INVALID"],
  ["<script>", "INVALID"],
  ["a\u0000b", "INVALID"],
  ["a\u202eb", "INVALID"],
  ["\ud800", "INVALID"],
  ["{a, plural,", null],
])("[B15] the nickname %j: %s", (typed, error) => {
  expect(validateNickname(typed, wallet.longestNickname)).toBe(error);
});

test.each([
  ["  Company   card ", "Company card"],
  ["", null],
  [" \u00a0 ", null],
])("the nickname %j is stored as %j", (typed, kept) => {
  expect(storedNickname(typed)).toBe(kept);
});

test.each([
  ["x".repeat(40), null],
  ["x".repeat(41), "TOO_LONG"],
  ["Warehouse, 1200 Main St", null],
  ["4242-4242-4242-4242", "INVALID"],
])("[B15] the account's nickname %j: %s", (typed, error) => {
  expect(validateNickname(typed, account.longestNickname)).toBe(error);
});

test("[B15] the display name of an account is its nickname with the company's name, or the company's name", () => {
  expect(accountNameOf({ nickname: "Warehouse", companyName: "Harbor Street Bakery" })).toBe(
    "Warehouse (Harbor Street Bakery)",
  );
  expect(accountNameOf({ nickname: null, companyName: "Harbor Street Bakery" })).toBe("Harbor Street Bakery");
});
