import type { ApolloClient } from "@apollo/client";
import { askGraph, tellGraph } from "../../../api/graphCalls.ts";
import type { StatementRecipientRefusalCode } from "../../../api/graphql/generated/graph.ts";
import { AddStatementRecipientDocument, RemoveStatementRecipientDocument, StatementRecipientsDocument } from "../../../api/graphql/generated/graph.recipients.ts";

export type NewRecipient = { accountId: string; address: string; locale: string };

/** Why an address was not added. FAILED: nobody knows whether it was; the list, read anew, tells. */
export type RecipientRefusal = StatementRecipientRefusalCode | "FAILED";

/** From the next statement on it goes to this address too (B14). @returns why not; null when it does */
export async function addStatementRecipient(client: ApolloClient, input: NewRecipient): Promise<RecipientRefusal | null> {
  const answer = await tellGraph(client, AddStatementRecipientDocument, { input });
  if (answer.ok) return answer.data.addStatementRecipient.__typename === "StatementRecipientRefusal" ? answer.data.addStatementRecipient.code : null;
  await askGraph(client, StatementRecipientsDocument, { accountId: input.accountId });
  return "FAILED";
}

/** Sending it twice is taking it away once. @returns whether nothing is sent there any more */
export async function removeStatementRecipient(client: ApolloClient, accountId: string, recipientId: string): Promise<boolean> {
  return (await tellGraph(client, RemoveStatementRecipientDocument, { input: { accountId, recipientId } })).ok;
}
