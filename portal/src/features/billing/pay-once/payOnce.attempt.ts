import type { ContentStore } from "@portico/content-runtime/store";
import type { FuturePaymentInput, InstantPaymentInput, ScheduledPaymentChangeInput } from "../../../api/graphql/generated/graph.ts";
import { type SavedDraft, tabDrafts } from "../model/tabDrafts.ts";
import { acceptanceOf, paperlessKey } from "../model/acceptance.ts";
import { methodInput } from "../model/chosenMethod.ts";
import { choiceOf } from "../model/methods.rules.ts";
import { recordsInput } from "../model/records.ts";
import type { Draft } from "./payOnce.draft.ts";

/** What is sent when the customer presses the last button, and to which operation. Repeated word for word while the outcome is unknown. */
export type Attempt =
  | { operation: "pay"; input: InstantPaymentInput }
  | { operation: "schedule"; input: FuturePaymentInput }
  | { operation: "change"; input: ScheduledPaymentChangeInput };

/** The text that is accepted before paying or scheduling (PAY-22). */
export const termsKeyOf = ({ isLater }: Pick<Draft, "isLater">) => (isLater ? "billing.schedule.terms.text" : "billing.payOnce.terms.text");

/**
 * What is sent for a draft.
 * @throws Error for a draft that is not filled in; the steps' guard never lets one come here.
 */
export async function attemptOf(draft: Draft, content: ContentStore): Promise<Attempt> {
  const { accountId, attemptKey, amount, method, date, isLater, way, overlapsSeen } = draft;
  if (!attemptKey || !amount || !method || !date) throw new Error("The payment is not filled in.");
  const terms = await acceptanceOf(content, termsKeyOf(draft));
  const common = { accountId, attemptKey, amount: amount.cents, overpaymentConfirmed: amount.overpaymentConfirmed, terms, ...(overlapsSeen && { overlapsSeen }), ...recordsInput(draft) };
  const chosen = method.kind === "kept" ? null : methodInput(method);
  if (way?.changes) return { operation: "change", input: { ...common, paymentId: way.changes, date, method: chosen } };
  if (!chosen) throw new Error("A new payment has a method of its own.");
  const parts = { saveMethod: method.kind === "new" && method.save && method.canSave, ...(draft.paperless && { enrollPaperless: true, paperlessTerms: await acceptanceOf(content, paperlessKey) }) };
  if (isLater) return { operation: "schedule", input: { ...common, ...parts, date, method: chosen } };
  return { operation: "pay", input: { ...common, ...parts, method: chosen } };
}

export type SavedPayment = SavedDraft<Draft, Attempt>;

const withoutCardData = ({ method, methodBefore, ...draft }: Draft): Draft =>
  method?.kind === "kept" ? { ...draft, method } : { ...draft, methodBefore: method ? choiceOf(method) : methodBefore };

/** What a reload gives back of a one-time payment. */
export const paymentDrafts = tabDrafts<Draft, Attempt>("payOnce", withoutCardData);
