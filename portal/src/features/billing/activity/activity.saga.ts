import type { ActivityFilter } from "../../../api/graphql/generated/graph.ts";
import { type Rest, toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, select, takeLatest } from "../../../lib/effects.ts";
import { selectLocale } from "../../content/model/content.slice.ts";
import { saveFile } from "../model/saveFile.ts";
import { activityEvents, activityReducer } from "./activity.slice.ts";
import { billing } from "../model/billing.slice.ts";

type WantedFile = { accountId: string; filter: ActivityFilter; locale: "en-US" | "es-US" };

/** Exports the filtered rows as CSV in the given language (B06). */
const downloadActivity = (
  rest: Rest,
  { accountId, filter: { shown, period, status, from, to }, locale }: WantedFile,
): Promise<Result<Blob>> =>
  toResult<Blob>(
    rest.billing.GET("/api/pub/billing/v1/accounts/{accountId}/activity", {
      params: {
        path: { accountId },
        query: { shown, period, locale, ...(status && { status }), ...(from && { from }), ...(to && { to }) },
      },
      parseAs: "blob",
    }),
  );

/** Downloads the CSV file in the current language and saves it through the browser. */
function* activitySaga() {
  yield* takeLatest(activityEvents.downloadRequested, function* ({ payload: { accountId, filter, fileName } }) {
    const { rest } = yield* context();
    const locale = yield* select(selectLocale);
    const file = yield* call(downloadActivity, rest, { accountId, filter, locale });
    if (!file.ok) return yield* put(activityEvents.downloadFailed(file.failure));
    yield* call(saveFile, file.data, fileName);
    yield* put(activityEvents.downloaded());
  });
}

export const activityWorkflow = {
  name: "activity",
  reducers: billing({ activity: activityReducer }),
  sagas: { activity: activitySaga },
};
