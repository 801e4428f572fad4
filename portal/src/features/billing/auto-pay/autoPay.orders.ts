import type { ContentStore } from "@portico/content-runtime/store";
import type {
  CancelAutoPayInput,
  ChangeAutoPayDateInput,
  ChangeAutoPayInput,
  EnrolAutoPayInput,
  InstantPaymentInput,
  RetryAutoPayPartInput,
} from "../../../api/graphql/generated/graph.ts";
import { type SavedDraft, tabDrafts } from "../model/tabDrafts.ts";
import { acceptanceOf, paperlessKey } from "../model/acceptance.ts";
import { methodInput } from "../model/chosenMethod.ts";
import { choiceOf } from "../model/methods.rules.ts";
import { recordsInput } from "../model/records.ts";
import type { AutoPayDraft } from "./autoPay.draft.ts";

/** What is sent, word for word the same until its outcome is known. */
export type AutoPayOrder =
  | { kind: "enrol"; input: EnrolAutoPayInput }
  | { kind: "pay"; input: InstantPaymentInput }
  | { kind: "change"; input: ChangeAutoPayInput }
  | { kind: "cancel"; input: CancelAutoPayInput }
  | { kind: "date"; input: ChangeAutoPayDateInput }
  | { kind: "retry"; input: RetryAutoPayPartInput };

/** What a single press asks for, before it has a name. */
export type AskedAtOnce =
  | { kind: "cancel"; accountId: string }
  | { kind: "date"; accountId: string; debitDay: number }
  | { kind: "retry"; accountId: string; actionId: string; partId: string };

/** The text that is accepted before enrolling. */
export const authorisationKey = "billing.autoPay.terms.text";
const paymentTermsKey = "billing.payOnce.terms.text";

export function orderAtOnce(asked: AskedAtOnce, attemptKey: string): AutoPayOrder {
  switch (asked.kind) {
    case "cancel":
      return { kind: "cancel", input: { accountId: asked.accountId, attemptKey } };
    case "date":
      return { kind: "date", input: { accountId: asked.accountId, attemptKey, debitDay: asked.debitDay } };
    case "retry":
      return { kind: "retry", input: { accountId: asked.accountId, attemptKey, actionId: asked.actionId, partId: asked.partId } };
  }
}

/**
 * What the review step sends.
 * @param debitDay the day of the month on which the bill is due
 * @throws Error for a draft that is not filled in; the steps' guard never lets one come here.
 */
export async function orderOf(draft: AutoPayDraft, debitDay: number, content: ContentStore): Promise<AutoPayOrder> {
  const { accountId, attemptKey, services, method, payNow = 0 } = draft;
  if (!attemptKey || !services || !method) throw new Error("Auto Pay is not filled in.");
  const terms = await acceptanceOf(content, authorisationKey);
  const common = { accountId, attemptKey };
  if (draft.flow === "change") return { kind: "change", input: { ...common, services, terms, ...(method.kind !== "kept" && { method: methodInput(method) }) } };
  if (method.kind === "kept") throw new Error("Nothing is enrolled yet.");
  const chosen = methodInput(method);
  const paperless = draft.paperless && { enrollPaperless: true, paperlessTerms: await acceptanceOf(content, paperlessKey) };
  if (payNow === 0) return { kind: "enrol", input: { ...common, services, method: chosen, debitDay, ...paperless, terms } };
  const paymentTerms = await acceptanceOf(content, paymentTermsKey);
  // Auto Pay needs it again: what is typed in is saved, as a part that is told apart (PAY-17).
  const saveMethod = method.kind === "new" && method.canSave;
  const enrolAutoPay = { services, debitDay, terms };
  return { kind: "pay", input: { ...common, amount: payNow, method: chosen, saveMethod, overpaymentConfirmed: false, terms: paymentTerms, enrolAutoPay, ...paperless, ...recordsInput(draft) } };
}

export type SavedAutoPay = SavedDraft<AutoPayDraft, AutoPayOrder>;

const withoutCardData = ({ method, methodBefore, ...draft }: AutoPayDraft): AutoPayDraft => {
  if (method?.kind === "kept" || method?.kind === "savedBank") return { ...draft, method };
  return { ...draft, methodBefore: method ? choiceOf(method) : methodBefore };
};

/** What a reload gives back of a change of Auto Pay. */
export const autoPayDrafts = tabDrafts<AutoPayDraft, AutoPayOrder>("autoPay", withoutCardData);
