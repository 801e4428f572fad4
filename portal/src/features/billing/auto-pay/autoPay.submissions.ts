import type { ContentStore } from "@portico/content-runtime/store";
import type {
  AutoPayRefusalCode,
  CancelAutoPayInput,
  ChangeAutoPayDateInput,
  ChangeAutoPayInput,
  EnrolAutoPayInput,
  InstantPaymentInput,
  PaymentRefusalCode,
  RetryAutoPayPartInput,
} from "../../../api/graphql/generated/graph.ts";
import type { AutoPayStep } from "../model/paths.ts";
import { recordsInput } from "../model/payment-flow/records.ts";
import { type SavedDraft, tabDrafts } from "../model/payment-flow/tabDrafts.ts";
import { choiceOf, methodInput } from "../model/payment-methods/methods.rules.ts";
import { acceptanceOf, paperlessKey } from "../model/termsAcceptance.ts";
import { type AutoPayDraft, stepsOf } from "./autoPay.draft.ts";

/** What one submit sends; retries send the identical submission until its outcome is known. */
export type AutoPaySubmission =
  | { kind: "enrol"; input: EnrolAutoPayInput }
  | { kind: "pay"; input: InstantPaymentInput }
  | { kind: "change"; input: ChangeAutoPayInput }
  | { kind: "cancel"; input: CancelAutoPayInput }
  | { kind: "date"; input: ChangeAutoPayDateInput }
  | { kind: "retry"; input: RetryAutoPayPartInput };

/** Submissions of a single button, before they have an idempotency key. */
export type ImmediateRequest =
  | { kind: "cancel"; accountId: string }
  | { kind: "date"; accountId: string; debitDay: number }
  | { kind: "retry"; accountId: string; actionId: string; partId: string };

/** Catalogue key of the authorisation that is accepted before enrolling. */
export const authorisationKey = "billing.autoPay.terms.text";
const paymentTermsKey = "billing.payOnce.terms.text";

/** Builds the submission of a single button. */
export function immediateSubmission(request: ImmediateRequest, idempotencyKey: string): AutoPaySubmission {
  switch (request.kind) {
    case "cancel":
      return { kind: "cancel", input: { accountId: request.accountId, idempotencyKey } };
    case "date":
      return { kind: "date", input: { accountId: request.accountId, idempotencyKey, debitDay: request.debitDay } };
    case "retry":
      return {
        kind: "retry",
        input: { accountId: request.accountId, idempotencyKey, actionId: request.actionId, partId: request.partId },
      };
  }
}

/**
 * Builds the review step's submission.
 * @param debitDay the day of the month on which the bill is due
 * @throws Error for an incomplete draft, which the steps' route guard prevents
 */
export async function submissionOf(
  draft: AutoPayDraft,
  debitDay: number,
  content: ContentStore,
): Promise<AutoPaySubmission> {
  const { accountId, idempotencyKey, services, method, payNow = 0 } = draft;
  if (!idempotencyKey || !services || !method) throw new Error("Auto Pay is not filled in.");
  const terms = await acceptanceOf(content, authorisationKey);
  const common = { accountId, idempotencyKey };
  if (draft.flow === "change")
    return {
      kind: "change",
      input: { ...common, services, terms, ...(method.kind !== "current" && { method: methodInput(method) }) },
    };
  if (method.kind === "current") throw new Error("Nothing is enrolled yet.");
  const chosen = methodInput(method);
  const paperless = draft.paperless && {
    enrollPaperless: true,
    paperlessTerms: await acceptanceOf(content, paperlessKey),
  };
  if (payNow === 0)
    return { kind: "enrol", input: { ...common, services, method: chosen, debitDay, ...paperless, terms } };
  const paymentTerms = await acceptanceOf(content, paymentTermsKey);
  // Auto Pay needs the method again, so a new one is saved; the outcome reports the saving as a part of its own
  // (PAY-17).
  const saveMethod = method.kind === "new" && method.canSave;
  const enrolAutoPay = { services, debitDay, terms };
  return {
    kind: "pay",
    input: {
      ...common,
      amount: payNow,
      method: chosen,
      saveMethod,
      overpaymentConfirmed: false,
      terms: paymentTerms,
      enrolAutoPay,
      ...paperless,
      ...recordsInput(draft),
    },
  };
}

export type SavedAutoPay = SavedDraft<AutoPayDraft, AutoPaySubmission>;

const withoutCardData = ({ method, methodBefore, ...draft }: AutoPayDraft): AutoPayDraft => {
  if (method?.kind === "current" || method?.kind === "savedBank") return { ...draft, method };
  return { ...draft, methodBefore: method ? choiceOf(method) : methodBefore };
};

/** Per-tab storage of the Auto Pay draft and of a sent submission, for a reload. Holds no card data. */
export const autoPayDrafts = tabDrafts<AutoPayDraft, AutoPaySubmission>("autoPay", withoutCardData);

/**
 * Why nothing was started. OTHER: the first send of the request was refused. OFFLINE: there was no network, and nothing
 * was sent.
 */
export type AutoPayRefusalReason =
  | Exclude<AutoPayRefusalCode, "ATTEMPT_STILL_RUNNING" | "IDEMPOTENCY_KEY_INVALID">
  | "AMOUNT_CHANGED"
  | "PAYMENT_BEING_CONFIRMED"
  | "REFERENCE_INVALID"
  | "NOTIFY_INVALID"
  | "NOTIFY_UNAVAILABLE"
  | "OTHER"
  | "OFFLINE";

/** `openActionId`: the action that has to settle first. */
export type AutoPayRefused = { code: AutoPayRefusalReason; openActionId?: string };

/** Maps a refusal code of the server to the reason shown. */
export function reasonOf(code: AutoPayRefusalCode): AutoPayRefusalReason {
  return code === "ATTEMPT_STILL_RUNNING" || code === "IDEMPOTENCY_KEY_INVALID" ? "OTHER" : code;
}

/** Maps a payment's refusal code to this flow's. */
export function reasonOfPayment(code: PaymentRefusalCode): AutoPayRefusalReason {
  switch (code) {
    case "AMOUNT_OUT_OF_RANGE":
    case "AMOUNT_BELOW_DUE":
    case "OVERPAYMENT_NOT_CONFIRMED":
      return "AMOUNT_CHANGED";
    case "METHOD_NOT_FOUND":
    case "METHOD_EXPIRED":
    case "METHOD_UNAVAILABLE":
    case "CARDS_RESTRICTED":
    case "CARD_DATA_EXPIRED":
    case "TOO_MANY_TRIES":
    case "TERMS_NOT_ACCEPTED":
    case "PAYMENT_BEING_CONFIRMED":
    case "IDEMPOTENCY_KEY_REUSED":
    case "REFERENCE_INVALID":
    case "NOTIFY_INVALID":
    case "NOTIFY_UNAVAILABLE":
      return code;
    default:
      return "OTHER";
  }
}

/** What was refused; each has a message of its own (ERR-02). */
export type RefusedThing = "enrol" | "change" | "method" | "cancel" | "date" | "retry";

/** What was refused, for the choice of the message. */
export function refusedThing(submission: AutoPaySubmission["kind"], draft: AutoPayDraft | undefined): RefusedThing {
  if (submission === "pay") return "enrol";
  return submission === "change" && draft?.method && draft.method.kind !== "current" ? "method" : submission;
}

const repairedAtMethod: readonly AutoPayRefusalReason[] = [
  "METHOD_NOT_FOUND",
  "METHOD_EXPIRED",
  "METHOD_UNAVAILABLE",
  "CARDS_RESTRICTED",
  "CARD_DATA_EXPIRED",
  "PREPAID_NOT_ALLOWED",
  "CARDS_ONLY_FOR_MOBILE",
  "DEBIT_OR_CREDIT_ONLY",
];
const repairedAtFirstStep: readonly AutoPayRefusalReason[] = [
  "NO_SERVICE_SELECTED",
  "MOBILE_REQUIRES_AUTO_PAY",
  "SERVICE_NOT_FOUND",
  "BALANCE_DUE",
  "AMOUNT_CHANGED",
  "NOTHING_TO_CHANGE",
  "DATE_UNAVAILABLE",
];

/** The step where the customer can repair the refusal. */
export function stepToRepair({ flow }: AutoPayDraft, { code }: AutoPayRefused): AutoPayStep {
  if (repairedAtMethod.includes(code)) return "method";
  return (repairedAtFirstStep.includes(code) ? stepsOf[flow][0] : undefined) ?? "review";
}

/**
 * The draft after a refusal: drops the refused input and the idempotency key, so that the next attempt gets a new key.
 */
export function afterRefusal(draft: AutoPayDraft, refused: AutoPayRefused): AutoPayDraft {
  // Nothing was sent, so the key can be reused.
  if (refused.code === "OFFLINE") return draft;
  const { idempotencyKey: _dropped, ...rest } = draft;
  const step = stepToRepair(draft, refused);
  if (step === "method") return { ...rest, method: undefined };
  return step === "review" ? rest : { ...rest, services: undefined, payNow: undefined };
}
