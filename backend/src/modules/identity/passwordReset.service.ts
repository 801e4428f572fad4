import { passwordFault } from "@portico/rules/password";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale } from "../../lib/principal.ts";
import { type FieldProblem, Problem } from "../../lib/problem.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { accountFacts } from "../account/account.reads.ts";
import { passwordResetGrants } from "./identity.tables.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { notifyOfNewPassword } from "./recovery/recovery.notices.ts";
import { deleteCode } from "./recovery/recovery.repository.ts";
import { endSessionsOf } from "./session.repository.ts";
import { clearTriesOfName } from "./throttle.ts";
import { mayEnter, membershipsOf, replacePassword, userById, type UserRow } from "./user.repository.ts";

function refuse(code: FieldProblem["code"]): never {
  throw new Problem("INVALID_REQUEST", { fields: [{ field: "newPassword", code }] });
}

/** The names of a user's accounts, which a password must not be. */
async function companiesOf(tx: Transaction, userId: string): Promise<string[]> {
  const accounts = await Promise.all(
    (await membershipsOf(tx, userId)).map(({ accountId }) => accountFacts(tx, accountId)),
  );
  return accounts.flatMap((account) => [account?.companyName ?? "", account?.nickname ?? ""]);
}

async function check(tx: Transaction, user: UserRow, newPassword: string): Promise<void> {
  const { username, email } = user;
  const fault = passwordFault(newPassword, { username, email, companies: await companiesOf(tx, user.id) });
  if (fault) refuse(fault);
  if (await passwordMatches(user.passwordHash, newPassword)) refuse("SAME_AS_BEFORE");
}

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
  await check(database, user, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async (tx) => {
    if (!(await useGrants(tx, grant, user.id, now))) throw new Problem("NOT_SIGNED_IN");
    await replacePassword(tx, user.id, passwordHash);
    await endSessionsOf(tx, user.id, now, "passwordReset");
    await deleteCode(tx, user.id);
    await clearTriesOfName(tx, { username: user.username, address, device: device(user.username) });
    await notifyOfNewPassword(deps, tx, user, locale);
  });
}

/** Lifetime of a grant in seconds. */
export const grantSeconds = 900;

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

/** Uses a grant up, and invalidates the user's other grants; false when a concurrent call was first. */
async function useGrants(tx: Transaction, token: string, userId: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordResetGrants)
    .set({ usedAt: now })
    .where(usable(token, now))
    .returning({ userId: passwordResetGrants.userId });
  await tx
    .update(passwordResetGrants)
    .set({ usedAt: now })
    .where(and(eq(passwordResetGrants.userId, userId), isNull(passwordResetGrants.usedAt)));
  return used.length === 1;
}
