import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLatest, takeLeading } from "../../../lib/effects.ts";
import { downloadReceipt, sendReceipt } from "./receipt.api.ts";
import { receiptEvents } from "./receipt.slice.ts";
import { saveFile } from "../model/saveFile.ts";

/** Has a copy sent in the language on the screen. */
function* sendCopy({ payload: { accountId, paymentId } }: ReturnType<typeof receiptEvents.copyAsked>) {
  const { graph, content } = yield* context();
  const client = yield* call(graph);
  const answer = yield* call(sendReceipt, client, { accountId, paymentId, locale: content.getState().locale });
  if (!answer.ok) return yield* put(receiptEvents.copyFailed());
  const { address } = answer.data.sendReceipt;
  yield* put(address ? receiptEvents.copySent({ address }) : receiptEvents.copyUnavailable());
}

/** Fetches the document in the language on the screen, then hands it to the browser. */
export function* receiptSaga() {
  yield* takeLatest(receiptEvents.downloadRequested, function* ({ payload: { accountId, paymentId, fileName } }) {
    const { rest, content } = yield* context();
    const document = yield* call(downloadReceipt, rest, { accountId, paymentId, locale: content.getState().locale });
    if (!document.ok) return yield* put(receiptEvents.downloadFailed(document.failure));
    yield* call(saveFile, document.data, fileName);
    yield* put(receiptEvents.downloaded());
  });
  yield* takeLeading(receiptEvents.copyAsked, sendCopy);
}
