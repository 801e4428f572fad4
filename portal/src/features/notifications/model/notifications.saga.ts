import { context } from "../../../api/sagaContext.ts";
import { call, fork, put, select, type SagaGenerator, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { notificationsApi } from "./notifications.api.ts";
import {
  notificationCenterReducer,
  notificationEvents,
  notificationsRead,
  selectNotifications,
  withRead,
} from "./notifications.slice.ts";

/** Runs the reads and marks of the notification center. */
function* notificationsSaga(): SagaGenerator<void> {
  const api = notificationsApi(yield* context());
  // A page of another filter is not appended: a new list cancels it.
  yield* takeLatest([notificationEvents.moreRequested.type, notificationsRead.requested.type], function* (action) {
    if (!notificationEvents.moreRequested.match(action)) return;
    const result = yield* call(api.list, action.payload);
    const { data } = (yield* select(selectNotifications)).list;
    if (!result.ok) yield* put(notificationEvents.failed(result.failure));
    else if (data) {
      const notifications = [...data.notifications, ...result.data.notifications];
      yield* put(notificationsRead.received({ ...result.data, notifications }));
    }
  });
  yield* takeEvery(notificationEvents.markRequested, function* ({ payload }) {
    const result = yield* call(api.markRead, payload);
    const { data } = (yield* select(selectNotifications)).list;
    if (!result.ok) yield* put(notificationEvents.failed(result.failure));
    else if (data) yield* put(notificationsRead.received(withRead(data, payload, result.data)));
  });
  yield* fork(notificationsRead.watch, function* (request: Parameters<typeof api.list>[0]) {
    return yield* call(api.list, request);
  });
}

export const notificationsWorkflows = {
  name: "notificationCenter",
  reducers: { notificationCenter: notificationCenterReducer },
  sagas: { notificationCenter: notificationsSaga },
};
