import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { mobileDevices, mobileTransactions, streamingSubscriptions, streamingTransactions } from "./mobile.tables.ts";

type MovementTable = typeof mobileTransactions | typeof streamingTransactions;

/** The newest payments, refunds and charges of mobile or streaming. */
export function newestMovements(tx: Transaction, table: MovementTable, accountId: string, count: number): Promise<(typeof mobileTransactions.$inferSelect)[]> {
  return tx.select().from(table).where(eq(table.accountId, accountId)).orderBy(desc(table.date), desc(table.id)).limit(count);
}

/** Enough for a screen. */
const PAGE_SIZE = 20;

const kindsOf = { ALL: ["PAYMENT", "REFUND", "CHARGE"], PAYMENTS: ["PAYMENT"], REFUNDS: ["REFUND"] } as const;

export type TransactionsShown = keyof typeof kindsOf;

export interface MovementPage { nodes: (typeof mobileTransactions.$inferSelect)[]; page: number; pages: number }

/** One page of the payments, refunds and charges of mobile or streaming, the newest first; a page that is not there is the nearest one (BILL-13, BILL-15). */
export async function movementPage(tx: Transaction, table: MovementTable, accountId: string, shown: TransactionsShown, asked: number): Promise<MovementPage> {
  const wanted = and(eq(table.accountId, accountId), inArray(table.kind, [...kindsOf[shown]]));
  const [all] = await tx.select({ rows: count() }).from(table).where(wanted);
  const pages = Math.max(1, Math.ceil((all?.rows ?? 0) / PAGE_SIZE));
  const page = Math.min(Math.max(1, asked), pages);
  const nodes = await tx.select().from(table).where(wanted).orderBy(desc(table.date), desc(table.id)).limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE);
  return { nodes, page, pages };
}

export function subscriptionsOf(tx: Transaction, accountId: string): Promise<(typeof streamingSubscriptions.$inferSelect)[]> {
  return tx.select().from(streamingSubscriptions).where(eq(streamingSubscriptions.accountId, accountId)).orderBy(asc(streamingSubscriptions.name));
}

export function devicesOf(tx: Transaction, accountId: string): Promise<(typeof mobileDevices.$inferSelect)[]> {
  return tx.select().from(mobileDevices).where(eq(mobileDevices.accountId, accountId)).orderBy(asc(mobileDevices.name));
}
