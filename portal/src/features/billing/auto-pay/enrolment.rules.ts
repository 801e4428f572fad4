import { dueDateToMeet, installmentsOf, nextCharge } from "@portico/rules/accountStatus";
import {
  type AutoPayDebit,
  type AutoPayService,
  monthlyDiscount,
  nextDebitDate,
  waitsTooLong,
} from "@portico/rules/autoPay";
import { stillDue } from "@portico/rules/paymentAmount";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";

/** Terms of an enrolment, computed with the server's own rules. Amounts in cents. */
export interface EnrolmentTerms {
  /** Amount still due now. */
  due: number;
  /** Date of the first debit. */
  date: string;
  discount: number;
  /** Whether the amount due would be late if it waited for the first debit. */
  tooLate: boolean;
  /** Amount of the first debit; null while its bill has not been issued. */
  debit: AutoPayDebit | null;
}

/**
 * Auto Pay starts with the latest day of the month that pays every bill in time; the customer can change it later. The
 * first debit shown is what the server will charge: net of scheduled payments that can be made and of later installments
 * of an arrangement, and none while nothing is due.
 * @param payNow cents paid in the same flow
 */
export function enrolmentTerms(
  account: AutoPayAccountFragment,
  services: readonly AutoPayService[],
  payNow = 0,
): EnrolmentTerms {
  const { autoPay, businessDate: today, dueDate, adjustedDelinquencyAmount } = account;
  const { arrangement, scheduled } = account.status;
  const [due, discount] = [stillDue(account), monthlyDiscount(services)];
  const regular = nextDebitDate(autoPay.usualDebitDay, today);
  const charge = nextCharge({
    today,
    debitDay: autoPay.usualDebitDay,
    nextDate: regular,
    stillDue: due - payNow,
    installments: installmentsOf(arrangement),
    nextStatementDate: account.nextStatementDate,
    scheduled,
    discount: autoPay.discountGiven ? 0 : discount,
    atMost: services.includes("core") ? null : autoPay.mobileCharges,
  });
  const tooLate = adjustedDelinquencyAmount > 0 || waitsTooLong(dueDateToMeet(dueDate, arrangement, due), regular);
  return {
    due,
    date: charge?.date ?? regular,
    discount,
    tooLate,
    debit: charge && charge.due !== null ? charge : null,
  };
}

/** Whether the balance may wait for the first debit: only if that debit pays the bill, and in time. */
export function mayWait({ tooLate }: EnrolmentTerms, services: readonly AutoPayService[]): boolean {
  return !tooLate && services.includes("core");
}
