import { and, asc, desc, eq, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import { orders as constants } from "@portico/rules/serviceConstants";
import type { Database, Transaction } from "../../database/database.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { visitConditions } from "../appointments/appointments.reads.ts";
import { FIRST_NUMBER, orders, products } from "./orders.tables.ts";

export type ProductRow = typeof products.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;

/** What the provider sells, in display order. */
export function productRows(tx: Transaction | Database): Promise<ProductRow[]> {
  return tx.select().from(products).orderBy(asc(products.position));
}

/** The newest orders of an account. */
export function orderRows(
  tx: Transaction | Database,
  accountId: string,
  limit: number = constants.listed,
): Promise<OrderRow[]> {
  return tx.select().from(orders).where(eq(orders.accountId, accountId)).orderBy(desc(orders.number)).limit(limit);
}

type OrderName = Pick<OrderRow, "accountId" | "number">;
const named = ({ accountId, number }: OrderName) => and(eq(orders.accountId, accountId), eq(orders.number, number));

export async function orderRow(tx: Transaction | Database, name: OrderName): Promise<OrderRow | undefined> {
  return (await tx.select().from(orders).where(named(name)))[0];
}

/** An order, locked until the transaction ends. */
export async function lockedOrder(tx: Transaction, name: OrderName): Promise<OrderRow | undefined> {
  return (await tx.select().from(orders).where(named(name)).for("update"))[0];
}

/** The order of an account that is under way; there is at most one. */
export async function openOrder(tx: Transaction | Database, accountId: string): Promise<OrderRow | undefined> {
  const open = and(eq(orders.accountId, accountId), inArray(orders.state, ["PLACED", "CONFIRMED"]));
  return (await tx.select().from(orders).where(open))[0];
}

export async function insertOrder(tx: Transaction, row: typeof orders.$inferInsert): Promise<OrderRow> {
  const [inserted] = await tx.insert(orders).values(row).returning();
  await announceChange(tx, { topic: "ORDERS", accountId: row.accountId });
  return inserted as OrderRow;
}

type Change = Partial<Pick<OrderRow, "state" | "dueAt" | "cancelledAt" | "cancelReason" | "effectiveOn">>;

/** Changes an order and increments its version. */
export async function changeOrder(tx: Transaction, name: OrderName, change: Change): Promise<OrderRow> {
  const [changed] = await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(named(name))
    .returning();
  await announceChange(tx, { topic: "ORDERS", accountId: name.accountId });
  return changed as OrderRow;
}

/** Sets when the job looks at an order next; not a change that customers notice, so the version stays. */
export async function lookAgainAt(tx: Transaction, name: OrderName, dueAt: Date): Promise<void> {
  await tx.update(orders).set({ dueAt }).where(named(name));
}

export type DueOrder = OrderName & { dueAt: string };

/**
 * Open orders with something to do, after one of them; longest due first. Those that wait for a technician have it as soon
 * as their appointment is over or can no longer be changed, whenever they were to be looked at: it may have been moved or
 * cancelled since. Reads open orders only, by their index, and one appointment of each by its key.
 */
export async function dueOrders(
  tx: Transaction | Database,
  now: Date,
  limit: number,
  after?: DueOrder,
): Promise<DueOrder[]> {
  const { accountId, number, dueAt, hasVisit, state } = orders;
  const visit = visitConditions(sql`'SO-' || (${FIRST_NUMBER}::bigint + ${number})`, now);
  const byVisit = and(hasVisit, or(visit.over, and(eq(state, "PLACED"), visit.fixed)));
  // As text, because a Date would lose the microseconds of PostgreSQL, and the page would begin with the row before it.
  const position = sql<string>`${dueAt}::text`;
  return tx
    .select({ accountId, number, dueAt: position })
    .from(orders)
    .where(
      and(
        isNotNull(dueAt),
        or(lte(dueAt, now), byVisit),
        after && sql`(${dueAt}, ${number}) > (${after.dueAt}::timestamptz, ${after.number})`,
      ),
    )
    .orderBy(asc(dueAt), asc(number))
    .limit(limit);
}
