import { expect, test } from "vitest";
import { accountDigits, validateAccountNumber, validateZip } from "./accountCreation.rules.ts";

test("an account number has ten digits, in groups or not", () => {
  expect(accountDigits(" 8347 20-1180 ")).toBe("8347201180");
  expect(["", " ", "8347 20 1180", "834720118", "83472011800", "834720118a"].map(validateAccountNumber)).toEqual([
    "MISSING",
    "MISSING",
    null,
    "INVALID",
    "INVALID",
    "INVALID",
  ]);
});

test("a ZIP code has five digits", () => {
  expect(["", " ", "02110", " 02110 ", "0211", "021101", "O2110"].map(validateZip)).toEqual([
    "MISSING",
    "MISSING",
    null,
    null,
    "INVALID",
    "INVALID",
    "INVALID",
  ]);
});
