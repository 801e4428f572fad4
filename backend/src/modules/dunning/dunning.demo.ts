import { payment } from "@portico/rules/constants";
import { addDays, instantAt } from "@portico/rules/dates";
import { nextRetryDate } from "@portico/rules/dunning";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { enrolledAccounts, failedDebitId } from "../../database/scenarios/autopay.ts";
import { putFailure } from "./dunning.repository.ts";

/** Yesterday's debits of Auto Pay that were not taken, and when they are tried again. */
export async function seedFailures(tx: Transaction, { clock }: DemoContext): Promise<void> {
  const failedOn = addDays(clock.today(), -1);
  const firstFailedAt = instantAt(failedOn, 0, 5, clock.timeZone);
  for (const { accountId, failedDebit } of enrolledAccounts) {
    if (!failedDebit) continue;
    const { code, amount, lastFour } = failedDebit;
    const discount = payment.autoPayDiscountCents;
    const next = nextRetryDate({ code, method: "card", tries: 1, firstFailedOn: failedOn, today: failedOn, triesOfMethod: 1 });
    await putFailure(tx, {
      accountId, id: `autopay_${failedOn}`, kind: "AUTO_PAY", plannedOn: failedOn, paymentId: failedDebitId(accountId), methodType: "visa", lastFour, code, amount, discount,
      state: next === null ? "FINAL" : "WAITING", nextTryAt: next === null ? null : instantAt(next, 0, 0, clock.timeZone),
      owedThen: amount + discount, firstFailedAt, firstFailedOn: failedOn, failedOn, tries: 1, outages: 0,
    });
  }
}
