import type { ApolloClient } from "@apollo/client";
import { askGraph, tellGraph } from "../../../api/graphCalls.ts";
import { ConfirmPasscodeDocument, SendPasscodeDocument, StatementCallsDocument } from "../../../api/graphql/generated/graph.statementCalls.ts";
import type { PasscodeAnswer } from "./oneTimePassword.slice.ts";

const failed: PasscodeAnswer = { state: "FAILED", triesLeft: null };

/** Asks for a new passcode; the one before ends. */
export async function sendPasscode(client: ApolloClient, accountId: string): Promise<PasscodeAnswer> {
  const answer = await tellGraph(client, SendPasscodeDocument, { input: { accountId } });
  return answer.ok ? answer.data.sendPasscode : failed;
}

/** Gives what was typed. Not repeated: each call takes a try. */
export async function confirmPasscode(client: ApolloClient, accountId: string, passcode: string): Promise<PasscodeAnswer> {
  const answer = await tellGraph(client, ConfirmPasscodeDocument, { input: { accountId, passcode } });
  return answer.ok ? answer.data.confirmPasscode : failed;
}

/** Reads the calls of a statement, and whether they may be shown. Its screen follows. */
export const readCalls = (client: ApolloClient, accountId: string, id: string) => askGraph(client, StatementCallsDocument, { accountId, id });
