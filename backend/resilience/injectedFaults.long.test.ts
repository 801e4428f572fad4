import { describe, expect, test } from "vitest";
import { runChaosTest, type ChaosOptions } from "./chaosTest.ts";

const minutes = 60_000;
const withoutFailures = {
  kills: 0,
  cutShare: 0,
  seed: 7,
  tasksEach: { instant: 3, device: 0, scheduled: 0, autoPay: 2 },
} as const;

const only = (customers: Partial<ChaosOptions["customers"]>) => ({
  instant: 0,
  device: 0,
  scheduled: 0,
  autoPay: 0,
  ...customers,
});

describe("the audit detects a build", () => {
  test(
    "that does not store idempotency keys",
    async () => {
      const report = await runChaosTest({
        customers: only({ instant: 4, device: 2 }),
        tasksEach: { instant: 4, device: 4, scheduled: 0, autoPay: 0 },
        kills: 0,
        cutShare: 0.25,
        seed: 7,
        fault: "forgetsAttempts",
      });
      expect(report.chargedTwice).toBeGreaterThan(0);
    },
    5 * minutes,
  );

  test(
    "that books the discount of a declined debit",
    async () => {
      expect(
        (await runChaosTest({ ...withoutFailures, customers: only({ autoPay: 2 }), fault: "discountsRefusedDebits" }))
          .discountMismatches,
      ).toBeGreaterThan(0);
    },
    5 * minutes,
  );

  test(
    "that bills what it does not book as a charge",
    async () => {
      expect(
        (
          await runChaosTest({
            ...withoutFailures,
            tasksEach: { ...withoutFailures.tasksEach, instant: 30 },
            customers: only({ instant: 2 }),
            fault: "billsWithoutCharging",
          })
        ).receivableMismatches,
      ).toBeGreaterThan(0);
    },
    5 * minutes,
  );

  test(
    "that shows Auto Pay as on, with a date and an amount, and makes no debit",
    async () => {
      expect(
        (await runChaosTest({ ...withoutFailures, customers: only({ autoPay: 2 }), fault: "makesNoDebits" }))
          .missingDebits,
      ).toBeGreaterThan(0);
    },
    5 * minutes,
  );

  test(
    "that shows a payment as returned and does not book the return",
    async () => {
      expect(
        (await runChaosTest({ ...withoutFailures, customers: only({ instant: 2 }), fault: "booksNoReturns" }))
          .returnMismatches,
      ).toBeGreaterThan(0);
    },
    5 * minutes,
  );
});
