import type { Transaction } from "../../database/database.ts";
import { accountRows, serviceRows, type AccountRow, type ServiceRow } from "./account.repository.ts";

export type { AccountRow, ServiceRow };

/** What other modules may know of an account: its names, flags and addresses; undefined when there is none. */
export async function accountFacts(tx: Transaction, accountId: string): Promise<AccountRow | undefined> {
  return (await accountRows(tx, [accountId]))[0];
}

/** The services of one account, in the order in which they are shown. */
export function accountServices(tx: Transaction, accountId: string): Promise<ServiceRow[]> {
  return serviceRows(tx, [accountId]);
}
