import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { cookieTable } from "../../lib/cookies.ts";
import type { Locale } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { passwordResetGrants } from "./identity.tables.ts";
import { checkNewPassword, storeNewPassword } from "./newPassword.ts";
import { hashPassword } from "./passwords.ts";
import { notifyOfNewPassword } from "./recovery/recovery.notices.ts";
import { endSessionsOf } from "./session.repository.ts";
import { clearTriesOfName } from "./throttle.ts";
import { mayEnter, userById } from "./user.repository.ts";

type Reset = { grant: string; newPassword: string; address: string; device: (username: string) => string | undefined };

/**
 * Sets a new password, ends all sessions of the user and tells them by e-mail. Single use: it invalidates all other
 * grants and codes of the user, and a sign-in's grant works only while a new password is required. A rejected password
 * does not use up the grant.
 * @throws Problem NOT_SIGNED_IN without a usable grant, INVALID_REQUEST with what is wrong with the password
 */
export async function resetPassword(
  deps: Dependencies,
  { grant, newPassword, address, device }: Reset,
  locale: Locale,
): Promise<void> {
  const { database, securityClock, config } = deps;
  const now = securityClock.now();
  const holder = await holderOfGrant(database, grant, now);
  const user = holder && (await userById(database, holder.userId));
  if (!user || !mayEnter(user, config)) throw new Problem("NOT_SIGNED_IN");
  if (holder.source === "SIGN_IN" && !user.passwordResetRequired) throw new Problem("NOT_SIGNED_IN");
  await checkNewPassword(database, user, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async (tx) => {
    if (!(await useGrant(tx, grant, now))) throw new Problem("NOT_SIGNED_IN");
    if (!(await storeNewPassword(tx, user, passwordHash, now))) throw new Problem("NOT_SIGNED_IN");
    await endSessionsOf(tx, user.id, now, "passwordReset");
    await clearTriesOfName(tx, { username: user.username, address, device: device(user.username) });
    await notifyOfNewPassword(deps, tx, user, { locale, signedOut: "everywhere" });
  });
}

/** Lifetime of a grant in seconds, the same as its cookie's. */
const grantSeconds = cookieTable.passwordReset.lifetime;

type Grant = Pick<typeof passwordResetGrants.$inferSelect, "userId" | "source">;

export async function putGrant(tx: Transaction, token: string, grant: Grant, now: Date): Promise<void> {
  await tx.delete(passwordResetGrants).where(lt(passwordResetGrants.expiresAt, now));
  await tx
    .insert(passwordResetGrants)
    .values({ ...grant, tokenHash: tokenHash(token), expiresAt: new Date(now.getTime() + grantSeconds * 1000) });
}

const usable = (token: string, now: Date) =>
  and(
    eq(passwordResetGrants.tokenHash, tokenHash(token)),
    isNull(passwordResetGrants.usedAt),
    gt(passwordResetGrants.expiresAt, now),
  );

/** A valid grant; undefined for an invalid or expired token. */
async function holderOfGrant(tx: Transaction, token: string, now: Date): Promise<Grant | undefined> {
  return (await tx.select().from(passwordResetGrants).where(usable(token, now)))[0];
}

/** Uses a grant up; false when a concurrent call was first. */
async function useGrant(tx: Transaction, token: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordResetGrants)
    .set({ usedAt: now })
    .where(usable(token, now))
    .returning({ userId: passwordResetGrants.userId });
  return used.length === 1;
}
