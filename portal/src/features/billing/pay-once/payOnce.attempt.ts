import type { ContentStore } from "@portico/content-runtime/store";
import type { InstantPaymentInput } from "../../../api/graphql/generated/graph.ts";
import { methodInput } from "../model/chosenMethod.ts";
import { acceptanceOf } from "../model/acceptance.ts";
import type { Draft } from "./payOnce.draft.ts";

/** The text that is accepted before paying (PAY-22). */
export const termsKey = "billing.payOnce.terms.text";

/**
 * What is sent when the customer presses Pay.
 * @throws Error for a draft that is not filled in; the steps' guard never lets one come here.
 */
export async function attemptOf(draft: Draft, content: ContentStore): Promise<InstantPaymentInput> {
  const { accountId, attemptKey, amount, method } = draft;
  if (!attemptKey || !amount || !method) throw new Error("The payment is not filled in.");
  return {
    accountId,
    attemptKey,
    amount: amount.cents,
    method: methodInput(method),
    saveMethod: method.kind === "new" && method.save && method.canSave,
    overpaymentConfirmed: amount.overpaymentConfirmed,
    terms: await acceptanceOf(content, termsKey),
  };
}
