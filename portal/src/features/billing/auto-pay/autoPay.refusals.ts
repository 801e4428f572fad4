import type { AutoPayRefusalCode, PaymentRefusalCode } from "../../../api/graphql/generated/graph.ts";
import type { AutoPayStep } from "../model/paths.ts";
import { type AutoPayDraft, stepsOf } from "./autoPay.draft.ts";
import type { AutoPayOrder } from "./autoPay.orders.ts";

/** Why nothing was started. OTHER: the call itself was refused, and never sent before. OFFLINE: there was no network, and nothing was sent. */
export type AutoPayRefusalReason = Exclude<AutoPayRefusalCode, "ATTEMPT_STILL_RUNNING" | "ATTEMPT_KEY_INVALID"> | "AMOUNT_CHANGED" | "PAYMENT_BEING_CONFIRMED" | "REFERENCE_INVALID" | "NOTIFY_INVALID" | "NOTIFY_UNAVAILABLE" | "OTHER" | "OFFLINE";

/** `openActionId`: the action that has to end first. */
export type AutoPayRefused = { code: AutoPayRefusalReason; openActionId?: string };

export function reasonOf(code: AutoPayRefusalCode): AutoPayRefusalReason {
  return code === "ATTEMPT_STILL_RUNNING" || code === "ATTEMPT_KEY_INVALID" ? "OTHER" : code;
}

/** A payment's refusal in the words of this flow. */
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
    case "ATTEMPT_KEY_REUSED":
    case "REFERENCE_INVALID":
    case "NOTIFY_INVALID":
    case "NOTIFY_UNAVAILABLE":
      return code;
    default:
      return "OTHER";
  }
}

/** What was asked for and not started: each has a message of its own (ERR-02). */
export type RefusedThing = "enrol" | "change" | "method" | "cancel" | "date" | "retry";

export function refusedThing(order: AutoPayOrder["kind"], draft: AutoPayDraft | undefined): RefusedThing {
  if (order === "pay") return "enrol";
  return order === "change" && draft?.method && draft.method.kind !== "kept" ? "method" : order;
}

const atMethod: readonly AutoPayRefusalReason[] = [
  "METHOD_NOT_FOUND", "METHOD_EXPIRED", "METHOD_UNAVAILABLE", "CARDS_RESTRICTED", "CARD_DATA_EXPIRED", "PREPAID_NOT_ALLOWED", "CARDS_ONLY_FOR_MOBILE", "DEBIT_OR_CREDIT_ONLY",
];
const atFirst: readonly AutoPayRefusalReason[] = ["NO_SERVICE_SELECTED", "MOBILE_REQUIRES_AUTO_PAY", "SERVICE_NOT_FOUND", "BALANCE_DUE", "AMOUNT_CHANGED", "NOTHING_TO_CHANGE", "DATE_UNAVAILABLE"];

/** Where the customer repairs it. */
export function stepToRepair({ flow }: AutoPayDraft, { code }: AutoPayRefused): AutoPayStep {
  if (atMethod.includes(code)) return "method";
  return (atFirst.includes(code) ? stepsOf[flow][0] : undefined) ?? "review";
}

/** The draft after a refusal: what was refused is asked for anew, and the next attempt has a new key. */
export function afterRefusal(draft: AutoPayDraft, refused: AutoPayRefused): AutoPayDraft {
  // Nothing was sent: the key has named nothing yet.
  if (refused.code === "OFFLINE") return draft;
  const { attemptKey: _over, ...rest } = draft;
  const step = stepToRepair(draft, refused);
  if (step === "method") return { ...rest, method: undefined };
  return step === "review" ? rest : { ...rest, services: undefined, payNow: undefined };
}
