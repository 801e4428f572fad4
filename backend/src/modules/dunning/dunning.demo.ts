import { payment } from "@portico/rules/constants";
import { addDays, instantAt } from "@portico/rules/dates";
import { nextRetryDate } from "@portico/rules/dunning";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { enrolledAccounts, failedDebitId } from "../../database/scenarios/autopay.ts";
import { putFailure } from "./dunning.repository.ts";

/** Demo data: Auto Pay debits that failed yesterday, with a retry date or after the last try. */
export async function seedFailures(tx: Transaction, { clock }: DemoContext): Promise<void> {
  const failedOn = addDays(clock.today(), -1);
  for (const { accountId, failedDebit } of enrolledAccounts) {
    if (!failedDebit) continue;
    const { code, amount, lastFour, gaveUp = { firstDaysAgo: 1, tries: 1 } } = failedDebit;
    const [firstFailedOn, tries] = [addDays(clock.today(), -gaveUp.firstDaysAgo), gaveUp.tries];
    const firstFailedAt = instantAt(firstFailedOn, 0, 5, clock.timeZone);
    const discount = payment.autoPayDiscountCents;
    const next = nextRetryDate({ code, method: "card", tries, firstFailedOn, today: failedOn, triesOfMethod: tries });
    await putFailure(tx, {
      accountId,
      id: `autopay_${firstFailedOn}`,
      kind: "AUTO_PAY",
      plannedOn: firstFailedOn,
      paymentId: failedDebitId(accountId),
      methodType: "visa",
      lastFour,
      code,
      amount,
      discount,
      state: next === null ? "FINAL" : "WAITING",
      nextAttemptAt: next === null ? null : instantAt(next, 0, 0, clock.timeZone),
      owedThen: amount + discount,
      firstFailedAt,
      firstFailedOn,
      failedOn,
      tries,
      outages: 0,
    });
  }
}
