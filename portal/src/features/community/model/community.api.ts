import type { components } from "@portico/openapi/account";
import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

export type Community = components["schemas"]["Community"];

/**
 * Fetches the tenant agreement (local date since when; null without one) and the status of the community tab (SESS-04).
 */
export const getCommunity = ({ account, headers }: Rest, accountId: string): Promise<Result<Community>> =>
  toResult(
    account.GET("/api/pub/account/v1/community", { params: { header: headers.reading(), query: { accountId } } }),
  );
