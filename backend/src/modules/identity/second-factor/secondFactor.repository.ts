import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { secondFactorRecoveryCodes, secondFactors, users } from "../identity.tables.ts";

type FactorRow = typeof secondFactors.$inferSelect;

/** The factor of a user, confirmed or being set up. */
export async function factorOf(tx: Transaction, userId: string): Promise<FactorRow | undefined> {
  return (await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0];
}

/** Stores the key of a set-up; false when the factor is on. */
export async function putKey(tx: Transaction, userId: string, sealedKey: string): Promise<boolean> {
  const rows = await tx
    .insert(secondFactors)
    .values({ userId, sealedKey })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedKey, lastStep: null },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/** Uses a step up; false when it, or a later one, was used before (replay). */
export async function useStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const unused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), unused))
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/** Turns the factor on; false when a concurrent call was first. */
export async function confirmFactor(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  if (rows.length === 1) await tx.update(users).set({ secondFactorSince: now }).where(eq(users.id, userId));
  return rows.length === 1;
}

/** Turns the factor off; false when it was off. */
export async function deleteFactor(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  await tx.delete(secondFactorRecoveryCodes).where(eq(secondFactorRecoveryCodes.userId, userId));
  await tx.update(users).set({ secondFactorSince: null }).where(eq(users.id, userId));
  return rows.length === 1;
}

/** Replaces the recovery codes of a user. */
export async function putRecoveryCodes(tx: Transaction, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(secondFactorRecoveryCodes).where(eq(secondFactorRecoveryCodes.userId, userId));
  await tx.insert(secondFactorRecoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId })));
}

/** Uses a recovery code up; false for an unknown or used one. */
export async function useRecoveryCode(tx: Transaction, userId: string, codeHash: string): Promise<boolean> {
  const own = and(eq(secondFactorRecoveryCodes.userId, userId), eq(secondFactorRecoveryCodes.codeHash, codeHash));
  return (await tx.delete(secondFactorRecoveryCodes).where(own).returning()).length === 1;
}

export async function countRecoveryCodes(tx: Transaction, userId: string): Promise<number> {
  const rows = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(secondFactorRecoveryCodes)
    .where(eq(secondFactorRecoveryCodes.userId, userId));
  return rows[0]?.count ?? 0;
}
