import { randomUUID } from "node:crypto";
import { newCustomer } from "./newCustomer.ts";
import { Payer, throwErrors } from "./payer.ts";
import type { TestBackend } from "./types.ts";

const fields = `__typename
  ... on WalletChange { paymentMethodId account { id paymentMethods { id type lastFour expiry cardName bankName accountKind nickname isDefault restricted usedForAutoPay autoPayAssignment } } }
  ... on WalletRefusal { code maxMethods }`;

const inputs = {
  addPaymentMethod: "AddPaymentMethodInput",
  editCard: "EditCardInput",
  renamePaymentMethod: "RenamePaymentMethodInput",
  makeDefaultPaymentMethod: "PaymentMethodRefInput",
  deletePaymentMethod: "PaymentMethodRefInput",
} as const;

export type WalletOperation = keyof typeof inputs;
export const walletOperations = Object.keys(inputs) as WalletOperation[];

export type WalletMethod = {
  id: string;
  type: string;
  lastFour: string;
  expiry: string | null;
  cardName: string;
  bankName: string | null;
  accountKind: string | null;
  nickname: string | null;
  isDefault: boolean;
  restricted: boolean;
  usedForAutoPay: boolean;
  autoPayAssignment: string | null;
};
export type WalletOutcome = {
  __typename: string;
  paymentMethodId?: string;
  code?: string;
  maxMethods?: number | null;
  account?: { paymentMethods: WalletMethod[] };
};

/** The operation as the portal sends it. */
export const walletMutation = (operation: WalletOperation): string =>
  `mutation W($input: ${inputs[operation]}!) { ${operation}(input: $input) { ${fields} } }`;

/** Changes the payer's wallet. */
export async function changeWallet(payer: Payer, operation: WalletOperation, input: object): Promise<WalletOutcome> {
  const { data, errors } = await payer.graph(walletMutation(operation), {
    input: { accountId: payer.accountId, ...input },
  });
  throwErrors(errors);
  return data?.[operation] as unknown as WalletOutcome;
}

/** Saves a method by its vault token. */
export const addMethod = (payer: Payer, vaultToken: string, more: object = {}): Promise<WalletOutcome> =>
  changeWallet(payer, "addPaymentMethod", { idempotencyKey: randomUUID(), vaultToken, makeDefault: false, ...more });

/** A signed-in customer with one saved card. */
export async function newHolder(backend: TestBackend, amountDue = 10_000): Promise<Payer & { savedCardId: string }> {
  const { username, savedCardId } = await newCustomer(backend, amountDue);
  return Object.assign(await Payer.signIn(backend, username), { savedCardId });
}
