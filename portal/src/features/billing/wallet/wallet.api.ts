import type { ApolloClient } from "@apollo/client";
import { queryGraph, mutateGraph } from "../../../api/graphCalls.ts";
import type {
  AddPaymentMethodInput,
  EditCardInput,
  PaymentMethodRefInput,
  RenamePaymentMethodInput,
  WalletRefusalCode,
  WalletResultFragment,
} from "../../../api/graphql/generated/graph.ts";
import {
  AddPaymentMethodDocument,
  DeletePaymentMethodDocument,
  EditCardDocument,
  MakeDefaultPaymentMethodDocument,
  RenamePaymentMethodDocument,
  WalletDocument,
} from "../../../api/graphql/generated/graph.wallet.ts";
import type { Result } from "../../../api/result.ts";

/** Result of a change. `unknown`: the request had no answer, and the change may have been made. */
export type WalletOutcome =
  | { kind: "changed" }
  | { kind: "refused"; code: WalletRefusalCode }
  | { kind: "rejected" }
  | { kind: "unknown" };

/**
 * Saves a method (WALL-02). Safe to retry: its idempotency key saves it once. Never throws, like the other functions
 * here.
 */
export const addMethod = async (client: ApolloClient, input: AddPaymentMethodInput): Promise<WalletOutcome> =>
  outcomeOf(await mutateGraph(client, AddPaymentMethodDocument, { input }));

/** Updates a saved card. Its idempotency key makes it one change. */
export const editCard = async (client: ApolloClient, input: EditCardInput): Promise<WalletOutcome> =>
  outcomeOf(await mutateGraph(client, EditCardDocument, { input }));

/** Sets a method's nickname (B15); idempotent. */
export const renameMethod = async (client: ApolloClient, input: RenamePaymentMethodInput): Promise<WalletOutcome> =>
  outcomeOf(await mutateGraph(client, RenamePaymentMethodDocument, { input }));

/** Makes a method the default; idempotent. */
export const makeDefault = async (client: ApolloClient, input: PaymentMethodRefInput): Promise<WalletOutcome> =>
  outcomeOf(await mutateGraph(client, MakeDefaultPaymentMethodDocument, { input }));

/** Deletes a method (WALL-02). */
export const deleteMethod = async (client: ApolloClient, input: PaymentMethodRefInput): Promise<WalletOutcome> =>
  outcomeOf(await mutateGraph(client, DeletePaymentMethodDocument, { input }));

/** Refetches the wallet into the Apollo cache, which updates every screen that shows it. */
export const refreshWallet = (client: ApolloClient, accountId: string) =>
  queryGraph(client, WalletDocument, { accountId });

function outcomeOf(answer: Result<{ result: WalletResultFragment }>): WalletOutcome {
  if (!answer.ok)
    return {
      kind: answer.failure.kind === "unreachable" || answer.failure.kind === "unexpected" ? "unknown" : "rejected",
    };
  const { result } = answer.data;
  return result.__typename === "WalletRefusal" ? { kind: "refused", code: result.code } : { kind: "changed" };
}
