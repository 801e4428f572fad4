import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLatest } from "../../../lib/effects.ts";
import { downloadReceipt } from "./receipt.api.ts";
import { receiptEvents } from "./receipt.slice.ts";
import { saveFile } from "../model/saveFile.ts";

/** Fetches the document in the language on the screen, then hands it to the browser. */
export function* receiptSaga() {
  yield* takeLatest(receiptEvents.downloadRequested, function* ({ payload: { accountId, paymentId, fileName } }) {
    const { rest, content } = yield* context();
    const document = yield* call(downloadReceipt, rest, { accountId, paymentId, locale: content.getState().locale });
    if (!document.ok) return yield* put(receiptEvents.downloadFailed(document.failure));
    yield* call(saveFile, document.data, fileName);
    yield* put(receiptEvents.downloaded());
  });
}
