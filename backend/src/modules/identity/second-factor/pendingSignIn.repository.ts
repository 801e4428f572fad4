import { and, eq, gt, lte } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { cookieTable } from "../../../lib/cookies.ts";
import { randomToken, tokenHash } from "../../../lib/secrets.ts";
import { pendingSignIns } from "../identity.tables.ts";

type PendingSignIn = Pick<typeof pendingSignIns.$inferSelect, "userId" | "rememberMe">;

/** Stores a sign-in whose second factor is awaited, for as long as its cookie lasts; returns its token. */
export async function putPendingSignIn(tx: Transaction, pending: PendingSignIn, now: Date): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + cookieTable.signInStep.lifetime * 1000);
  await tx.insert(pendingSignIns).values({ ...pending, tokenHash: tokenHash(token), expiresAt });
  return token;
}

const usable = (token: string, now: Date) =>
  and(eq(pendingSignIns.tokenHash, tokenHash(token)), gt(pendingSignIns.expiresAt, now));

/** The sign-in of a token; undefined for an unknown, used or expired one. */
export async function pendingSignIn(tx: Transaction, token: string, now: Date): Promise<PendingSignIn | undefined> {
  return (await tx.select().from(pendingSignIns).where(usable(token, now)))[0];
}

/** Uses a sign-in up; false when a concurrent call was first. */
export async function usePendingSignIn(tx: Transaction, token: string, now: Date): Promise<boolean> {
  return (await tx.delete(pendingSignIns).where(usable(token, now)).returning()).length === 1;
}

/** Invalidates a user's pending sign-ins. */
export async function deletePendingSignIns(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
}

export async function deleteExpiredPendingSignIns(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now));
}
