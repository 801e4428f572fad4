import type { ContentStore } from "@portico/content-runtime/store";
import type {
  FuturePaymentInput, InstantPaymentInput, PaymentMethodInput, ScheduledPaymentChangeInput, TermsAcceptanceInput,
} from "../../../api/graphql/generated/graph.ts";
import type { ChosenMethod, Draft } from "./payOnce.draft.ts";

/** What is sent when the customer presses the last button, and to which operation. Repeated word for word while the outcome is unknown. */
export type Attempt =
  | { operation: "pay"; input: InstantPaymentInput }
  | { operation: "schedule"; input: FuturePaymentInput }
  | { operation: "change"; input: ScheduledPaymentChangeInput };

/** The text that is accepted before paying or scheduling (PAY-22). */
export const termsKeyOf = ({ isLater }: Pick<Draft, "isLater">) => (isLater ? "billing.schedule.terms.text" : "billing.payOnce.terms.text");

/** Names the exact wording on the screen: release, language, key and the hash of the text. */
async function acceptance(content: ContentStore, draft: Draft): Promise<TermsAcceptanceInput> {
  const { release, locale } = content.getState();
  const key = termsKeyOf(draft);
  return { accepted: true, release, locale, key, textHash: await content.hashOf(key) };
}

/** Null for the method that the payment keeps. */
function methodInput(method: ChosenMethod): PaymentMethodInput | null {
  if (method.kind === "kept") return null;
  if (method.kind === "new") return { vaultToken: method.vaultToken };
  if (method.kind === "savedBank") return { savedBankAccount: { paymentMethodId: method.paymentMethodId } };
  return { savedCard: { paymentMethodId: method.paymentMethodId, securityCodeToken: method.codeToken } };
}

/**
 * What is sent for a draft.
 * @throws Error for a draft that is not filled in; the steps' guard never lets one come here.
 */
export async function attemptOf(draft: Draft, content: ContentStore): Promise<Attempt> {
  const { accountId, attemptKey, amount, method, date, isLater, way, overlapsSeen } = draft;
  if (!attemptKey || !amount || !method || !date) throw new Error("The payment is not filled in.");
  const terms = await acceptance(content, draft);
  const common = { accountId, attemptKey, amount: amount.cents, overpaymentConfirmed: amount.overpaymentConfirmed, terms, ...(overlapsSeen && { overlapsSeen }) };
  const chosen = methodInput(method);
  if (way?.changes) return { operation: "change", input: { ...common, paymentId: way.changes, date, method: chosen } };
  if (!chosen) throw new Error("A new payment has a method of its own.");
  const parts = { saveMethod: method.kind === "new" && method.save && method.canSave, ...(draft.paperless && { enrollPaperless: true }) };
  if (isLater) return { operation: "schedule", input: { ...common, ...parts, date, method: chosen } };
  return { operation: "pay", input: { ...common, ...parts, method: chosen } };
}
