import { answer } from "../../../api/answer.ts";
import type { ActivityFilter } from "../../../api/graphql/generated/graph.ts";
import type { Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

export type WantedFile = { accountId: string; filter: ActivityFilter; locale: "en-US" | "es-US" };

/** The rows that a filter leaves, as CSV in a language (B06). */
export const downloadActivity = (rest: Rest, { accountId, filter: { shown, period, status }, locale }: WantedFile): Promise<Result<Blob>> =>
  answer<Blob>(
    rest.billing.GET("/api/pub/billing/v1/accounts/{accountId}/activity", {
      params: { path: { accountId }, query: { shown, period, locale, ...(status && { status }) } },
      parseAs: "blob",
    }),
  );
