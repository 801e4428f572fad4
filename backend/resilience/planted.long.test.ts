import { describe, expect, test } from "vitest";
import { storm, type StormOptions } from "./storm.ts";

const minutes = 60_000;
const calm = { kills: 0, cutShare: 0, seed: 7, wishesEach: { instant: 3, device: 0, scheduled: 0, autoPay: 2 } } as const;

const of = (customers: Partial<StormOptions["customers"]>) => ({ instant: 0, device: 0, scheduled: 0, autoPay: 0, ...customers });

describe("a build is found out", () => {
  test("that forgets its attempts", async () => {
    const report = await storm({ customers: of({ instant: 4, device: 2 }), wishesEach: { instant: 4, device: 4, scheduled: 0, autoPay: 0 }, kills: 0, cutShare: 0.25, seed: 7, fault: "forgetsAttempts" });
    expect(report.chargedTwice).toBeGreaterThan(0);
  }, 5 * minutes);

  test("that books the discount of a debit that was refused", async () => {
    expect((await storm({ ...calm, customers: of({ autoPay: 2 }), fault: "discountsRefusedDebits" })).unequalDiscounts).toBeGreaterThan(0);
  }, 5 * minutes);

  test("that bills what it does not charge", async () => {
    expect((await storm({ ...calm, wishesEach: { ...calm.wishesEach, instant: 30 }, customers: of({ instant: 2 }), fault: "billsWithoutCharging" })).unequalReceivables).toBeGreaterThan(0);
  }, 5 * minutes);

  test("that says that Auto Pay is on, with a date and an amount, and makes no debit", async () => {
    expect((await storm({ ...calm, customers: of({ autoPay: 2 }), fault: "makesNoDebits" })).missingDebits).toBeGreaterThan(0);
  }, 5 * minutes);

  test("that shows a payment as returned and does not book it", async () => {
    expect((await storm({ ...calm, customers: of({ instant: 2 }), fault: "booksNoReturns" })).unequalReturns).toBeGreaterThan(0);
  }, 5 * minutes);
});
