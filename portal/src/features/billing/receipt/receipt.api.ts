import type { ApolloClient } from "@apollo/client";
import { answer } from "../../../api/answer.ts";
import { tellGraph } from "../../../api/graphCalls.ts";
import { SendReceiptDocument } from "../../../api/graphql/generated/graph.receipt.ts";
import { SendRefundReceiptDocument } from "../../../api/graphql/generated/graph.refund.ts";
import type { Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

type InLanguage = { accountId: string; locale: "en-US" | "es-US" };
export type WantedReceipt = InLanguage & { paymentId: string };
export type WantedRefundReceipt = InLanguage & { refundId: string };

/** The receipt as a tagged PDF in a language. */
export const downloadReceipt = (rest: Rest, { accountId, paymentId, locale }: WantedReceipt): Promise<Result<Blob>> =>
  answer<Blob>(
    rest.billing.GET("/api/pub/billing/v1/accounts/{accountId}/payments/{paymentId}/receipt", {
      params: { path: { accountId, paymentId }, query: { locale } },
      parseAs: "blob",
    }),
  );

/** The receipt of a refund as a tagged PDF in a language. */
export const downloadRefundReceipt = (rest: Rest, { accountId, refundId, locale }: WantedRefundReceipt): Promise<Result<Blob>> =>
  answer<Blob>(
    rest.billing.GET("/api/pub/billing/v1/accounts/{accountId}/refunds/{refundId}/receipt", {
      params: { path: { accountId, refundId }, query: { locale } },
      parseAs: "blob",
    }),
  );

/** The receipt by e-mail, in a language, to who asks (B05). */
export const sendReceipt = async (client: ApolloClient, { accountId, paymentId, locale }: WantedReceipt): Promise<Result<SentTo>> => {
  const told = await tellGraph(client, SendReceiptDocument, { input: { accountId, paymentId, locale } });
  return told.ok ? { ...told, data: told.data.sendReceipt } : told;
};

/** The receipt of a refund, in the same way. */
export const sendRefundReceipt = async (client: ApolloClient, { accountId, refundId, locale }: WantedRefundReceipt): Promise<Result<SentTo>> => {
  const told = await tellGraph(client, SendRefundReceiptDocument, { input: { accountId, refundId, locale } });
  return told.ok ? { ...told, data: told.data.sendRefundReceipt } : told;
};

/** `address` is null where none can be sent to this person. */
type SentTo = { address: string | null };
