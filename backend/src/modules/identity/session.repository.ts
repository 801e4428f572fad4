import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { sessions } from "./identity.tables.ts";

export type SessionRow = typeof sessions.$inferSelect;
export type EndReason = NonNullable<SessionRow["endedBecause"]>;

export async function sessionRow(tx: Transaction, idHash: string): Promise<SessionRow | undefined> {
  const rows = await tx.select().from(sessions).where(and(eq(sessions.idHash, idHash), isNull(sessions.endedAt)));
  return rows[0];
}

/** Writes a session, or its last activity. A session that has ended stays ended, whichever request finishes last. */
export async function putSession(tx: Transaction, row: Pick<SessionRow, "idHash" | "userId" | "site" | "createdAt" | "lastActivityAt">): Promise<void> {
  const newest = sql`greatest(${sessions.lastActivityAt}, excluded.last_activity_at)`;
  await tx.insert(sessions).values(row).onConflictDoUpdate({ target: sessions.idHash, set: { lastActivityAt: newest }, setWhere: isNull(sessions.endedAt) });
}

export async function endSession(tx: Transaction, idHash: string, now: Date, reason: EndReason): Promise<void> {
  await tx.update(sessions).set({ endedAt: now, endedBecause: reason }).where(and(eq(sessions.idHash, idHash), isNull(sessions.endedAt)));
}

export async function endSessionsOf(tx: Transaction, userId: string, now: Date, reason: EndReason): Promise<void> {
  await tx.update(sessions).set({ endedAt: now, endedBecause: reason }).where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/** Forgets sessions that had their last activity before an instant: what ended before it had none since. */
export async function forgetSessions(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.lastActivityAt, before));
}
