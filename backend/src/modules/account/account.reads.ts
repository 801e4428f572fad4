import { accountNameOf } from "@portico/rules/nickname";
import type { Transaction } from "../../database/database.ts";
import type { StoredAgreement } from "../../lib/agreement.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { canPay, isBilledHere } from "./account.domain.ts";
import { accountRows, newestPaperlessChange, serviceRows, type AccountRow, type ServiceRow } from "./account.repository.ts";

export { canPay, isBilledHere };
export type { AccountRow, ServiceRow };

/** What other modules may know of an account: its names, flags and addresses; undefined when there is none. */
export async function accountFacts(tx: Transaction, accountId: string): Promise<AccountRow | undefined> {
  return (await accountRows(tx, [accountId]))[0];
}

/** What an account is called in documents and messages; empty for one that is not there. */
export async function accountName(tx: Transaction, accountId: string): Promise<string> {
  const account = await accountFacts(tx, accountId);
  return account ? accountNameOf(account) : "";
}

/** The services of one account, in the order in which they are shown. */
export function accountServices(tx: Transaction, accountId: string): Promise<ServiceRow[]> {
  return serviceRows(tx, [accountId]);
}

/** @throws Problem NOT_ALLOWED unless this person can pay for this account here */
export async function refuseWhoCannotPay(tx: Transaction, principal: Pick<Principal, "permissions">, accountId: string): Promise<void> {
  const account = await accountFacts(tx, accountId);
  if (!account || !canPay(principal, account)) throw new Problem("NOT_ALLOWED");
}

/** With what paperless billing was turned on; undefined while it is off, and for an account that came without paper. */
export async function paperlessAgreement(tx: Transaction, accountId: string): Promise<(Omit<StoredAgreement, "acceptedAt"> & { acceptedAt: Date }) | undefined> {
  const terms = (await newestPaperlessChange(tx, accountId))?.terms;
  return terms ? { ...terms, acceptedAt: new Date(terms.acceptedAt) } : undefined;
}
