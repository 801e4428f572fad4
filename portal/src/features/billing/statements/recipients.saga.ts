import type { ApolloClient } from "@apollo/client";
import { mutateGraph, queryGraph } from "../../../api/graphCalls.ts";
import {
  AddStatementRecipientDocument,
  RemoveStatementRecipientDocument,
  StatementRecipientsDocument,
} from "../../../api/graphql/generated/graph.recipients.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, takeEvery } from "../../../lib/effects.ts";
import { type NewRecipient, type RecipientRefusal, recipientsEvents, recipientsReducer } from "./recipients.slice.ts";
import { billing } from "../model/billing.slice.ts";

/**
 * Adds an address that gets each statement from the next one on (B14).
 * @returns why not; null on success
 */
async function addStatementRecipient(client: ApolloClient, input: NewRecipient): Promise<RecipientRefusal | null> {
  const answer = await mutateGraph(client, AddStatementRecipientDocument, { input });
  if (answer.ok)
    return answer.data.addStatementRecipient.__typename === "StatementRecipientRefusal"
      ? answer.data.addStatementRecipient.code
      : null;
  await queryGraph(client, StatementRecipientsDocument, { accountId: input.accountId });
  return "FAILED";
}

/**
 * Removes an address; idempotent.
 * @returns whether nothing is sent there any more
 */
async function removeStatementRecipient(
  client: ApolloClient,
  accountId: string,
  recipientId: string,
): Promise<boolean> {
  return (await mutateGraph(client, RemoveStatementRecipientDocument, { input: { accountId, recipientId } })).ok;
}

/** Adds and removes addresses: each answer names its own, because another may be sent meanwhile. */
function* recipientsSaga() {
  yield* takeEvery(recipientsEvents.addRequested, function* ({ payload }) {
    const { graph } = yield* context();
    const code = yield* call(addStatementRecipient, yield* call(graph), payload);
    yield* put(code === null ? recipientsEvents.added(payload) : recipientsEvents.refused({ ...payload, code }));
  });
  yield* takeEvery(recipientsEvents.removeConfirmed, function* ({ payload: { accountId, recipientId } }) {
    const { graph } = yield* context();
    const removed = yield* call(removeStatementRecipient, yield* call(graph), accountId, recipientId);
    yield* put(removed ? recipientsEvents.removed({ recipientId }) : recipientsEvents.removeFailed({ recipientId }));
  });
}

export const recipientsWorkflow = {
  name: "recipients",
  reducers: billing({ statementRecipients: recipientsReducer }),
  sagas: { recipients: recipientsSaga },
};
