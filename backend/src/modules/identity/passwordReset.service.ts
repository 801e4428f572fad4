import { and, eq, getTableColumns, gt, isNull, lt } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { cookieTable } from "../../lib/cookies.ts";
import type { Locale } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { passwordResetGrants, users } from "./identity.tables.ts";
import { checkNewPassword, storeNewPassword } from "./newPassword.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { notifyOfNewPassword } from "./recovery/recovery.notices.ts";
import { endSessionsOf } from "./session.repository.ts";
import { clearTriesOfName, countTry } from "./throttle.ts";
import { mayEnter, type UserRow } from "./user.repository.ts";

type Reset = { grant: string; newPassword: string; address: string; device: (username: string) => string | undefined };

/**
 * Sets a new password, ends all sessions of the user and tells them by e-mail. Single use: it invalidates all other
 * grants and codes of the user, and a sign-in's grant works only while a new password is required. A rejected password
 * does not use up the grant. A repeated call with the same password changes nothing: its first answer may have been lost.
 * @throws Problem NOT_SIGNED_IN without a usable grant, INVALID_REQUEST with what is wrong with the password;
 *   TOO_MANY_REQUESTS for repeated calls
 */
export async function resetPassword(deps: Dependencies, reset: Reset, locale: Locale): Promise<void> {
  if ((await setPassword(deps, reset, locale)) || (await isRepeat(deps, reset))) return;
  throw new Problem("NOT_SIGNED_IN");
}

/** False without a usable grant. */
async function setPassword(
  deps: Dependencies,
  { grant, newPassword, address, device }: Reset,
  locale: Locale,
): Promise<boolean> {
  const { database, securityClock, config } = deps;
  const now = securityClock.now();
  const { user, usedAt, source } = (await holderOfGrant(database, grant, now)) ?? {};
  if (!user || !mayEnter(user, config) || usedAt) return false;
  if (source === "SIGN_IN" && !user.passwordResetRequired) return false;
  await checkNewPassword(database, user, newPassword);
  const passwordHash = await hashPassword(newPassword);
  return database.transaction(async (tx) => {
    if (!(await useGrant(tx, grant, now))) return false;
    if (!(await storeNewPassword(tx, user, passwordHash, grant))) throw new Problem("NOT_SIGNED_IN");
    await endSessionsOf(tx, user.id, now, "passwordReset");
    await clearTriesOfName(tx, { username: user.username, address, device: device(user.username) });
    await notifyOfNewPassword(deps, tx, user, { locale, signedOut: "everywhere" });
    return true;
  });
}

/**
 * Whether the user's password is the one that this grant has set. Each call counts as a sign-in try, before the password
 * is verified, and a right one gives no try back: a used grant must not help to guess a password or a second factor.
 */
async function isRepeat({ database, securityClock, config }: Dependencies, reset: Reset): Promise<boolean> {
  const now = securityClock.now();
  const { user, usedAt } = (await holderOfGrant(database, reset.grant, now)) ?? {};
  if (!user || !usedAt || !mayEnter(user, config)) return false;
  const { username } = user;
  await countTry(database, { username, address: reset.address, device: reset.device(username) }, now);
  return passwordMatches(user.passwordHash, reset.newPassword);
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

const unexpired = (token: string, now: Date) =>
  and(eq(passwordResetGrants.tokenHash, tokenHash(token)), gt(passwordResetGrants.expiresAt, now));

type Holder = typeof passwordResetGrants.$inferSelect & { user: UserRow };

/** A grant, used or not, with its user as of the same moment; undefined for an invalid or expired token. */
async function holderOfGrant(tx: Transaction, token: string, now: Date): Promise<Holder | undefined> {
  const rows = await tx
    .select({ ...getTableColumns(passwordResetGrants), user: users })
    .from(passwordResetGrants)
    .innerJoin(users, eq(users.id, passwordResetGrants.userId))
    .where(unexpired(token, now));
  return rows[0];
}

/** Uses a grant up; false when a concurrent call was first. */
async function useGrant(tx: Transaction, token: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordResetGrants)
    .set({ usedAt: now })
    .where(and(unexpired(token, now), isNull(passwordResetGrants.usedAt)))
    .returning({ userId: passwordResetGrants.userId });
  return used.length === 1;
}
