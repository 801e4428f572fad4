import { describe, expect, test } from "vitest";
import { amountText, isCents, parseAmount, sumCents } from "./money.rules.ts";

describe("amounts as typed", () => {
  test.each([
    ["248.17", 24817],
    ["1,000.00", 100_000],
    ["1000", 100_000],
    ["$5", 500],
    ["$ 5.5", 550],
    [".5", 50],
    [".55", 55],
    ["5.", 500],
    ["0", 0],
    ["0.99", 99],
    ["  12.30 ", 1230],
    ["\u00a012.30\u00a0", 1230],
    ["001.00", 100],
    ["0000000000001.00", 100],
    ["999,999,999.99", 99_999_999_999],
    ["12,345,678.90", 1_234_567_890],
  ])("%j is %i cents", (typed, cents) => {
    expect(parseAmount(typed)).toEqual({ ok: true, cents });
  });

  test.each([
    ["", "empty"],
    ["   ", "empty"],
    ["-5", "notAnAmount"],
    ["1e3", "notAnAmount"],
    ["1.000,00", "notAnAmount"],
    ["1,00", "notAnAmount"],
    ["10,0000", "notAnAmount"],
    ["NaN", "notAnAmount"],
    ["Infinity", "notAnAmount"],
    ["0x10", "notAnAmount"],
    ["5$", "notAnAmount"],
    ["12.3.4", "notAnAmount"],
    [".", "notAnAmount"],
    ["$", "notAnAmount"],
    ["１２", "notAnAmount"],
    ["١٢", "notAnAmount"],
    ["1\u200b2", "notAnAmount"],
    ["=1+1", "notAnAmount"],
    ["1.001", "tooManyDecimals"],
    [".001", "tooManyDecimals"],
    ["1.000", "tooManyDecimals"],
    ["9999999999999", "tooLarge"],
    ["1000000000.00", "tooLarge"],
    ["9".repeat(10_000), "tooLarge"],
  ])("%j is rejected: %s", (typed, error) => {
    expect(parseAmount(typed)).toEqual({ ok: false, error });
  });

  test.each([
    ["248,17", 24817],
    [" 248,17 ", 24817],
    ["$248,17", 24817],
    ["1.000,00", 100_000],
    ["12.345.678,9", 1_234_567_890],
    ["0,99", 99],
    [",50", 50],
    ["248.17", 24817],
    ["1,000.00", 100_000],
    ["1,000", 100_000],
  ])("in Spanish %j is %i cents", (typed, cents) => {
    expect(parseAmount(typed, "es-US")).toEqual({ ok: true, cents });
  });

  test.each([
    ["1.000", "tooManyDecimals"],
    ["1,0000", "notAnAmount"],
    ["1.00,00", "notAnAmount"],
    ["1,000,00", "notAnAmount"],
    ["1,00.00", "notAnAmount"],
    ["-5,00", "notAnAmount"],
    [",", "notAnAmount"],
    ["99999999999999,00", "tooLarge"],
  ])("in Spanish %j is still rejected: %s", (typed, error) => {
    expect(parseAmount(typed, "es-US")).toEqual({ ok: false, error });
  });

  test("every amount parses back from its formatted text", () => {
    for (const cents of [0, 1, 99, 100, 24817, 99_999_999_999])
      expect(parseAmount(amountText(cents))).toEqual({ ok: true, cents });
    expect(amountText(-5)).toBe("-0.05");
  });
});

test("cents are whole and in range", () => {
  expect([0, -1, 99_999_999_999].map(isCents)).toEqual([true, true, true]);
  expect([0.5, Number.NaN, 1e12, "1", null].map(isCents)).toEqual([false, false, false, false, false]);
});

test("a sum of fractions throws", () => {
  expect(sumCents([10, 20, -5])).toBe(25);
  expect(() => sumCents([0.1, 0.2])).toThrow(new RangeError("an amount is not whole cents"));
});
