import type { ApolloClient } from "@apollo/client";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { mutateGraph } from "../../../api/graphCalls.ts";
import {
  DeleteVoiceMessageDocument,
  MarkVoiceMessageDocument,
  RestoreVoiceMessageDocument,
} from "../../../api/graphql/generated/voxcon.messages.ts";
import type { Failure, Result } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, takeEvery } from "../../../lib/effects.ts";

/** What can be done with a message. */
export type MessageChange = { what: "delete" } | { what: "restore" } | { what: "mark"; isRead: boolean };
type ChangeRequest = { accountId: string; messageId: string; change: MessageChange };

type FailedChange = Omit<ChangeRequest, "accountId"> & { failure: Failure };

/** The last change that failed; null for none. */
type ChangeState = FailedChange | null;

const slice = createSlice({
  name: "voiceMessages",
  initialState: null as ChangeState,
  reducers: {
    changeRequested: (_, _event: PayloadAction<ChangeRequest>): ChangeState => null,
    changeFailed: (_, { payload }: PayloadAction<FailedChange>): ChangeState => payload,
    left: (): ChangeState => null,
  },
});

export const messageEvents = slice.actions;

/** Each answers with the changed message, which updates Apollo's cache and with it the screen. */
function send(client: ApolloClient, { change, ...input }: ChangeRequest): Promise<Result<unknown>> {
  switch (change.what) {
    case "mark":
      return mutateGraph(client, MarkVoiceMessageDocument, { input: { ...input, isRead: change.isRead } }, "voxcon");
    case "delete":
      return mutateGraph(client, DeleteVoiceMessageDocument, { input }, "voxcon");
    case "restore":
      return mutateGraph(client, RestoreVoiceMessageDocument, { input }, "voxcon");
  }
}

function* messagesSaga() {
  const { graph } = yield* context();
  yield* takeEvery(messageEvents.changeRequested, function* ({ payload }) {
    const result = yield* call(send, yield* call(graph), payload);
    const { messageId, change } = payload;
    if (!result.ok) yield* put(messageEvents.changeFailed({ messageId, change, failure: result.failure }));
  });
}

/** Workflows of the messages' screen. */
export const messagesWorkflows = {
  name: "voiceMessages",
  reducers: { voiceMessages: slice.reducer },
  sagas: { voiceMessages: messagesSaga },
};

/** Use only on the messages' screen, which brings this slice. */
export const selectFailedChange = (root: unknown) => (root as { voiceMessages: ChangeState }).voiceMessages;
