import type { ChargeProblem } from "@portico/rules/accountStatus";
import { describe, expect, test } from "vitest";
import { autoPayAccount } from "../../../testing/autoPayFixtures.ts";
import { inGraph, statuses } from "../../../testing/statusFixtures.ts";
import { enrolmentTerms } from "./enrolment.rules.ts";

/** $186.00 in three installments, and a bill of $112.00 that is due on December 5; the first debit is on December 4. */
function arranged(nextDate: string, changes: Parameters<typeof autoPayAccount>[1] = {}) {
  const arrangement = { left: 18_600, installmentsRemaining: 3, nextAmount: 6_200, nextDate };
  const status = inGraph({ ...statuses.arrangement, arrangement });
  return autoPayAccount({}, { amountDue: 29_800, adjustedDelinquencyAmount: 0, status, ...changes });
}

describe("with a payment arrangement, the first debit", () => {
  test("leaves out the installments after it", () => {
    expect(enrolmentTerms(arranged("2026-12-11"), ["core"])).toMatchObject({
      due: 29_800,
      date: "2026-12-04",
      debit: { due: 11_200, discount: 500, amount: 10_700 },
    });
  });

  test("includes the installment of its day", () => {
    const { debit } = enrolmentTerms(arranged("2026-12-04"), ["core"]);
    expect(debit).toMatchObject({ due: 17_400, amount: 16_900 });
  });

  test("is not too late for bills that are all paid in installments", () => {
    const account = arranged("2026-12-11", { amountDue: 18_600, dueDate: "2026-11-02" });
    expect(enrolmentTerms(account, ["core"]).tooLate).toBe(false);
    expect(enrolmentTerms(autoPayAccount({}, { dueDate: "2026-12-03" }), ["core"]).tooLate).toBe(true);
  });
});

describe("with scheduled payments, the first debit", () => {
  const scheduled = (problem: ChargeProblem | null) =>
    autoPayAccount(
      {},
      {
        status: inGraph({
          ...statuses.due,
          scheduled: [{ paymentId: "p", amount: 10_000, date: "2026-12-01", problem }],
        }),
      },
    );

  test("leaves what they pay before it", () => {
    expect(enrolmentTerms(scheduled(null), ["core"]).debit).toMatchObject({ due: 14_817 });
  });

  test("takes what they cannot pay", () => {
    expect(enrolmentTerms(scheduled("METHOD_UNAVAILABLE"), ["core"]).debit).toMatchObject({ due: 24_817 });
  });
});
