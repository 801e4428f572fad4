import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLatest } from "../../../lib/effects.ts";
import { saveFile } from "../model/saveFile.ts";
import { downloadActivity } from "./activity.api.ts";
import { activityEvents } from "./activity.slice.ts";

/** Fetches the file in the language on the screen, then hands it to the browser. */
export function* activitySaga() {
  yield* takeLatest(activityEvents.downloadRequested, function* ({ payload: { accountId, filter, fileName } }) {
    const { rest, content } = yield* context();
    const file = yield* call(downloadActivity, rest, { accountId, filter, locale: content.getState().locale });
    if (!file.ok) return yield* put(activityEvents.downloadFailed(file.failure));
    yield* call(saveFile, file.data, fileName);
    yield* put(activityEvents.downloaded());
  });
}
