import { createAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { pollDue, readOnChange } from "../../../api/followChanges.ts";
import { createRead, type ReadState } from "../../../api/read.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, fork, put, type SagaGenerator, takeLatest } from "../../../lib/effects.ts";
import { notificationsApi } from "../model/notifications.api.ts";
import { notificationsRead } from "../model/notifications.slice.ts";

/** How often the number is read while a page is open and the event stream is down. */
const REFRESH_MILLISECONDS = 120_000;

/** How many notifications are unread. */
export const unreadNotificationsRead = createRead<{ unread: number }>("notifications/unread");
export const bellLeft = createAction("notifications/bellLeft");

/** Polls while the bell is shown and the event stream is down; also after a failure, which is not shown. */
function* refresh(): SagaGenerator<void> {
  const { received, failed, requested } = unreadNotificationsRead;
  yield* takeLatest([received.type, failed.type, bellLeft.type], function* (action) {
    if (bellLeft.match(action)) return;
    yield* pollDue(REFRESH_MILLISECONDS);
    yield* put(requested());
  });
}

function* bellSaga(): SagaGenerator<void> {
  const api = notificationsApi(yield* context());
  yield* fork(refresh);
  yield* fork(() => readOnChange("NOTIFICATIONS", unreadNotificationsRead, bellLeft));
  // The notification center knows the number too, and changes it.
  yield* takeLatest(notificationsRead.received, function* ({ payload: { unreadInAll: unread } }) {
    yield* put(unreadNotificationsRead.received({ unread }));
  });
  yield* unreadNotificationsRead.watch(function* () {
    return yield* call(api.unreadCount);
  });
}

export const bellWorkflows = {
  name: "notificationBell",
  reducers: { notificationBell: combineReducers({ unread: unreadNotificationsRead.reducer }) },
  sagas: { notificationBell: bellSaga },
};

type State = { unread: ReadState<{ unread: number }> };
/** Use only in the bell, which brings this slice. */
export const selectUnreadNotifications = (root: unknown) =>
  (root as { notificationBell: State }).notificationBell.unread.data?.unread ?? 0;
