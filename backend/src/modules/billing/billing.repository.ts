import { asc, desc, eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { mobileDevices, mobileTransactions, statements, streamingSubscriptions, streamingTransactions } from "./billing.tables.ts";

/** The newest statements of an account. */
export function newestStatements(tx: Transaction, accountId: string, count: number): Promise<(typeof statements.$inferSelect)[]> {
  return tx.select().from(statements).where(eq(statements.accountId, accountId)).orderBy(desc(statements.statementDate), desc(statements.id)).limit(count);
}

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
