import { validatePassword } from "@portico/rules/password";
import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { type FieldProblem, Problem } from "../../lib/problem.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { accountFacts } from "../account/account.reads.ts";
import { passwordResetGrants } from "./identity.tables.ts";
import { passwordMatches } from "./passwords.ts";
import { deletePendingSignIns } from "./second-factor/pendingSignIn.repository.ts";
import { deleteCode } from "./recovery/recovery.repository.ts";
import { membershipsOf, replacePassword, type UserRow } from "./user.repository.ts";

function refuse(code: FieldProblem["code"]): never {
  throw new Problem("INVALID_REQUEST", { fields: [{ field: "newPassword", code }] });
}

/** The names of a user's accounts, which a password must not be. */
async function companiesOf(tx: Transaction, userId: string): Promise<string[]> {
  const names: string[] = [];
  for (const { accountId } of await membershipsOf(tx, userId)) {
    const account = await accountFacts(tx, accountId);
    names.push(account?.companyName ?? "", account?.nickname ?? "");
  }
  return names;
}

/**
 * The one password rule (decision 53), for a user who exists.
 * @throws Problem INVALID_REQUEST with what is wrong with `newPassword`
 */
export async function checkNewPassword(tx: Transaction, user: UserRow, newPassword: string): Promise<void> {
  const { username, email } = user;
  const error = validatePassword(newPassword, { username, email, companies: await companiesOf(tx, user.id) });
  if (error) refuse(error);
  if (await passwordMatches(user.passwordHash, newPassword)) refuse("SAME_AS_BEFORE");
}

/**
 * Stores a new password and invalidates the user's grants and codes to choose one. False when somebody else changed the
 * password since `user` was read.
 */
export async function storeNewPassword(
  tx: Transaction,
  user: UserRow,
  passwordHash: string,
  usedGrant?: string,
): Promise<boolean> {
  if (!(await replacePassword(tx, user, passwordHash))) return false;
  await invalidateRecovery(tx, user.id, usedGrant);
  return true;
}

/**
 * Invalidates the grants and codes with which a user could choose a new password, and sign-ins with the old one. Only
 * the grant that set the password is kept: it may confirm that password, and no later one.
 */
export async function invalidateRecovery(tx: Transaction, userId: string, usedGrant = ""): Promise<void> {
  await tx
    .delete(passwordResetGrants)
    .where(and(eq(passwordResetGrants.userId, userId), ne(passwordResetGrants.tokenHash, tokenHash(usedGrant))));
  await deleteCode(tx, userId);
  await deletePendingSignIns(tx, userId);
}
