import { describe, expect, test } from "vitest";
import { chargesOf, linesOf, type Billed, type BilledService, type BillingItem } from "./lines.domain.ts";

const period = { from: "2026-10-09", to: "2026-11-08" };
const internet = (...prices: [string, number][]): BilledService => ({
  key: "INTERNET",
  quantity: 600,
  units: 1,
  prices: prices.map(([validFrom, unitPrice]) => ({ validFrom, unitPrice })),
});
const voice: BilledService = {
  key: "VOICE",
  quantity: 4,
  units: 4,
  prices: [{ validFrom: "2015-01-01", unitPrice: 2_400 }],
};
const item = (changes: Partial<BillingItem>): BillingItem => ({
  id: "i",
  code: "TECHNICIAN_VISIT",
  service: "INTERNET",
  amount: 9_900,
  from: "2026-10-20",
  until: null,
  ...changes,
});
const billed = (changes: Partial<Billed>) =>
  linesOf({
    period,
    services: [internet(["2015-01-01", 12_900])],
    items: [],
    levies: { basisPoints: 650, perLine: 100 },
    ...changes,
  });
const short = (changes: Partial<Billed>) =>
  billed(changes).map(({ code, amount, explanation }) => [code, amount, explanation?.code ?? null]);

describe("the lines of a bill", () => {
  test("a service costs its price, mobile lines are charged per line, and voice is taxed where internet is not", () => {
    expect(short({ services: [internet(["2015-01-01", 12_900]), voice] })).toEqual([
      ["INTERNET_PLAN", 12_900, null],
      ["VOICE_LINES", 9_600, null],
      ["COMMUNICATIONS_TAX", 624, "TAX"],
      ["EMERGENCY_FEE", 400, "FEE"],
    ]);
  });

  test("a price that changed with the period is explained in that period only", () => {
    const services = [internet(["2015-01-01", 12_900], [period.from, 13_900])];
    expect(billed({ services })[0]?.explanation).toMatchObject({
      code: "PRICE_CHANGED",
      from: period.from,
      previous: 12_900,
      amount: 13_900,
    });
    expect(billed({ services, period: { from: "2026-11-09", to: "2026-12-08" } })[0]?.explanation).toBeNull();
  });

  test("a price change within the period is prorated into two lines, and explained again in the first whole month", () => {
    const services = [internet(["2015-01-01", 12_900], ["2026-10-19", 15_500])];
    const [before, after] = billed({ services });
    expect(before).toMatchObject({
      from: "2026-10-09",
      to: "2026-10-18",
      amount: Math.round((12_900 * 10) / 31),
      explanation: { code: "PART_OF_MONTH", days: 10, ofDays: 31, amount: 12_900 },
    });
    expect(after).toMatchObject({
      from: "2026-10-19",
      to: "2026-11-08",
      amount: Math.round((15_500 * 21) / 31),
      explanation: { code: "PART_OF_MONTH", days: 21, ofDays: 31, amount: 15_500 },
    });
    const next = billed({ services, period: { from: "2026-11-09", to: "2026-12-08" } });
    expect(next[0]).toMatchObject({ amount: 15_500, explanation: { code: "PRICE_CHANGED", from: "2026-10-19" } });
  });

  test("a service that began within the period is prorated; one that begins later costs nothing", () => {
    expect(short({ services: [internet(["2026-11-08", 12_400])] })).toEqual([["INTERNET_PLAN", 400, "PART_OF_MONTH"]]);
    expect(short({ services: [internet(["2026-11-09", 12_400])] })).toEqual([]);
  });

  test("a discount is on every bill while it lasts, and its end is explained on the first bill without it", () => {
    const promotion = item({ code: "PROMOTION", amount: -2_000, from: "2026-01-09", until: "2026-11-08" });
    expect(short({ items: [promotion] })).toEqual([
      ["INTERNET_PLAN", 12_900, null],
      ["PROMOTION", -2_000, "PROMOTION"],
    ]);
    expect(short({ items: [promotion], period: { from: "2026-11-09", to: "2026-12-08" } })).toEqual([
      ["INTERNET_PLAN", 12_900, "PROMOTION_ENDED"],
    ]);
  });

  test("one-off charges come before one-off credits", () => {
    const items = [item({ code: "OUTAGE_CREDIT", amount: -1_460 }), item({})];
    expect(short({ items })).toEqual([
      ["INTERNET_PLAN", 12_900, null],
      ["TECHNICIAN_VISIT", 9_900, "ONCE"],
      ["OUTAGE_CREDIT", -1_460, "CREDIT"],
    ]);
    expect(chargesOf(billed({ items }))).toBe(21_340);
  });

  test("every line is whole cents, whatever day a price changes", () => {
    for (let day = 1; day <= 31; day += 1) {
      const lines = billed({
        services: [internet(["2015-01-01", 12_901], [`2026-10-${String(day).padStart(2, "0")}`, 15_503]), voice],
      });
      expect(
        lines.every(({ amount }) => Number.isSafeInteger(amount)),
        `day ${day}`,
      ).toBe(true);
    }
  });
});

describe("all fields of a line", () => {
  const service = (key: BilledService["key"], units = 2): BilledService => ({
    key,
    quantity: 3,
    units,
    prices: [{ validFrom: "2015-01-01", unitPrice: 1_000 }],
  });
  const recurring = { quantity: 3, amount: 2_000, recurring: true, ...period, explanation: null };

  test.each([
    ["INTERNET", "INTERNET", "INTERNET_PLAN", 0],
    ["VIDEO", "TV", "TV_PLAN", 130],
    ["VOICE", "VOICE", "VOICE_LINES", 130],
    ["MOBILE", "MOBILE", "MOBILE_LINES", 130],
  ] as const)("%s is shown under %s as %s, with a tax of %d cents", (key, group, code, tax) => {
    const lines = billed({ services: [service(key)], levies: { basisPoints: 650, perLine: 0 } });
    expect(lines[0]).toEqual({ group, code, ...recurring });
    expect(lines[1]?.amount ?? 0).toBe(tax);
  });

  test("taxes and fees recur, and state what they are based on", () => {
    const told = (code: string, amount: number) => ({
      code,
      from: period.from,
      until: period.to,
      previous: 0,
      amount,
      days: 0,
      ofDays: 0,
    });
    expect(billed({ services: [service("VOICE")] }).slice(1)).toEqual([
      {
        group: "TAXES",
        code: "COMMUNICATIONS_TAX",
        quantity: 1,
        amount: 130,
        recurring: true,
        ...period,
        explanation: told("TAX", 2_000),
      },
      {
        group: "TAXES",
        code: "EMERGENCY_FEE",
        quantity: 3,
        amount: 300,
        recurring: true,
        ...period,
        explanation: told("FEE", 100),
      },
    ]);
  });

  test("a one-off charge or credit has a date; a promotion has an end date", () => {
    const items = [
      item({}),
      item({ code: "OUTAGE_CREDIT", amount: -500 }),
      item({ code: "PROMOTION", amount: -2_000, from: "2026-01-09", until: "2026-11-09" }),
    ];
    const once = { from: "2026-10-20", until: "2026-10-20", previous: 0, days: 0, ofDays: 0 };
    expect(billed({ items }).slice(1)).toEqual([
      {
        group: "ONE_TIME",
        code: "TECHNICIAN_VISIT",
        quantity: 1,
        amount: 9_900,
        recurring: false,
        from: "2026-10-20",
        to: "2026-10-20",
        explanation: { code: "ONCE", amount: 9_900, ...once },
      },
      {
        group: "DISCOUNTS",
        code: "OUTAGE_CREDIT",
        quantity: 1,
        amount: -500,
        recurring: false,
        from: "2026-10-20",
        to: "2026-10-20",
        explanation: { code: "CREDIT", amount: 500, ...once },
      },
      {
        group: "DISCOUNTS",
        code: "PROMOTION",
        quantity: 1,
        amount: -2_000,
        recurring: true,
        ...period,
        explanation: { code: "PROMOTION", ...once, from: "2026-01-09", until: "2026-11-09", amount: 2_000 },
      },
    ]);
  });

  test("a service agreement needs no explanation", () => {
    expect(billed({ items: [item({ code: "SERVICE_AGREEMENT" })] })[1]?.explanation).toBeNull();
  });

  test("the end of a promotion is explained on its own service, with its amount and end date", () => {
    const ended = item({ code: "PROMOTION", amount: -2_000, from: "2026-01-09", until: "2026-10-08" });
    const [first, second] = billed({ services: [voice, internet(["2015-01-01", 12_900])], items: [ended] });
    expect(first?.explanation).toBeNull();
    expect(second?.explanation).toEqual({
      code: "PROMOTION_ENDED",
      from: "2026-01-09",
      until: "2026-10-08",
      previous: 0,
      amount: 2_000,
      days: 0,
      ofDays: 0,
    });
    expect(short({ items: [{ ...ended, until: period.from }] })).toEqual([
      ["INTERNET_PLAN", 12_900, null],
      ["PROMOTION", -2_000, "PROMOTION"],
    ]);
  });

  test("a price change of several units is explained by their total", () => {
    const changed = {
      ...service("VIDEO"),
      prices: [
        { validFrom: "2015-01-01", unitPrice: 1_000 },
        { validFrom: period.from, unitPrice: 1_200 },
      ],
    };
    expect(billed({ services: [changed] })[0]?.explanation).toMatchObject({
      code: "PRICE_CHANGED",
      previous: 2_000,
      amount: 2_400,
    });
  });

  test("a price that changes after the period does not affect it", () => {
    expect(short({ services: [internet(["2015-01-01", 12_900], ["2026-12-01", 13_900])] })).toEqual([
      ["INTERNET_PLAN", 12_900, null],
    ]);
  });
});
