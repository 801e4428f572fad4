import type { PaymentMethodInput, PaymentMethodType } from "../../../api/graphql/generated/graph.ts";

type Card = { type: PaymentMethodType; lastFour: string; /** Milliseconds since 1970: the vault forgets the token then. */ goodUntil: number };

/** A method that is ready to be charged: its token came from the vault. Tokens name a card to the server alone. */
export type ChosenMethod =
  | (Card & { kind: "saved"; paymentMethodId: string; codeToken: string })
  | (Card & { kind: "new"; vaultToken: string; canSave: boolean; save: boolean });

/** The method as it is sent. */
export function methodInput(method: ChosenMethod): PaymentMethodInput {
  if (method.kind === "new") return { vaultToken: method.vaultToken };
  return { savedCard: { paymentMethodId: method.paymentMethodId, securityCodeToken: method.codeToken } };
}
