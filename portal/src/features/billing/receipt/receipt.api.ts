import { answer } from "../../../api/answer.ts";
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
