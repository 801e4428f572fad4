import { and, count, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { passkeys, secondFactorRecoveryCodes, secondFactors, users } from "../identity.tables.ts";
import { deletePendingSignIns } from "./pendingSignIn.repository.ts";

/** A kind of second factor. */
export type Factor = "APP" | "PASSKEY";
type FactorRow = typeof secondFactors.$inferSelect;

/** The factor of a user, confirmed or being set up. */
export async function factorOf(tx: Transaction, userId: string): Promise<FactorRow | undefined> {
  return (await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0];
}

/** Stores the key of a setup; false when the factor is on. */
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

/** Uses a time step up; false when it, or a later one, was used before (replay), or another key was stored meanwhile. */
export async function useStep(
  tx: Transaction,
  { userId, sealedKey }: Pick<FactorRow, "userId" | "sealedKey">,
  step: number,
): Promise<boolean> {
  const unused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.sealedKey, sealedKey), unused))
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/**
 * Locks what a person's second factor is until the transaction ends. Before a factor is added: the last other one may be
 * removed at the same time, and that would turn two-step sign-in off although there is a factor.
 */
export async function lockFactors(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

/** Turns the factor on; false when a concurrent call was first. */
export async function confirmFactor(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  await lockFactors(tx, userId);
  const rows = await tx
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  if (rows.length === 1) await beginTwoSteps(tx, userId, now);
  return rows.length === 1;
}

/** Sign-in asks for a second factor from now on, or goes on to; true when it did not before. */
export async function beginTwoSteps(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ secondFactorSince: now })
    .where(and(eq(users.id, userId), isNull(users.secondFactorSince)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** What a person's second factor can be now; passkeys of all hosts, or of one. */
export async function factorsOf(tx: Transaction, userId: string, relyingPartyId?: string): Promise<Factor[]> {
  const row = await factorOf(tx, userId);
  const ofHost = relyingPartyId === undefined ? undefined : eq(passkeys.relyingPartyId, relyingPartyId);
  const held = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), ofHost))
    .limit(1);
  return [...(row?.confirmedAt ? (["APP"] as const) : []), ...(held.length > 0 ? (["PASSKEY"] as const) : [])];
}

/**
 * After a factor was removed: without another one, sign-in asks for the password only, and the recovery codes and what
 * awaits a code end. True then.
 */
export async function endTwoStepsWithoutFactor(tx: Transaction, userId: string): Promise<boolean> {
  // Locked, so that of two last factors that are removed at once one ends it.
  await lockFactors(tx, userId);
  if ((await factorsOf(tx, userId)).length > 0) return false;
  await tx.delete(secondFactorRecoveryCodes).where(eq(secondFactorRecoveryCodes.userId, userId));
  await deletePendingSignIns(tx, userId);
  await tx.update(users).set({ secondFactorSince: null }).where(eq(users.id, userId));
  return true;
}

/** Removes the authenticator app; false when there was none. */
export async function deleteFactor(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
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
  const own = eq(secondFactorRecoveryCodes.userId, userId);
  return (await tx.select({ left: count() }).from(secondFactorRecoveryCodes).where(own))[0]?.left ?? 0;
}
