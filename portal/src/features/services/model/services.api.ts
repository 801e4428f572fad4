import type { components } from "@portico/openapi/account";
import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

export type Service = components["schemas"]["Service"];

/** Fetches the services of an account. */
export async function getServices({ account, headers }: Rest, accountId: string): Promise<Result<Service[]>> {
  const result = await toResult(
    account.GET("/api/pub/account/v1/services", { params: { header: headers.reading(), query: { accountId } } }),
  );
  return result.ok ? { ok: true, data: result.data.services } : result;
}
