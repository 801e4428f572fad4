import type { ApolloClient } from "@apollo/client";
import { askGraph, tellGraph } from "../../../api/graphCalls.ts";
import type { AddPaymentMethodInput, EditCardInput, PaymentMethodRefInput, RenamePaymentMethodInput, WalletRefusalCode, WalletResultFragment } from "../../../api/graphql/generated/graph.ts";
import { AddPaymentMethodDocument, DeletePaymentMethodDocument, EditCardDocument, MakeDefaultPaymentMethodDocument, RenamePaymentMethodDocument, WalletDocument } from "../../../api/graphql/generated/graph.wallet.ts";
import type { Result } from "../../../api/result.ts";

/** What became of a change. `unknown`: the call had no answer, and the change may have been made. */
export type WalletOutcome = { kind: "changed" } | { kind: "refused"; code: WalletRefusalCode } | { kind: "turnedAway" } | { kind: "unknown" };

/** Saves a method (WALL-02). Sent as often as needed: the key in it makes it one. Never throws, as all of these. */
export const addMethod = async (client: ApolloClient, input: AddPaymentMethodInput): Promise<WalletOutcome> =>
  outcomeOf(await tellGraph(client, AddPaymentMethodDocument, { input }));

/** Brings a saved card up to date. The key in it makes it one change. */
export const editCard = async (client: ApolloClient, input: EditCardInput): Promise<WalletOutcome> => outcomeOf(await tellGraph(client, EditCardDocument, { input }));

export const renameMethod = async (client: ApolloClient, input: RenamePaymentMethodInput): Promise<WalletOutcome> =>
  outcomeOf(await tellGraph(client, RenamePaymentMethodDocument, { input }));

export const makeDefault = async (client: ApolloClient, input: PaymentMethodRefInput): Promise<WalletOutcome> =>
  outcomeOf(await tellGraph(client, MakeDefaultPaymentMethodDocument, { input }));

export const deleteMethod = async (client: ApolloClient, input: PaymentMethodRefInput): Promise<WalletOutcome> =>
  outcomeOf(await tellGraph(client, DeletePaymentMethodDocument, { input }));

/** Reads the wallet again. Every screen that shows it follows. */
export const refreshWallet = (client: ApolloClient, accountId: string) => askGraph(client, WalletDocument, { accountId });

function outcomeOf(answer: Result<{ result: WalletResultFragment }>): WalletOutcome {
  if (!answer.ok) return { kind: answer.failure.kind === "unreachable" || answer.failure.kind === "unexpected" ? "unknown" : "turnedAway" };
  const { result } = answer.data;
  return result.__typename === "WalletRefusal" ? { kind: "refused", code: result.code } : { kind: "changed" };
}
