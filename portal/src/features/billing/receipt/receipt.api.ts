import type { ApolloClient } from "@apollo/client";
import { answer } from "../../../api/answer.ts";
import { tellGraph } from "../../../api/graphCalls.ts";
import { SendReceiptDocument } from "../../../api/graphql/generated/graph.receipt.ts";
import type { Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

export type WantedReceipt = { accountId: string; paymentId: string; locale: "en-US" | "es-US" };

/** The receipt as a tagged PDF in a language. */
export const downloadReceipt = (rest: Rest, { accountId, paymentId, locale }: WantedReceipt): Promise<Result<Blob>> =>
  answer<Blob>(
    rest.billing.GET("/api/pub/billing/v1/accounts/{accountId}/payments/{paymentId}/receipt", {
      params: { path: { accountId, paymentId }, query: { locale } },
      parseAs: "blob",
    }),
  );

/** The receipt by e-mail, in a language, to who asks (B05). */
export const sendReceipt = (client: ApolloClient, input: WantedReceipt) => tellGraph(client, SendReceiptDocument, { input });
