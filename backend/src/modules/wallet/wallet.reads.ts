import { isExpired, isExpiringSoon } from "@portico/rules/card";
import type { Transaction } from "../../database/database.ts";
import { methodRow, methodRows, sameMethod, type MethodRow } from "./wallet.repository.ts";

/**
 * A saved method with its flags on a business date. Expiring soon: its last day is at most thirty days ahead. Bank
 * accounts never expire.
 */
export type SavedMethod = MethodRow & { expired: boolean; expiringSoon: boolean };

/** The saved methods of an account: the default first, then the newest. */
export async function savedMethods(tx: Transaction, accountId: string, businessDate: string): Promise<SavedMethod[]> {
  return (await methodRows(tx, accountId)).map((row) => flagged(row, businessDate));
}

/** One saved method; undefined when it does not exist or belongs to another account. */
export async function savedMethod(
  tx: Transaction,
  accountId: string,
  id: string,
  businessDate: string,
): Promise<SavedMethod | undefined> {
  const row = await methodRow(tx, accountId, id);
  return row && flagged(row, businessDate);
}

/** The saved method with this processor fingerprint. */
export async function methodWithFingerprint(
  tx: Transaction,
  accountId: string,
  fingerprint: string,
): Promise<string | undefined> {
  return (await sameMethod(tx, accountId, fingerprint))?.id;
}

function flagged(row: MethodRow, businessDate: string): SavedMethod {
  const { expiry } = row;
  if (expiry === null) return { ...row, expired: false, expiringSoon: false };
  return { ...row, expired: isExpired(expiry, businessDate), expiringSoon: isExpiringSoon(expiry, businessDate) };
}
