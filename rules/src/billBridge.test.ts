import { describe, expect, test } from "vitest";
import { billBridge, carriedOver, type BridgeLine } from "./billBridge.rules.ts";
import { sumCents } from "./money.rules.ts";

const line = (code: string, amount: number): BridgeLine => ({ code, amount });
const difference = (before: readonly BridgeLine[], after: readonly BridgeLine[]) =>
  sumCents(after.map(({ amount }) => amount)) - sumCents(before.map(({ amount }) => amount));

const plan = [line("INTERNET", 12_900), line("TAX", 312)];

describe("[B08 partly] from the last bill to this one", () => {
  test.each<[string, BridgeLine[], BridgeLine[], ReturnType<typeof billBridge>]>([
    ["nothing changed", plan, plan, []],
    [
      "a price went up, and the taxes on it",
      plan,
      [line("INTERNET", 13_900), line("TAX", 336)],
      [
        { code: "INTERNET", reason: "wentUp", cents: 1_000 },
        { code: "TAX", reason: "wentUp", cents: 24 },
      ],
    ],
    [
      "a price went down",
      plan,
      [line("INTERNET", 11_900), line("TAX", 312)],
      [{ code: "INTERNET", reason: "wentDown", cents: -1_000 }],
    ],
    [
      "a one-time fee came and went",
      [...plan, line("VISIT", 9_900)],
      [...plan, line("OUTAGE", -2_000)],
      [
        { code: "OUTAGE", reason: "added", cents: -2_000 },
        { code: "VISIT", reason: "ended", cents: -9_900 },
      ],
    ],
    [
      "a discount ended",
      [...plan, line("PROMOTION", -2_000)],
      plan,
      [{ code: "PROMOTION", reason: "ended", cents: 2_000 }],
    ],
    [
      "two parts of a month instead of a whole one",
      plan,
      [line("INTERNET", 6_000), line("INTERNET", 9_450), line("TAX", 312)],
      [{ code: "INTERNET", reason: "wentUp", cents: 2_550 }],
    ],
    [
      "a line that moved between two of its kind",
      [line("INTERNET", 5_000), line("INTERNET", 1_000)],
      [line("INTERNET", 6_000)],
      [],
    ],
    [
      "the first bill",
      [],
      plan,
      [
        { code: "INTERNET", reason: "added", cents: 12_900 },
        { code: "TAX", reason: "added", cents: 312 },
      ],
    ],
    [
      "the last bill",
      plan,
      [],
      [
        { code: "INTERNET", reason: "ended", cents: -12_900 },
        { code: "TAX", reason: "ended", cents: -312 },
      ],
    ],
  ])("%s", (_name, before, after, steps) => {
    expect(billBridge(before, after)).toEqual(steps);
  });

  test("the steps add up to the difference for any lines", () => {
    const codes = ["A", "B", "C", "D"];
    for (let seed = 1; seed <= 500; seed += 1) {
      const lines = (turn: number) =>
        codes.flatMap((code, index) =>
          (seed >> (index + turn)) & 1 ? [line(code, ((seed * 7_919 * (index + turn + 1)) % 40_001) - 20_000)] : [],
        );
      const [before, after] = [lines(0), lines(3)];
      expect(sumCents(billBridge(before, after).map(({ cents }) => cents)), `seed ${seed}`).toBe(
        difference(before, after),
      );
    }
  });

  test("a fraction of a cent throws instead of being rounded", () => {
    expect(() => billBridge([], [line("A", 0.5)])).toThrow(RangeError);
  });
});

test.each([
  ["nothing was paid", { previousBalance: 18_240, paymentsReceived: 0, adjustments: 0 }, 36_480, 18_240],
  ["a part was paid", { previousBalance: 18_240, paymentsReceived: 10_000, adjustments: 500 }, 25_980, 7_740],
  ["all was paid", { previousBalance: 18_240, paymentsReceived: 18_240, adjustments: 500 }, 17_740, 0],
  [
    "credits of this month are more than its charges",
    { previousBalance: 5_000, paymentsReceived: 0, adjustments: 0 },
    2_000,
    2_000,
  ],
])("the balance from earlier statements when %s", (_name, before, amountDue, expected) =>
  expect(carriedOver(before, amountDue)).toBe(expected),
);
