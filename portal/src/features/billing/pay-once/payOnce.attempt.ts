import type { ContentStore } from "@portico/content-runtime/store";
import type { InstantPaymentInput, PaymentMethodInput, TermsAcceptanceInput } from "../../../api/graphql/generated/graph.ts";
import type { ChosenMethod, Draft } from "./payOnce.draft.ts";

/** The text that is accepted before paying (PAY-22). */
export const termsKey = "billing.payOnce.terms.text";

/** Names the exact wording on the screen: release, language, key and the hash of the text. */
async function acceptance(content: ContentStore): Promise<TermsAcceptanceInput> {
  const { release, locale } = content.getState();
  return { accepted: true, release, locale, key: termsKey, textHash: await content.hashOf(termsKey) };
}

function methodInput(method: ChosenMethod): PaymentMethodInput {
  if (method.kind === "new") return { vaultToken: method.vaultToken };
  if (method.kind === "savedBank") return { savedBankAccount: { paymentMethodId: method.paymentMethodId } };
  return { savedCard: { paymentMethodId: method.paymentMethodId, securityCodeToken: method.codeToken } };
}

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
    terms: await acceptance(content),
  };
}
