import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLatest } from "../../../lib/effects.ts";
import { saveFile } from "../../billing/model/saveFile.ts";
import { usersApi } from "../model/users.api.ts";
import { activityLogReducer, logFileEvents, logRead, olderRead } from "./activityLog.slice.ts";

/** Reads the log page by page, and downloads it as CSV. */
function* activityLogSaga() {
  const api = usersApi(yield* context());
  yield* takeLatest(logFileEvents.requested, function* ({ payload: { query, fileName } }) {
    const file = yield* call(api.downloadLog, query);
    if (!file.ok) return yield* put(logFileEvents.failed(file.failure));
    yield* call(saveFile, file.data, fileName);
    yield* put(logFileEvents.downloaded());
  });
  // A page of another filter is not added: a new list cancels it.
  yield* takeLatest([olderRead.requested.type, logRead.requested.type], function* (action) {
    if (!olderRead.requested.match(action)) return yield* put(olderRead.reset());
    const older = yield* call(api.readLog, action.payload);
    yield* put(older.ok ? olderRead.received(older.data) : olderRead.failed(older.failure));
  });
  yield* logRead.watch(function* (query) {
    return yield* call(api.readLog, query);
  });
}

/** Workflows of the activity log's screen. */
export const activityLogWorkflows = {
  name: "activityLog",
  reducers: { activityLog: activityLogReducer },
  sagas: { activityLog: activityLogSaga },
};
