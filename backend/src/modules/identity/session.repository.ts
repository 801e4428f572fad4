import { and, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { sessions } from "./identity.tables.ts";

export type SessionRow = typeof sessions.$inferSelect;
/** Where a session was opened, as its user is shown it. */
export type SessionDevice = Pick<SessionRow, "browser" | "system" | "network">;
export type EndReason = NonNullable<SessionRow["endedBecause"]>;

export async function sessionRow(tx: Transaction, idHash: string): Promise<SessionRow | undefined> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.idHash, idHash), isNull(sessions.endedAt)));
  return rows[0];
}

/** The last sessions of a user that nobody ended; some may have expired. */
export function openSessionsOf(tx: Transaction, userId: string): Promise<SessionRow[]> {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.lastActivityAt));
}

/** Why a session was ended; undefined for an open or unknown one. */
export async function endReasonOf(tx: Transaction, idHash: string): Promise<EndReason | undefined> {
  const rows = await tx.select({ because: sessions.endedBecause }).from(sessions).where(eq(sessions.idHash, idHash));
  return rows[0]?.because ?? undefined;
}

/**
 * Upserts a session or its last activity. An ended session stays ended, and a proof of identity stays recorded,
 * whichever request finishes last.
 */
export async function putSession(
  tx: Transaction,
  row: Pick<SessionRow, "idHash" | "userId" | "site" | "createdAt" | "lastActivityAt"> &
    Partial<SessionDevice & Pick<SessionRow, "provedAt" | "secondFactor">>,
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

/** Records that the person of a session proved who they are; with a second factor, that for the rest of the session. */
export async function recordProof(
  tx: Transaction,
  idHash: string,
  now: Date,
  { secondFactor }: Pick<SessionRow, "secondFactor">,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ provedAt: now, ...(secondFactor && { secondFactor }) })
    .where(and(eq(sessions.idHash, idHash), isNull(sessions.endedAt)));
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

/** Ends one session of a user by its public id; false when they have no such session. */
export async function endSessionOf(
  tx: Transaction,
  session: Pick<SessionRow, "userId" | "publicId">,
  now: Date,
  reason: EndReason,
): Promise<boolean> {
  const own = and(eq(sessions.userId, session.userId), eq(sessions.publicId, session.publicId));
  await tx
    .update(sessions)
    .set({ endedAt: now, endedBecause: reason })
    .where(and(own, isNull(sessions.endedAt)));
  return (await tx.select({ publicId: sessions.publicId }).from(sessions).where(own)).length > 0;
}

/** Ends the sessions of a user except one; returns those that it ended. */
export async function endOtherSessionsOf(
  tx: Transaction,
  { userId, idHash }: Pick<SessionRow, "userId" | "idHash">,
  now: Date,
  reason: EndReason,
): Promise<SessionRow[]> {
  return tx
    .update(sessions)
    .set({ endedAt: now, endedBecause: reason })
    .where(and(eq(sessions.userId, userId), ne(sessions.idHash, idHash), isNull(sessions.endedAt)))
    .returning();
}

/** Deletes sessions whose last activity was before an instant. */
export async function deleteExpiredSessions(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.lastActivityAt, before));
}
