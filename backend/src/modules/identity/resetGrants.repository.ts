import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { passwordResetGrants } from "./identity.tables.ts";

/** How long a grant is good for, seconds. */
export const grantSeconds = 900;

export async function putGrant(tx: Transaction, token: string, userId: string, now: Date): Promise<void> {
  await tx.delete(passwordResetGrants).where(lt(passwordResetGrants.expiresAt, now));
  await tx.insert(passwordResetGrants).values({ tokenHash: tokenHash(token), userId, expiresAt: new Date(now.getTime() + grantSeconds * 1000) });
}

const usable = (token: string, now: Date) => and(eq(passwordResetGrants.tokenHash, tokenHash(token)), isNull(passwordResetGrants.usedAt), gt(passwordResetGrants.expiresAt, now));

/** Whose grant a token is, while it can be used. */
export async function holderOfGrant(tx: Transaction, token: string, now: Date): Promise<string | undefined> {
  return (await tx.select().from(passwordResetGrants).where(usable(token, now)))[0]?.userId;
}

/** Uses a grant up, and with it every other one of its user; false when another call was first. */
export async function useGrants(tx: Transaction, token: string, userId: string, now: Date): Promise<boolean> {
  const used = await tx.update(passwordResetGrants).set({ usedAt: now }).where(usable(token, now)).returning({ userId: passwordResetGrants.userId });
  await tx.update(passwordResetGrants).set({ usedAt: now }).where(and(eq(passwordResetGrants.userId, userId), isNull(passwordResetGrants.usedAt)));
  return used.length === 1;
}
