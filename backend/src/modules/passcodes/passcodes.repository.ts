import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { passcodes, verifiedSessions } from "./passcodes.tables.ts";

export type PasscodeRow = typeof passcodes.$inferSelect;

/** A user's passcode, locked until the transaction ends. */
export async function heldPasscode(tx: Transaction, userId: string): Promise<PasscodeRow | undefined> {
  return (await tx.select().from(passcodes).where(eq(passcodes.userId, userId)).for("update"))[0];
}

export async function putPasscode(tx: Transaction, row: PasscodeRow): Promise<void> {
  await tx.insert(passcodes).values(row).onConflictDoUpdate({ target: passcodes.userId, set: row });
}

/** Uses one try of a valid passcode before it is compared, so that concurrent tries are all counted. */
export async function takeTry(tx: Transaction, userId: string, now: Date): Promise<PasscodeRow | undefined> {
  const works = and(eq(passcodes.userId, userId), gt(passcodes.expiresAt, now), gt(passcodes.triesLeft, 0));
  return (
    await tx
      .update(passcodes)
      .set({ triesLeft: sql`${passcodes.triesLeft} - 1` })
      .where(works)
      .returning()
  )[0];
}

/**
 * Invalidates a passcode; its sends still count towards the rate limit.
 * @returns whether this call invalidated it
 */
export async function endPasscode(tx: Transaction, { userId, salt }: PasscodeRow, now: Date): Promise<boolean> {
  const same = and(eq(passcodes.userId, userId), eq(passcodes.salt, salt), gt(passcodes.expiresAt, now));
  return (
    (
      await tx
        .update(passcodes)
        .set({ triesLeft: 0, expiresAt: now })
        .where(same)
        .returning({ userId: passcodes.userId })
    ).length === 1
  );
}

export async function putVerified(
  tx: Transaction,
  row: typeof verifiedSessions.$inferInsert,
  now: Date,
): Promise<void> {
  await tx.delete(verifiedSessions).where(lte(verifiedSessions.until, now));
  await tx.insert(verifiedSessions).values(row).onConflictDoUpdate({ target: verifiedSessions.sessionHash, set: row });
}

export async function verifiedUntil(
  tx: Transaction,
  sessionHash: string,
  userId: string,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await tx
    .select()
    .from(verifiedSessions)
    .where(
      and(
        eq(verifiedSessions.sessionHash, sessionHash),
        eq(verifiedSessions.userId, userId),
        gt(verifiedSessions.until, now),
      ),
    );
  return row?.until;
}
