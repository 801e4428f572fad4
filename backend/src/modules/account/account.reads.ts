import { accountNameOf } from "@portico/rules/nickname";
import type { Transaction } from "../../database/database.ts";
import type { ReferencedAgreement, StoredAgreement } from "../../lib/agreement.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { canPay, isBilledHere } from "./account.domain.ts";
import {
  accountRows,
  newestPaperlessChange,
  paperlessAcceptanceRows,
  servedAt,
  serviceRows,
  type AccountRow,
  type ServiceRow,
} from "./account.repository.ts";

export { canPay, isBilledHere, servedAt };
export type { AccountRow, ServiceRow };

/** An account's names, flags and addresses, for other modules; undefined when it does not exist. */
export async function accountFacts(tx: Transaction, accountId: string): Promise<AccountRow | undefined> {
  return (await accountRows(tx, [accountId]))[0];
}

/** The account's name in documents and messages; empty when it does not exist. */
export async function accountName(tx: Transaction, accountId: string): Promise<string> {
  const account = await accountFacts(tx, accountId);
  return account ? accountNameOf(account) : "";
}

/** Whether a service works: its screens are open, and it is named in the profile. */
export const isProvisioned = ({ status }: Pick<ServiceRow, "status">): boolean =>
  status === "Active" || status === "Assigned";

/** The services of an account in display order. */
export function accountServices(tx: Transaction, accountId: string): Promise<ServiceRow[]> {
  return serviceRows(tx, [accountId]);
}

/** @throws Problem NOT_ALLOWED unless this user may pay for this account here */
export async function refuseWhoCannotPay(
  tx: Transaction,
  principal: Pick<Principal, "permissions">,
  accountId: string,
): Promise<void> {
  const account = await accountFacts(tx, accountId);
  if (!account || !canPay(principal, account)) throw new Problem("NOT_ALLOWED");
}

/**
 * The accepted paperless terms; undefined while paperless billing is off, and for an account that was created
 * paperless.
 */
export async function paperlessAgreement(
  tx: Transaction,
  accountId: string,
): Promise<(Omit<StoredAgreement, "acceptedAt"> & { acceptedAt: Date }) | undefined> {
  const terms = (await newestPaperlessChange(tx, accountId))?.terms;
  return terms ? { ...terms, acceptedAt: new Date(terms.acceptedAt) } : undefined;
}

/** The newest terms that were accepted for paperless billing. */
export const paperlessAcceptances = async (
  tx: Transaction,
  accountId: string,
  limit: number,
): Promise<ReferencedAgreement[]> =>
  (await paperlessAcceptanceRows(tx, accountId, limit)).flatMap(({ id, terms }) =>
    terms ? [{ ...terms, id: `paperless-${id}`, reference: null }] : [],
  );
