import type { ContentStore } from "@portico/content-runtime/store";
import { stillDue } from "@portico/rules/paymentAmount";
import type {
  FuturePaymentInput,
  InstantPaymentInput,
  PayOnceAccountFragment,
  ScheduledPaymentChangeInput,
} from "../../../api/graphql/generated/graph.ts";
import type { PaymentEntry } from "../model/paths.ts";
import { recordsInput } from "../model/payment-flow/records.ts";
import { type SavedDraft, tabDrafts } from "../model/payment-flow/tabDrafts.ts";
import { choiceOf, methodInput } from "../model/payment-methods/methods.rules.ts";
import { acceptanceOf, paperlessKey } from "../model/termsAcceptance.ts";
import type { Draft } from "./payOnce.draft.ts";

/** The mutation and input that the submit button sends. Retries are identical while the outcome is unknown. */
export type Attempt =
  | { operation: "pay"; input: InstantPaymentInput }
  | { operation: "schedule"; input: FuturePaymentInput }
  | { operation: "change"; input: ScheduledPaymentChangeInput };

/** Catalogue key of the terms accepted before paying or scheduling (PAY-22). */
export const termsKeyOf = ({ isLater }: Pick<Draft, "isLater">) =>
  isLater ? "billing.schedule.terms.text" : "billing.payOnce.terms.text";

/**
 * Builds the attempt of a draft.
 * @throws Error for an incomplete draft, which the steps' route guard prevents
 */
export async function attemptOf(draft: Draft, content: ContentStore): Promise<Attempt> {
  const { accountId, idempotencyKey, amount, method, date, isLater, entry, overlapsSeen } = draft;
  if (!idempotencyKey || !amount || !method || !date) throw new Error("The payment is not filled in.");
  const terms = await acceptanceOf(content, termsKeyOf(draft));
  const common = {
    accountId,
    idempotencyKey,
    amount: amount.cents,
    overpaymentConfirmed: amount.overpaymentConfirmed,
    terms,
    ...(overlapsSeen && { overlapsSeen }),
    ...recordsInput(draft),
  };
  const chosen = method.kind === "current" ? null : methodInput(method);
  if (entry?.changes)
    return { operation: "change", input: { ...common, paymentId: entry.changes, date, method: chosen } };
  if (!chosen) throw new Error("A new payment has a method of its own.");
  const parts = {
    saveMethod: method.kind === "new" && method.save && method.canSave,
    ...(draft.paperless && { enrollPaperless: true, paperlessTerms: await acceptanceOf(content, paperlessKey) }),
  };
  if (isLater) return { operation: "schedule", input: { ...common, ...parts, date, method: chosen } };
  return { operation: "pay", input: { ...common, ...parts, method: chosen } };
}

export type SavedPayment = SavedDraft<Draft, Attempt>;

const withoutCardData = ({ method, methodBefore, ...draft }: Draft): Draft =>
  method?.kind === "current"
    ? { ...draft, method }
    : { ...draft, methodBefore: method ? choiceOf(method) : methodBefore };

/** Per-tab draft storage of one-time payments, for a reload. */
export const paymentDrafts = tabDrafts<Draft, Attempt>("payOnce", withoutCardData);

type Account = Pick<
  PayOnceAccountFragment,
  "id" | "amountDue" | "pendingDiscount" | "pendingPaymentAmount" | "scheduledPayments"
>;

/**
 * The draft of a change: it starts with the scheduled payment's values, so it opens at review. Undefined for a payment
 * that is not scheduled.
 */
export function draftOfChange(account: Account, paymentId: string): Draft | undefined {
  const payment = account.scheduledPayments.find(({ id }) => id === paymentId);
  if (!payment) return undefined;
  const { amount: cents, paymentDate: date, paymentMethodType: type, lastFour, customerReference, notified } = payment;
  const due = stillDue(account);
  return {
    accountId: account.id,
    entry: { later: true, changes: paymentId },
    // What was due when it was scheduled is not known: an amount above what is due now is confirmed again.
    amount: { choice: "other", cents, due, overpaymentConfirmed: false },
    method: { kind: "current", type, lastFour },
    date,
    ...(customerReference !== null && { customerReference }),
    ...(notified.length > 0 && { notify: notified.join(", ") }),
    isLater: true,
  };
}

/**
 * Merges the stored draft with the way in which the flow is entered now. A stored change of a scheduled payment is not
 * reused for a new payment, entering to schedule asks for a date, entering to link a bank account adds its step, and
 * quick pay starts with the amount due, whatever the draft had. An amount and a date in the link replace those chosen
 * before.
 * @param named cents
 */
export function applyEntry(
  saved: SavedPayment,
  entry: PaymentEntry | undefined,
  linkedAmount?: number,
  linkedDate?: string,
): SavedPayment {
  const entered = startDraft(saved, entry);
  if (entered.underWay || (linkedAmount === undefined && linkedDate === undefined)) return entered;
  const { amount, date, isLater, ...rest } = entered.draft;
  return {
    draft: {
      ...rest,
      ...(linkedAmount === undefined ? { amount } : { linkedAmount }),
      ...(linkedDate === undefined ? { date, isLater } : { linkedDate }),
    },
  };
}

function startDraft({ draft, underWay }: SavedPayment, entry: PaymentEntry | undefined): SavedPayment {
  if (underWay) return { draft, underWay };
  const { entry: before, linkedAmount, linkedDate, ...rest } = draft;
  if (entry?.quick) return { draft: { accountId: draft.accountId, entry } };
  const fresh: Draft = before?.changes ? { accountId: draft.accountId } : rest;
  if (entry?.bank) return { draft: before?.bank ? { ...fresh, entry } : { ...fresh, entry, linksBank: true } };
  if (!entry?.later) return { draft: fresh };
  const { date, isLater, ...withoutDate } = fresh;
  return { draft: { ...withoutDate, entry, ...(isLater && { date, isLater }) } };
}
