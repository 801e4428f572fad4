import { and, eq, gt, lte } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { randomToken, tokenHash } from "../../../lib/secrets.ts";
import { passkeyChallenges } from "../identity.tables.ts";

/** How long a person has to use a passkey: the browser's dialog may lead them to their phone. */
export const challengeMilliseconds = 300_000;

/** What a challenge is for, and who asked: a hash of the session or of the pending sign-in. */
export type ChallengeUse = Pick<typeof passkeyChallenges.$inferSelect, "purpose" | "askedBy">;

/** Stores a new challenge, as bytes for the authenticator. */
export async function putChallenge(tx: Transaction, use: ChallengeUse, now: Date): Promise<Buffer<ArrayBuffer>> {
  const challenge = Buffer.from(randomToken());
  const expiresAt = new Date(now.getTime() + challengeMilliseconds);
  await tx
    .insert(passkeyChallenges)
    .values({ ...use, challengeHash: tokenHash(challenge.toString("base64url")), expiresAt });
  return challenge;
}

/**
 * Uses a challenge up; false for an unknown, used or expired one, and for one that somebody else or something else asked
 * for.
 * @param challenge as the browser signed it, base64url
 */
export async function useChallenge(
  tx: Transaction,
  challenge: string,
  { purpose, askedBy }: ChallengeUse,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, tokenHash(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.askedBy, askedBy),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return rows.length === 1;
}

export async function deleteExpiredChallenges(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
