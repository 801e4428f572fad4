import { asc, desc, eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { mobileDevices, mobileTransactions, streamingSubscriptions, streamingTransactions } from "./mobile.tables.ts";

type MovementTable = typeof mobileTransactions | typeof streamingTransactions;

/** The newest payments, refunds and charges of mobile or streaming. */
export function newestMovements(tx: Transaction, table: MovementTable, accountId: string, count: number): Promise<(typeof mobileTransactions.$inferSelect)[]> {
  return tx.select().from(table).where(eq(table.accountId, accountId)).orderBy(desc(table.date), desc(table.id)).limit(count);
}

export function subscriptionsOf(tx: Transaction, accountId: string): Promise<(typeof streamingSubscriptions.$inferSelect)[]> {
  return tx.select().from(streamingSubscriptions).where(eq(streamingSubscriptions.accountId, accountId)).orderBy(asc(streamingSubscriptions.name));
}

export function devicesOf(tx: Transaction, accountId: string): Promise<(typeof mobileDevices.$inferSelect)[]> {
  return tx.select().from(mobileDevices).where(eq(mobileDevices.accountId, accountId)).orderBy(asc(mobileDevices.name));
}
