import { and, eq, gt, isNull, lt, or, sql, sum } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { vaultTickets, vaultTokens } from "./vault.tables.ts";

export type TicketRow = typeof vaultTickets.$inferSelect;
export type TokenRow = typeof vaultTokens.$inferSelect;

export async function insertTicket(tx: Transaction, ticket: Omit<TicketRow, "refusedChecks">): Promise<void> {
  await tx.insert(vaultTickets).values(ticket);
}

/** A ticket that is still good; nothing is taken off it. */
export async function goodTicket(tx: Transaction, hash: string, now: Date): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(vaultTickets).where(and(eq(vaultTickets.hash, hash), gt(vaultTickets.expiresAt, now), gt(vaultTickets.triesLeft, 0)));
  return row;
}

/** Takes one try off a ticket that is still good; undefined when there is none. */
export async function useTicket(tx: Transaction, hash: string, now: Date): Promise<TicketRow | undefined> {
  const good = and(eq(vaultTickets.hash, hash), gt(vaultTickets.expiresAt, now), gt(vaultTickets.triesLeft, 0));
  const [row] = await tx.update(vaultTickets).set({ triesLeft: sql`${vaultTickets.triesLeft} - 1` }).where(good).returning();
  return row;
}

export async function insertToken(tx: Transaction, token: Omit<TokenRow, "spentOn">): Promise<void> {
  await tx.insert(vaultTokens).values(token);
}

/** A token that nobody has used, for the person and account it was made for. */
export async function goodToken(tx: Transaction, hash: string, userId: string, accountId: string, now: Date): Promise<TokenRow | undefined> {
  const owned = and(eq(vaultTokens.hash, hash), eq(vaultTokens.userId, userId), eq(vaultTokens.accountId, accountId));
  const [row] = await tx.select().from(vaultTokens).where(and(owned, isNull(vaultTokens.spentOn), gt(vaultTokens.expiresAt, now)));
  return row;
}

/** @returns false when another payment was faster */
export async function spendToken(tx: Transaction, hash: string, paymentId: string): Promise<boolean> {
  const spent = await tx.update(vaultTokens).set({ spentOn: paymentId }).where(and(eq(vaultTokens.hash, hash), isNull(vaultTokens.spentOn))).returning();
  return spent.length === 1;
}

export async function tokenSpentOn(tx: Transaction, paymentId: string): Promise<TokenRow | undefined> {
  const [row] = await tx.select().from(vaultTokens).where(eq(vaultTokens.spentOn, paymentId));
  return row;
}

/**
 * Counts a check as refused before it is asked for, so that as many at once as anybody sends can't pass the limit together.
 * @returns false when the person, or anybody for the account, has had `most` refused ones with tickets that ended after an instant
 */
export async function reserveCheck(tx: Transaction, ticket: TicketRow, endedAfter: Date, most: number): Promise<boolean> {
  // Always in this order: two people of one account can't wait for each other.
  for (const owner of [`vault checks of account ${ticket.accountId}`, `vault checks of person ${ticket.userId}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`);
  }
  if ((await refusedChecks(tx, ticket, endedAfter)) >= most) return false;
  await changeRefusedChecks(tx, ticket.hash, 1);
  return true;
}

/** Gives a reserved check back: it was good, or nothing was checked. */
export const releaseCheck = (tx: Transaction, hash: string): Promise<void> => changeRefusedChecks(tx, hash, -1);

async function changeRefusedChecks(tx: Transaction, hash: string, by: 1 | -1): Promise<void> {
  await tx.update(vaultTickets).set({ refusedChecks: sql`${vaultTickets.refusedChecks} + ${by}` }).where(eq(vaultTickets.hash, hash));
}

/** How often the processor refused what a person, or anybody for an account, handed over with tickets that ended after an instant. */
async function refusedChecks(tx: Transaction, { userId, accountId }: Pick<TicketRow, "userId" | "accountId">, endedAfter: Date): Promise<number> {
  const theirs = or(eq(vaultTickets.userId, userId), eq(vaultTickets.accountId, accountId));
  const [row] = await tx.select({ refused: sum(vaultTickets.refusedChecks).mapWith(Number) }).from(vaultTickets).where(and(theirs, gt(vaultTickets.refusedChecks, 0), gt(vaultTickets.expiresAt, endedAfter)));
  return row?.refused ?? 0;
}

/** Forgets tickets some time after their end, and tokens that nobody used in time. Used ones stay with their payment. */
export async function forgetExpired(tx: Transaction, now: Date, ticketsEndedBefore: Date): Promise<void> {
  await tx.delete(vaultTickets).where(lt(vaultTickets.expiresAt, ticketsEndedBefore));
  await tx.delete(vaultTokens).where(and(lt(vaultTokens.expiresAt, now), isNull(vaultTokens.spentOn)));
}
