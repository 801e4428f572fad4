import type { ApolloClient } from "@apollo/client";
import { mutateGraph } from "../../../api/graphCalls.ts";
import { SendReceiptDocument } from "../../../api/graphql/generated/graph.receipt.ts";
import { SendRefundReceiptDocument } from "../../../api/graphql/generated/graph.refund.ts";
import { type Rest, toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, select, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { selectLocale } from "../../content/model/content.slice.ts";
import { saveFile } from "../model/saveFile.ts";
import { receiptEvents, receiptReducer } from "./receipt.slice.ts";
import { billing } from "../model/billing.slice.ts";

type InLanguage = { accountId: string; locale: "en-US" | "es-US" };
type WantedReceipt = InLanguage & { paymentId: string };
type WantedRefundReceipt = InLanguage & { refundId: string };

/** Downloads the receipt as a tagged PDF in the given language. */
const downloadReceipt = (rest: Rest, { accountId, paymentId, locale }: WantedReceipt): Promise<Result<Blob>> =>
  toResult<Blob>(
    rest.billing.GET("/api/pub/billing/v1/accounts/{accountId}/payments/{paymentId}/receipt", {
      params: { path: { accountId, paymentId }, query: { locale } },
      parseAs: "blob",
    }),
  );

/** Downloads a refund's receipt as a tagged PDF in the given language. */
const downloadRefundReceipt = (
  rest: Rest,
  { accountId, refundId, locale }: WantedRefundReceipt,
): Promise<Result<Blob>> =>
  toResult<Blob>(
    rest.billing.GET("/api/pub/billing/v1/accounts/{accountId}/refunds/{refundId}/receipt", {
      params: { path: { accountId, refundId }, query: { locale } },
      parseAs: "blob",
    }),
  );

/** E-mails the receipt, in the given language, to the user who requests it (B05). */
const sendReceipt = async (
  client: ApolloClient,
  { accountId, paymentId, locale }: WantedReceipt,
): Promise<Result<SentCopy>> => {
  const response = await mutateGraph(client, SendReceiptDocument, { input: { accountId, paymentId, locale } });
  return response.ok ? { ...response, data: response.data.sendReceipt } : response;
};

/** E-mails a refund's receipt likewise. */
const sendRefundReceipt = async (
  client: ApolloClient,
  { accountId, refundId, locale }: WantedRefundReceipt,
): Promise<Result<SentCopy>> => {
  const response = await mutateGraph(client, SendRefundReceiptDocument, { input: { accountId, refundId, locale } });
  return response.ok ? { ...response, data: response.data.sendRefundReceipt } : response;
};

/** `address` is null when no copy can be sent to this user. */
type SentCopy = { address: string | null };

/** Requests an e-mail copy in the current language. */
function* sendCopy({ payload: receipt }: ReturnType<typeof receiptEvents.copyRequested>) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  const locale = yield* select(selectLocale);
  const answer =
    "paymentId" in receipt
      ? yield* call(sendReceipt, client, { ...receipt, locale })
      : yield* call(sendRefundReceipt, client, { ...receipt, locale });
  if (!answer.ok) return yield* put(receiptEvents.copyFailed({ receipt }));
  const { address } = answer.data;
  yield* put(address ? receiptEvents.copySent({ receipt, address }) : receiptEvents.copyUnavailable({ receipt }));
}

/** Downloads the document in the current language and saves it through the browser. */
function* receiptSaga() {
  yield* takeLatest(receiptEvents.downloadRequested, function* ({ payload: { fileName, ...receipt } }) {
    const { rest } = yield* context();
    const locale = yield* select(selectLocale);
    const document =
      "paymentId" in receipt
        ? yield* call(downloadReceipt, rest, { ...receipt, locale })
        : yield* call(downloadRefundReceipt, rest, { ...receipt, locale });
    if (!document.ok) return yield* put(receiptEvents.downloadFailed(document.failure));
    yield* call(saveFile, document.data, fileName);
    yield* put(receiptEvents.downloaded());
  });
  yield* takeEvery(receiptEvents.copyRequested, sendCopy);
}

export const receiptWorkflow = {
  name: "receipt",
  reducers: billing({ receipt: receiptReducer }),
  sagas: { receipt: receiptSaga },
};
