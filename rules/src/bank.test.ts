import { describe, expect, test } from "vitest";
import {
  validateAccountHolder,
  validateAccountKind,
  validateAccountNumber,
  validateRoutingNumber,
} from "./bank.rules.ts";

test.each([
  ["110000000", null],
  ["1100-0000-0", null],
  [" 110 000 000", null],
  ["021200009", null],
  ["", "MISSING"],
  [" - ", "MISSING"],
  ["11000000", "TOO_SHORT"],
  ["1100000000", "TOO_LONG"],
  ["1100000O0", "INVALID"],
  ["１１０００００００", "INVALID"],
  ["110000000\u0000", "INVALID"],
  ["-11.0000000", "INVALID"],
  ["11000000 \u00a00", "INVALID"],
  ["110000001", "CHECK_DIGIT"],
  ["101000000", "CHECK_DIGIT"],
  ["010000003", null],
  ["120000003", null],
  ["210000007", null],
  ["320000007", null],
  ["000000000", "NOT_SUPPORTED"],
  ["130000006", "NOT_SUPPORTED"],
  ["990000007", "NOT_SUPPORTED"],
  ["=1+1", "INVALID"],
  ["1".repeat(10_000), "TOO_LONG"],
])("the routing number %j: %s", (typed, error) => {
  expect(validateRoutingNumber(typed)).toBe(error);
});

test("any single wrong digit of a routing number is detected", () => {
  const number = "021200009";
  for (let index = 2; index < number.length; index += 1) {
    for (let more = 1; more < 10; more += 1) {
      const wrong = number.slice(0, index) + ((Number(number[index]) + more) % 10) + number.slice(index + 1);
      expect(validateRoutingNumber(wrong), wrong).toBe("CHECK_DIGIT");
    }
  }
});

test.each([
  ["1234", null],
  ["00012345678901234", null],
  ["12 34-56", null],
  ["", "MISSING"],
  ["  ", "MISSING"],
  ["123", "TOO_SHORT"],
  ["123456789012345678", "TOO_LONG"],
  ["12345a", "INVALID"],
  ["١٢٣٤٥", "INVALID"],
  ["1234\u200b", "INVALID"],
  ["1e5", "INVALID"],
  ["{{7*7}}", "INVALID"],
])("the account number %j: %s", (typed, error) => {
  expect(validateAccountNumber(typed)).toBe(error);
});

test.each([
  ["checking", null],
  ["savings", null],
  ["", "MISSING"],
  ["current", "INVALID"],
  ["Checking", "INVALID"],
])("the kind of account %j: %s", (chosen, error) => {
  expect(validateAccountKind(chosen)).toBe(error);
});

describe("the holder's name", () => {
  test.each([
    ["Harbor Street Bakery LLC", null],
    ["Lucía Ñandú", null],
    ["7th Street Cafe", null],
    ["", "MISSING"],
    ["   ", "MISSING"],
    ["x".repeat(81), "TOO_LONG"],
    ["<b>", "INVALID"],
    ["4242424242424242", "INVALID"],
    ["000123456789", "INVALID"],
    ["Dana\u202eReyes", "INVALID"],
  ])("%j: %s", (typed, error) => {
    expect(validateAccountHolder(typed)).toBe(error);
  });
});
