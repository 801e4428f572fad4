import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { mutateGraph } from "../../api/graphCalls.ts";
import { MarkMailMessageDocument } from "../../api/graphql/generated/webmail.mailboxes.ts";
import type { Failure } from "../../api/result.ts";
import { context } from "../../api/sagaContext.ts";
import { call, put, takeEvery } from "../../lib/effects.ts";

type Marking = { accountId: string; messageId: string; isRead: boolean };

type FailedMark = Omit<Marking, "accountId"> & { failure: Failure };

/** The last change that failed; null for none. */
type MarkState = FailedMark | null;

const slice = createSlice({
  name: "webmail",
  initialState: null as MarkState,
  reducers: {
    markRequested: (_, _event: PayloadAction<Marking>): MarkState => null,
    markFailed: (_, { payload }: PayloadAction<FailedMark>): MarkState => payload,
    left: (): MarkState => null,
  },
});

export const webmailEvents = slice.actions;

/** The answer has the message and its mailbox's count, which update Apollo's cache and with it the screen. */
function* webmailSaga() {
  const { graph } = yield* context();
  yield* takeEvery(webmailEvents.markRequested, function* ({ payload }) {
    const client = yield* call(graph);
    const result = yield* call(() => mutateGraph(client, MarkMailMessageDocument, { input: payload }, "webmail"));
    const { messageId, isRead } = payload;
    if (!result.ok) yield* put(webmailEvents.markFailed({ messageId, isRead, failure: result.failure }));
  });
}

/** Workflows of webmail's screen. */
export const webmailWorkflows = {
  name: "webmail",
  reducers: { email: slice.reducer },
  sagas: { webmail: webmailSaga },
};

/** The specification's `email` slice. Messages are in Apollo's cache. Use only on webmail's screen, which brings it. */
export const selectFailedMark = (root: unknown) => (root as { email: MarkState }).email;
