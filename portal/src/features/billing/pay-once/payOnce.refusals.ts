import type { PaymentRefusalCode } from "../../../api/graphql/generated/graph.ts";
import type { PayStep } from "../model/paths.ts";
import type { Draft } from "./payOnce.draft.ts";

/**
 * Why a payment was not started. No money was taken, except that ATTEMPT_KEY_REUSED says nothing of the key's first use.
 * OTHER: the call itself was refused, and never sent before. OFFLINE: there was no network, and nothing was sent.
 */
export type Refusal = { code: PaymentRefusalCode | "OTHER" | "OFFLINE"; confirmingPaymentId?: string; /** From when it may be tried again. */ retryAt?: string };

const stepOf: Partial<Record<Refusal["code"], "amount" | "method" | "date">> = {
  AMOUNT_OUT_OF_RANGE: "amount",
  AMOUNT_BELOW_DUE: "amount",
  OVERPAYMENT_NOT_CONFIRMED: "amount",
  METHOD_NOT_FOUND: "method",
  METHOD_EXPIRED: "method",
  METHOD_UNAVAILABLE: "method",
  CARDS_RESTRICTED: "method",
  BANKS_RESTRICTED: "method",
  CARD_DATA_EXPIRED: "method",
  CANNOT_BE_SAVED: "method",
  METHOD_EXPIRES_BEFORE_DATE: "method",
  DATE_OUT_OF_RANGE: "date",
  DATE_PAST_CUT_OFF: "date",
  MUST_PAY_TODAY: "date",
  PENDING_INCLUDES_PAST_DUE: "date",
  TWO_ALREADY_SCHEDULED: "date",
};

/** Where the customer repairs it. */
export const stepToRepair = ({ code }: Refusal): PayStep => stepOf[code] ?? "review";

/** The draft after a refusal: what was refused is asked for anew, and the next attempt has a new key (PAY-20). */
export function afterRefusal(draft: Draft, refusal: Refusal): Draft {
  // Nothing was sent: the key has named nothing yet.
  if (refusal.code === "OFFLINE") return draft;
  const { attemptKey: _over, ...rest } = draft;
  const step = stepOf[refusal.code];
  if (step === "amount") return { ...rest, amount: undefined };
  if (step === "date") return { ...rest, date: undefined, isLater: undefined };
  return step === "method" ? { ...rest, method: undefined } : rest;
}
