import type { PaymentMethodInput, PaymentMethodType } from "../../../api/graphql/generated/graph.ts";

type Shown = { type: PaymentMethodType; lastFour: string };
type FromVault = Shown & { /** Milliseconds since 1970: the vault forgets the token then. */ goodUntil: number };

/**
 * A method that is ready to be charged: its token came from the vault, and names a card or bank account to the server alone. A saved bank
 * account needs none.
 */
export type SentMethod =
  | (FromVault & { kind: "saved"; paymentMethodId: string; codeToken: string })
  | (FromVault & { kind: "new"; vaultToken: string; canSave: boolean; save: boolean })
  | (Shown & { kind: "savedBank"; paymentMethodId: string });

/** `kept`: the method that a scheduled payment has already. */
export type ChosenMethod = (Shown & { kind: "kept" }) | SentMethod;

/** The method as it is sent. */
export function methodInput(method: SentMethod): PaymentMethodInput {
  if (method.kind === "new") return { vaultToken: method.vaultToken };
  if (method.kind === "savedBank") return { savedBankAccount: { paymentMethodId: method.paymentMethodId } };
  return { savedCard: { paymentMethodId: method.paymentMethodId, securityCodeToken: method.codeToken } };
}
