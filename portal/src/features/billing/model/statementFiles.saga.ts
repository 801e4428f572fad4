import { context } from "../../../api/sagaContext.ts";
import { call, put, takeEvery } from "../../../lib/effects.ts";
import { saveFile } from "./saveFile.ts";
import { downloadStatementFile } from "./statementFiles.api.ts";
import { statementFilesEvents } from "./statementFiles.slice.ts";

/** Fetches files in the language on the screen, then hands them to the browser. */
export function* statementFilesSaga() {
  yield* takeEvery(statementFilesEvents.requested, function* ({ payload: { file, fileName } }) {
    const { rest, content } = yield* context();
    const answer = yield* call(downloadStatementFile, rest, file, content.getState().locale);
    if (!answer.ok) return yield* put(statementFilesEvents.failed({ file, failure: answer.failure }));
    yield* call(saveFile, answer.data, fileName);
    yield* put(statementFilesEvents.received(file));
  });
}
