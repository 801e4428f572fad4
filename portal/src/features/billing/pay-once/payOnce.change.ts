import { stillDue } from "@portico/rules/paymentAmount";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import type { PayWay } from "../model/paths.ts";
import type { Draft } from "./payOnce.draft.ts";
import type { SavedPayment } from "./payOnce.attempt.ts";

type Account = Pick<PayOnceAccountFragment, "id" | "amountDue" | "pendingPaymentAmount" | "scheduledPayments">;

/** A change begins with what the scheduled payment is, so it opens at review. Undefined for a payment that is not scheduled. */
export function draftOfChange(account: Account, paymentId: string): Draft | undefined {
  const payment = account.scheduledPayments.find(({ id }) => id === paymentId);
  if (!payment) return undefined;
  const { amount: cents, paymentDate: date, paymentMethodType: type, lastFour, customerReference, notified } = payment;
  const due = stillDue(account);
  return {
    accountId: account.id,
    way: { later: true, changes: paymentId },
    // Above what is due it was confirmed when it was scheduled; another amount is judged anew.
    amount: { choice: "other", cents, due, overpaymentConfirmed: cents > due },
    method: { kind: "kept", type, lastFour },
    date,
    ...(customerReference !== null && { customerReference }),
    ...(notified.length > 0 && { notify: notified.join(", ") }),
    isLater: true,
  };
}

/**
 * What was kept, for the way on which the flow is entered now. A kept change is no new payment, whoever comes to schedule is asked for a date,
 * whoever comes to link a bank account has the step for it, and quick pay begins with what is due now, whatever was half filled in. The sum and
 * the day that a link names stand in the place of those that were chosen before.
 *
 * @param named cents
 */
export function applyEntry(saved: SavedPayment, way: PayWay | undefined, linkedAmount?: number, linkedDate?: string): SavedPayment {
  const begun = onWay(saved, way);
  if (begun.underWay || (linkedAmount === undefined && linkedDate === undefined)) return begun;
  const { amount, date, isLater, ...rest } = begun.draft;
  return { draft: { ...rest, ...(linkedAmount === undefined ? { amount } : { linkedAmount }), ...(linkedDate === undefined ? { date, isLater } : { linkedDate }) } };
}

function onWay({ draft, underWay }: SavedPayment, way: PayWay | undefined): SavedPayment {
  if (underWay) return { draft, underWay };
  const { way: before, linkedAmount, linkedDate, ...rest } = draft;
  if (way?.quick) return { draft: { accountId: draft.accountId, way } };
  const fresh: Draft = before?.changes ? { accountId: draft.accountId } : rest;
  if (way?.bank) return { draft: before?.bank ? { ...fresh, way } : { ...fresh, way, linksBank: true } };
  if (!way?.later) return { draft: fresh };
  const { date, isLater, ...undated } = fresh;
  return { draft: { ...undated, way, ...(isLater && { date, isLater }) } };
}
