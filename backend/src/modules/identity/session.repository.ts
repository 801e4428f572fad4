import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { sessions } from "./identity.tables.ts";

export type SessionRow = typeof sessions.$inferSelect;
export type EndReason = NonNullable<SessionRow["endedBecause"]>;

export async function sessionRow(tx: Transaction, idHash: string): Promise<SessionRow | undefined> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.idHash, idHash), isNull(sessions.endedAt)));
  return rows[0];
}

/** Upserts a session or its last activity. An ended session stays ended, whichever request finishes last. */
export async function putSession(
  tx: Transaction,
  row: Pick<SessionRow, "idHash" | "userId" | "site" | "createdAt" | "lastActivityAt">,
): Promise<void> {
  const newest = sql`greatest(${sessions.lastActivityAt}, excluded.last_activity_at)`;
  await tx
    .insert(sessions)
    .values(row)
    .onConflictDoUpdate({
      target: sessions.idHash,
      set: { lastActivityAt: newest },
      setWhere: isNull(sessions.endedAt),
    });
}

/** Changes the current account of a session. */
export async function chooseAccount(tx: Transaction, idHash: string, accountId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ accountId })
    .where(and(eq(sessions.idHash, idHash), isNull(sessions.endedAt)));
}

export async function endSession(tx: Transaction, idHash: string, now: Date, reason: EndReason): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endedBecause: reason })
    .where(and(eq(sessions.idHash, idHash), isNull(sessions.endedAt)));
}

export async function endSessionsOf(tx: Transaction, userId: string, now: Date, reason: EndReason): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endedBecause: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/** Deletes sessions whose last activity was before an instant. */
export async function deleteExpiredSessions(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.lastActivityAt, before));
}
