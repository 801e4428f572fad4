import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { callbacks } from "./outages.tables.ts";

export type CallbackRow = typeof callbacks.$inferSelect;
export type CallbackName = Pick<CallbackRow, "accountId" | "id">;

const open = inArray(callbacks.state, ["REQUESTED", "SCHEDULED"]);
const named = ({ accountId, id }: CallbackName) => and(eq(callbacks.accountId, accountId), eq(callbacks.id, id));

/** The newest callback of an account that was requested after `since`. */
export async function newestCallback(
  tx: Transaction | Database,
  accountId: string,
  since: Date,
): Promise<CallbackRow | undefined> {
  const [row] = await tx
    .select()
    .from(callbacks)
    .where(and(eq(callbacks.accountId, accountId), gt(callbacks.requestedAt, since)))
    .orderBy(desc(callbacks.requestedAt))
    .limit(1);
  return row;
}

export async function hasOpenCallback(tx: Transaction, accountId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: callbacks.id })
    .from(callbacks)
    .where(and(eq(callbacks.accountId, accountId), open));
  return rows.length > 0;
}

export async function insertCallback(tx: Transaction, row: typeof callbacks.$inferInsert): Promise<CallbackRow> {
  const [added] = await tx.insert(callbacks).values(row).returning();
  return added as CallbackRow;
}

export async function callbackRow(tx: Transaction, name: CallbackName): Promise<CallbackRow | undefined> {
  return (await tx.select().from(callbacks).where(named(name)))[0];
}

/** A callback, locked until the transaction ends. */
export async function lockedCallback(tx: Transaction, name: CallbackName): Promise<CallbackRow | undefined> {
  return (await tx.select().from(callbacks).where(named(name)).for("update"))[0];
}

/**
 * Callbacks to come, locked: requested ones and those that are due first, so that those of tomorrow cannot take all the
 * places. What another process holds is left out.
 */
export function openCallbacks(tx: Transaction, limit: number): Promise<CallbackRow[]> {
  return tx
    .select()
    .from(callbacks)
    .where(open)
    .orderBy(asc(sql`coalesce(${callbacks.scheduledFor}, ${callbacks.requestedAt})`))
    .limit(limit)
    .for("update", { skipLocked: true });
}

/** Changes a callback and increments its version. */
export async function changeCallback(
  tx: Transaction,
  name: CallbackName,
  change: Partial<Pick<CallbackRow, "state" | "scheduledFor" | "calledAt" | "cancelledAt">>,
): Promise<CallbackRow> {
  const [changed] = await tx
    .update(callbacks)
    .set({ ...change, version: sql`${callbacks.version} + 1` })
    .where(named(name))
    .returning();
  return changed as CallbackRow;
}
