import type { ApolloClient } from "@apollo/client";
import { mutateGraph, queryGraph } from "../../../api/graphCalls.ts";
import {
  ConfirmPasscodeDocument,
  SendPasscodeDocument,
  StatementCallsDocument,
} from "../../../api/graphql/generated/graph.statementCalls.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, takeEvery } from "../../../lib/effects.ts";
import { oneTimePasswordEvents, type PasscodeAnswer, oneTimePasswordReducer } from "./oneTimePassword.slice.ts";

const failed: PasscodeAnswer = { state: "FAILED", triesLeft: null };

/** Requests a new passcode, which invalidates the one before. */
async function sendPasscode(client: ApolloClient, accountId: string): Promise<PasscodeAnswer> {
  const answer = await mutateGraph(client, SendPasscodeDocument, { input: { accountId } });
  return answer.ok ? answer.data.sendPasscode : failed;
}

/** Submits the typed passcode. Not retried: each request uses up a try. */
async function confirmPasscode(client: ApolloClient, accountId: string, passcode: string): Promise<PasscodeAnswer> {
  const answer = await mutateGraph(client, ConfirmPasscodeDocument, { input: { accountId, passcode } });
  return answer.ok ? answer.data.confirmPasscode : failed;
}

/** Refetches a statement's calls, and whether they may be shown, into the Apollo cache, which updates the screen. */
export const readCalls = (client: ApolloClient, accountId: string, id: string) =>
  queryGraph(client, StatementCallsDocument, { accountId, id });

/** Requests passcodes and submits tries: each answer names its account, which may be switched meanwhile. */
function* oneTimePasswordSaga() {
  yield* takeEvery(oneTimePasswordEvents.passcodeRequested, function* ({ payload: { accountId } }) {
    const { graph } = yield* context();
    const answer = yield* call(sendPasscode, yield* call(graph), accountId);
    yield* put(oneTimePasswordEvents.sent({ accountId, ...answer }));
  });
  yield* takeEvery(
    oneTimePasswordEvents.passcodeEntered,
    function* ({ payload: { accountId, statementId, passcode } }) {
      const { graph } = yield* context();
      const client = yield* call(graph);
      const answer = yield* call(confirmPasscode, client, accountId, passcode);
      // Without an answer, or with a passcode that is over, the one before may have confirmed: its answer was lost.
      if (answer.state !== "WRONG") yield* call(readCalls, client, accountId, statementId);
      yield* put(oneTimePasswordEvents.validated({ accountId, ...answer }));
    },
  );
}

export const oneTimePasswordWorkflow = {
  name: "oneTimePassword",
  reducers: { oneTimePassword: oneTimePasswordReducer },
  sagas: { oneTimePassword: oneTimePasswordSaga },
};
