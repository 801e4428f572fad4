import { and, desc, eq } from "drizzle-orm";
import { isExpired, isExpiringSoon } from "@portico/rules/card";
import type { Transaction } from "../../database/database.ts";
import { paymentMethods } from "./wallet.tables.ts";

type MethodRow = typeof paymentMethods.$inferSelect;

/** A saved card with its flags on a business date. Expiring soon: its last day is at most thirty days away. */
export type SavedMethod = MethodRow & { expired: boolean; expiringSoon: boolean };

/** The saved cards of an account, the newest first. */
export async function savedMethods(tx: Transaction, accountId: string, businessDate: string): Promise<SavedMethod[]> {
  const rows = await tx.select().from(paymentMethods).where(eq(paymentMethods.accountId, accountId)).orderBy(desc(paymentMethods.savedAt), desc(paymentMethods.id));
  return rows.map((row) => flagged(row, businessDate));
}

/** One saved card; undefined when it is not there or another account's. */
export async function savedMethod(tx: Transaction, accountId: string, id: string, businessDate: string): Promise<SavedMethod | undefined> {
  const [row] = await tx.select().from(paymentMethods).where(and(eq(paymentMethods.accountId, accountId), eq(paymentMethods.id, id)));
  return row && flagged(row, businessDate);
}

function flagged(row: MethodRow, businessDate: string): SavedMethod {
  return { ...row, expired: isExpired(row.expiry, businessDate), expiringSoon: isExpiringSoon(row.expiry, businessDate) };
}

/** The id under which a card is saved; undefined when it is not. */
export async function methodWithFingerprint(tx: Transaction, accountId: string, fingerprint: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: paymentMethods.id }).from(paymentMethods).where(and(eq(paymentMethods.accountId, accountId), eq(paymentMethods.fingerprint, fingerprint)));
  return row?.id;
}
