import { type Rest, toResult } from "../../../../api/rest.ts";
import type { Result } from "../../../../api/result.ts";
import { context } from "../../../../api/sagaContext.ts";
import { call, put, select, takeEvery } from "../../../../lib/effects.ts";
import { selectLocale } from "../../../content/model/content.slice.ts";
import { saveFile } from "../saveFile.ts";
import { type StatementFile, statementFilesEvents, statementFilesReducer } from "./statementFiles.slice.ts";
import { billing } from "../billing.slice.ts";

type Locale = "en-US" | "es-US";

/** One statement as a PDF, or several as a zip, in the given language. */
function downloadStatementFile(rest: Rest, file: StatementFile, locale: Locale): Promise<Result<Blob>> {
  return file.kind === "pdf" ? document(rest, file, locale) : archive(rest, file, locale);
}

const document = (rest: Rest, { accountId, statementId }: StatementFile & { kind: "pdf" }, locale: Locale) =>
  toResult<Blob>(
    rest.billing.GET("/api/pub/billing/v1/accounts/{accountId}/statements/{statementId}/document", {
      params: { path: { accountId, statementId }, query: { locale } },
      parseAs: "blob",
    }),
  );

const archive = (rest: Rest, { accountId, from, to, content }: StatementFile & { kind: "archive" }, locale: Locale) =>
  toResult<Blob>(
    rest.billing.GET("/api/pub/billing/v1/accounts/{accountId}/statement-archive", {
      params: { path: { accountId }, query: { from, to, content, locale } },
      parseAs: "blob",
    }),
  );

/** Downloads statement files in the current language and saves them through the browser. */
function* statementFilesSaga() {
  yield* takeEvery(statementFilesEvents.requested, function* ({ payload: { file, fileName } }) {
    const { rest } = yield* context();
    const answer = yield* call(downloadStatementFile, rest, file, yield* select(selectLocale));
    if (!answer.ok) return yield* put(statementFilesEvents.failed({ file, failure: answer.failure }));
    yield* call(saveFile, answer.data, fileName);
    yield* put(statementFilesEvents.received(file));
  });
}

export const statementFilesWorkflow = {
  name: "statementFiles",
  reducers: billing({ statementFiles: statementFilesReducer }),
  sagas: { statementFiles: statementFilesSaga },
};
