import { nextCharge } from "@portico/rules/accountStatus";
import { type AutoPayDebit, type AutoPayService, monthlyDiscount, nextDebitDate, waitsTooLong } from "@portico/rules/autoPay";
import { stillDue } from "@portico/rules/paymentAmount";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";

/** What enrolling means for an account, by the server's own rules. Cents. */
export interface EnrolmentTerms {
  /** Still to be paid now. */
  due: number;
  /** The first debit. */
  date: string;
  discount: number;
  /** What is due would be late if it waited for the first debit. */
  tooLate: boolean;
  /** What the first debit takes; null while the bill that it pays is still to come. */
  debit: AutoPayDebit | null;
}

/**
 * Auto Pay starts on the last day of the month that pays every bill in time; another day can be chosen later. What it says of the first debit is what the
 * server will charge: after scheduled payments, and not before there is something to pay.
 * @param payNow cents that are paid in the same flow
 */
export function enrolmentTerms(account: AutoPayAccountFragment, services: readonly AutoPayService[], payNow = 0): EnrolmentTerms {
  const { autoPay, businessDate: today, dueDate, adjustedDelinquencyAmount } = account;
  const [due, discount] = [stillDue(account), monthlyDiscount(services)];
  const regular = nextDebitDate(autoPay.usualDebitDay, today);
  const charge = nextCharge({
    today, debitDay: autoPay.usualDebitDay, nextDate: regular, stillDue: due - payNow, installments: [], nextStatementDate: account.nextStatementDate,
    scheduled: account.scheduledPayments.map(({ paymentDate: date, amount }) => ({ date, amount })),
    discount: autoPay.discountGiven ? 0 : discount, atMost: services.includes("core") ? null : autoPay.mobileCharges,
  });
  const tooLate = adjustedDelinquencyAmount > 0 || waitsTooLong(dueDate, regular);
  return { due, date: charge?.date ?? regular, discount, tooLate, debit: charge && charge.due !== null ? charge : null };
}

/** What is due is left to the first debit: only where that pays the bill, and in time. */
export function mayWait({ tooLate }: EnrolmentTerms, services: readonly AutoPayService[]): boolean {
  return !tooLate && services.includes("core");
}
