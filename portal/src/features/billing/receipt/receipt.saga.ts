import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLatest, takeLeading } from "../../../lib/effects.ts";
import { downloadReceipt, downloadRefundReceipt, sendReceipt, sendRefundReceipt } from "./receipt.api.ts";
import { receiptEvents } from "./receipt.slice.ts";
import { saveFile } from "../model/saveFile.ts";

/** Has a copy sent in the language on the screen. */
function* sendCopy({ payload: receipt }: ReturnType<typeof receiptEvents.copyAsked>) {
  const { graph, content } = yield* context();
  const client = yield* call(graph);
  const { locale } = content.getState();
  const answer = "paymentId" in receipt ? yield* call(sendReceipt, client, { ...receipt, locale }) : yield* call(sendRefundReceipt, client, { ...receipt, locale });
  if (!answer.ok) return yield* put(receiptEvents.copyFailed());
  const { address } = answer.data;
  yield* put(address ? receiptEvents.copySent({ address }) : receiptEvents.copyUnavailable());
}

/** Fetches the document in the language on the screen, then hands it to the browser. */
export function* receiptSaga() {
  yield* takeLatest(receiptEvents.downloadRequested, function* ({ payload: { fileName, ...receipt } }) {
    const { rest, content } = yield* context();
    const { locale } = content.getState();
    const document = "paymentId" in receipt ? yield* call(downloadReceipt, rest, { ...receipt, locale }) : yield* call(downloadRefundReceipt, rest, { ...receipt, locale });
    if (!document.ok) return yield* put(receiptEvents.downloadFailed(document.failure));
    yield* call(saveFile, document.data, fileName);
    yield* put(receiptEvents.downloaded());
  });
  yield* takeLeading(receiptEvents.copyAsked, sendCopy);
}
