import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import { context } from "../../../api/sagaContext.ts";
import { call } from "../../../lib/effects.ts";
import { voiceApi } from "./voice.api.ts";

/** How many messages of all lines are unread; null when they are held back from the user. */
export const unreadRead = createRead<number | null, { accountId: string }>("voiceUnread/count");

function* unreadSaga() {
  const api = voiceApi(yield* context());
  yield* unreadRead.watch(function* ({ accountId }) {
    return yield* call(api.readUnreadCount, accountId);
  });
}

/** Workflow of the unread messages on the account summary. */
export const unreadWorkflows = {
  name: "voiceUnread",
  reducers: { voiceUnread: combineReducers({ count: unreadRead.reducer }) },
  sagas: { voiceUnread: unreadSaga },
};

type State = { count: ReadState<number | null> };
/** Use only in UnreadMessages, which brings this slice. */
export const selectUnread = (root: unknown) => (root as { voiceUnread: State }).voiceUnread.count;
