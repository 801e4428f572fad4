import { autoPayDebit, type AutoPayDebit, type AutoPayService, monthlyDiscount, nextDebitDate, waitsTooLong } from "@portico/rules/autoPay";
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
  debit: AutoPayDebit;
}

/** Auto Pay starts on the day on which the bill is due; another day can be chosen later. */
export function enrolmentTerms({ autoPay, businessDate, dueDate, adjustedDelinquencyAmount, ...owed }: AutoPayAccountFragment, services: readonly AutoPayService[]): EnrolmentTerms {
  const date = nextDebitDate(autoPay.dueDay, businessDate);
  const discount = monthlyDiscount(services);
  return { due: stillDue(owed), date, discount, tooLate: adjustedDelinquencyAmount > 0 || waitsTooLong(dueDate, date), debit: autoPayDebit(owed, autoPay.discountGiven ? 0 : discount) };
}

/** What is due is left to the first debit: only where that pays the bill, and in time. */
export function mayWait({ tooLate }: EnrolmentTerms, services: readonly AutoPayService[]): boolean {
  return !tooLate && services.includes("core");
}
