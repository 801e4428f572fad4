import { describe, expect, test } from "vitest";
import {
  brandOf,
  canBeSaved,
  validateCardName,
  validateCardNumber,
  validateExpiry,
  groupCardNumber,
  isExpired,
  isExpiringSoon,
  longestCardNumber,
  parseExpiry,
  validateSecurityCode,
  securityCodeLengths,
  validateZip,
} from "./card.rules.ts";

const today = "2026-11-21";

test.each([
  ["", "creditCard"],
  ["4", "visa"],
  ["5", "creditCard"],
  ["51", "mc"],
  ["55", "mc"],
  ["56", "creditCard"],
  ["222", "creditCard"],
  ["2220", "creditCard"],
  ["2221", "mc"],
  ["2720", "mc"],
  ["2721", "creditCard"],
  ["3", "creditCard"],
  ["34", "amex"],
  ["3 7", "amex"],
  ["6011", "discover"],
  ["622126", "discover"],
  ["622926", "creditCard"],
  ["643", "creditCard"],
  ["27", "creditCard"],
  ["649", "discover"],
  ["65", "discover"],
  ["9", "creditCard"],
])("the brand of %j as typed is %s", (typed, brand) => {
  expect(brandOf(typed)).toBe(brand);
});

test.each([
  ["4242424242424242", null],
  ["4242 4242-4242 4242", null],
  ["4222222222222", null],
  ["5555555555554444", null],
  ["2223003122003222", null],
  ["378282246310005", null],
  ["6011111111111117", null],
  ["30569309025904", null],
  ["", "MISSING"],
  ["   ", "MISSING"],
  ["4242424242424241", "INVALID"],
  ["42424242424242", "INVALID"],
  ["424242424242", "TOO_SHORT"],
  ["42424242424242424242", "TOO_LONG"],
  ["37828224631000", "TOO_SHORT"],
  ["3782822463100050", "TOO_LONG"],
  ["4242x24242424242", "INVALID"],
  ["４２４２424242424242", "INVALID"],
  ["4242\u00a0424242424242", "INVALID"],
  ["4x", "INVALID"],
  ["x4", "INVALID"],
])("card number %j: %s", (typed, error) => {
  expect(validateCardNumber(typed)).toBe(error);
});

test.each([
  ["credit", true],
  ["debit", true],
  ["rechargeable", true],
  ["prepaid", false],
  ["gift", false],
] as const)("a %s card can be saved: %s", (kind, saved) => {
  expect(canBeSaved(kind)).toBe(saved);
});

test("any single wrong digit is detected (Luhn checksum)", () => {
  const number = "4242424242424242";
  for (let index = 1; index < number.length; index += 1) {
    for (let difference = 1; difference <= 9; difference += 1) {
      const wrong = number.slice(0, index) + ((Number(number[index]) + difference) % 10) + number.slice(index + 1);
      expect(validateCardNumber(wrong), wrong).toBe("INVALID");
    }
  }
});

test.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["42424", "4242 4"],
  ["378282246310005", "3782 822463 10005"],
  ["3782822", "3782 822"],
  ["5555555555554444", "5555 5555 5555 4444"],
  ["6011111111111111117", "6011 1111 1111 1111 117"],
  ["9999999", "9999 999"],
  ["", ""],
])("%j is formatted as %j", (typed, grouped) => {
  expect(groupCardNumber(typed)).toBe(grouped);
});

test("the maximum length of an input is that of the brand's longest number", () => {
  expect([longestCardNumber("amex"), longestCardNumber("mc"), longestCardNumber("visa")]).toEqual([15, 16, 19]);
});

describe("security code", () => {
  test.each([
    ["123", "visa", null],
    ["1234", "visa", "TOO_LONG"],
    ["1234", "amex", null],
    ["123", "amex", "TOO_SHORT"],
    ["123", "creditCard", null],
    ["1234", "creditCard", null],
    ["12", "creditCard", "TOO_SHORT"],
    ["", "mc", "MISSING"],
    ["12a", "mc", "INVALID"],
    ["１２３", "discover", "INVALID"],
    ["a12", "mc", "INVALID"],
  ] as const)("%j for %s: %s", (typed, brand, error) => {
    expect(validateSecurityCode(typed, brand)).toBe(error);
  });

  test("lengths by brand", () => {
    expect(securityCodeLengths("amex")).toEqual([4]);
    expect([securityCodeLengths("mc"), securityCodeLengths("discover")]).toEqual([[3], [3]]);
    expect(securityCodeLengths("creditCard")).toEqual([3, 4]);
  });
});

test.each([
  ["1126", null],
  ["11/26", null],
  ["1026", "EXPIRED"],
  ["1146", null],
  ["1246", "TOO_FAR_AHEAD"],
  ["0147", "TOO_FAR_AHEAD"],
  ["1299", "EXPIRED"],
  ["0027", "INVALID"],
  ["1327", "INVALID"],
  ["127", "INVALID"],
  ["12/2027", "INVALID"],
  ["", "MISSING"],
  ["١٢٢٧", "INVALID"],
  [" 1126 ", null],
  ["  ", "MISSING"],
  ["x1126", "INVALID"],
])("expiry %j on 2026-11-21: %s", (typed, error) => {
  expect(validateExpiry(typed, today)).toBe(error);
});

test("the century of an expiry depends on today", () => {
  expect(parseExpiry("0105", "2090-06-01")).toEqual({ year: 2105, month: 1 });
  expect(parseExpiry("1299", "2105-06-01")).toEqual({ year: 2099, month: 12 });
});

test.each([
  ["0176", today, 2076],
  ["0177", today, 1977],
  ["0141", "2090-06-01", 2041],
  ["0140", "2090-06-01", 2140],
])("expiry %j read on %s is in the year %i: at most fifty years ahead, fewer than fifty ago", (typed, on, year) => {
  expect(parseExpiry(typed, on)?.year).toBe(year);
});

test("an invalid stored expiry throws, and never counts as valid", () => {
  expect(() => isExpired("", today)).toThrow(new RangeError("not an expiry"));
});

test.each([
  ["1126", "2026-11-30", false, true],
  ["1126", "2026-12-01", true, false],
  ["1226", "2026-12-01", false, true],
  ["1226", "2026-11-30", false, false],
  ["0228", "2028-02-29", false, true],
  ["1229", today, false, false],
])("saved card %s on %s: expired %s, expiring soon %s", (expiry, on, expired, soon) => {
  expect([isExpired(expiry, on), isExpiringSoon(expiry, on)]).toEqual([expired, soon]);
});

test.each([
  ["02110", null],
  ["", "MISSING"],
  ["0211", "TOO_SHORT"],
  ["021101", "TOO_LONG"],
  ["02110-1234", "INVALID"],
  ["abcde", "INVALID"],
  ["٠٢١١٠", "INVALID"],
])("ZIP %j: %s", (typed, error) => {
  expect(validateZip(typed)).toBe(error);
});

test.each([
  ["Dana Reyes", null],
  ["José Ñuñez-O'Hara", null],
  ["Pine & Ladle 2", null],
  ["", "MISSING"],
  ["   ", "MISSING"],
  ["a".repeat(80), null],
  ["a".repeat(81), "TOO_LONG"],
  ["Suite 1234", null],
  ["Suite 12345", "INVALID"],
  ["4242 4242 4242 4242", "INVALID"],
  ["Da\u0000na", "INVALID"],
  ["Dana\u202eReyes", "INVALID"],
  ["<b>Dana</b>", "INVALID"],
  ["Dana\r\nReyes", "INVALID"],
])("card name %j: %s", (typed, error) => {
  expect(validateCardName(typed)).toBe(error);
});
