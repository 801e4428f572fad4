import type { Dependencies } from "../../dependencies.ts";
import type { Locale } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { userWithPassword, type Visitor } from "./currentPassword.writes.ts";
import { checkNewPassword, storeNewPassword } from "./newPassword.ts";
import { hashPassword } from "./passwords.ts";
import { notifyOfNewPassword } from "./recovery/recovery.notices.ts";
import { endOtherSessionsOf } from "./session.repository.ts";
import type { UserRow } from "./user.repository.ts";

/** `idHash`: of the session in which the password is changed, which goes on. */
type Change = {
  userId: string;
  idHash: string;
  currentPassword: string;
  newPassword: string;
  locale: Locale;
} & Visitor;

/**
 * Changes a password with the current one, ends the user's other sessions and tells them by e-mail. A try counts like a
 * sign-in's, before the current password is verified.
 * @throws Problem TOO_MANY_REQUESTS, INVALID_CREDENTIALS for the current password, INVALID_REQUEST with what is wrong
 *   with `newPassword`
 */
export async function changePassword(deps: Dependencies, { newPassword, locale, ...change }: Change): Promise<UserRow> {
  const { database, securityClock } = deps;
  const user = await userWithPassword(deps, change);
  if (!user) throw new Problem("INVALID_CREDENTIALS");
  await checkNewPassword(database, user, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async (tx) => {
    // Changed meanwhile: what was typed is no longer the current password.
    if (!(await storeNewPassword(tx, user, passwordHash))) throw new Problem("INVALID_CREDENTIALS");
    await endOtherSessionsOf(tx, change, securityClock.now(), "passwordChanged");
    await notifyOfNewPassword(deps, tx, user, { locale, signedOut: "elsewhere" });
  });
  return user;
}
