import { and, eq, gt, lt, or, sql, sum } from "drizzle-orm";
import type { Transaction } from "../src/database/database.ts";
import type { Ticket } from "../src/modules/vault/vault.protocol.ts";
import { tickets } from "./tables.ts";

/**
 * Uses one try of a ticket.
 * @returns false when none is left
 */
export async function useTry(
  tx: Transaction,
  { id, userId, accountId, expiresAt }: Ticket,
  tries: number,
): Promise<boolean> {
  const first = { id, userId, accountId, expiresAt: new Date(expiresAt), triesLeft: tries - 1, refusedChecks: 0 };
  const again = {
    target: tickets.id,
    set: { triesLeft: sql`${tickets.triesLeft} - 1` },
    setWhere: gt(tickets.triesLeft, 0),
  };
  return (await tx.insert(tickets).values(first).onConflictDoUpdate(again).returning({ id: tickets.id })).length === 1;
}

/** Whether a ticket has a try left; does not use one. */
export async function hasTry(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx.select({ left: tickets.triesLeft }).from(tickets).where(eq(tickets.id, id));
  return row === undefined || row.left > 0;
}

/**
 * Counts a check as refused before it is made, so that concurrent checks cannot exceed the rate limit.
 * @returns false when the user, or the account, has reached `maxChecks` refused checks with tickets that expire after an
 * instant
 */
export async function reserveCheck(
  tx: Transaction,
  ticket: Ticket,
  endedAfter: Date,
  maxChecks: number,
): Promise<boolean> {
  // Always in this order, to prevent deadlocks between two users of one account.
  for (const owner of [`vault checks of account ${ticket.accountId}`, `vault checks of person ${ticket.userId}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`);
  }
  if ((await refusedChecks(tx, ticket, endedAfter)) >= maxChecks) return false;
  await changeRefusedChecks(tx, ticket.id, 1);
  return true;
}

/** Undoes the reservation of a check that succeeded or was not made. */
export const releaseCheck = (tx: Transaction, id: string): Promise<void> => changeRefusedChecks(tx, id, -1);

async function changeRefusedChecks(tx: Transaction, id: string, by: 1 | -1): Promise<void> {
  await tx
    .update(tickets)
    .set({ refusedChecks: sql`${tickets.refusedChecks} + ${by}` })
    .where(eq(tickets.id, id));
}

/** How many checks the processor refused, by user or by account, with tickets that expire after an instant. */
async function refusedChecks(tx: Transaction, { userId, accountId }: Ticket, endedAfter: Date): Promise<number> {
  const theirs = or(eq(tickets.userId, userId), eq(tickets.accountId, accountId));
  const [row] = await tx
    .select({ refused: sum(tickets.refusedChecks).mapWith(Number) })
    .from(tickets)
    .where(and(theirs, gt(tickets.refusedChecks, 0), gt(tickets.expiresAt, endedAfter)));
  return row?.refused ?? 0;
}

/** Deletes tickets some time after they expired: until then they count for the rate limit. */
export async function deleteExpiredTickets(tx: Transaction, endedBefore: Date): Promise<void> {
  await tx.delete(tickets).where(lt(tickets.expiresAt, endedBefore));
}
