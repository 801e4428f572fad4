import type { components } from "@portico/openapi/account";
import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

export type Account = components["schemas"]["Account"];
export type DelinquencySchedule = components["schemas"]["DelinquencySchedule"];

/** Fetches the accounts that the customer may see, the current one first, with balances in cents. */
export async function getAccounts({ account, headers }: Rest): Promise<Result<Account[]>> {
  const result = await toResult(account.GET("/api/pub/account/v1/accounts", { params: { header: headers.reading() } }));
  return result.ok ? { ok: true, data: result.data.accounts } : result;
}

/** Fetches what happens next while the account's balance stays unpaid (BILL-03). */
export const getDelinquencySchedule = (
  { account, headers }: Rest,
  accountId: string,
): Promise<Result<DelinquencySchedule>> =>
  toResult(
    account.GET("/api/pub/account/v1/get-delinquency-schedule", {
      params: { header: headers.reading(), query: { accountId } },
    }),
  );
