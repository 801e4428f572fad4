import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { randomToken } from "../../lib/secrets.ts";
import { passwordMatches } from "./passwords.ts";
import { putGrant } from "./passwordReset.service.ts";
import { requireSecondFactor } from "./second-factor/secondFactor.service.ts";
import { countTry, clearTries, type Trier } from "./throttle.ts";
import { mayEnter, userByName, type UserRow } from "./user.repository.ts";

/** `code`: of the authenticator app, or a recovery code. */
export type Attempt = Trier & { password: string; code?: string | undefined; site: Site; locale: Locale };

export type SignInResult = { result: "SUCCESS"; user: UserRow } | { result: "PASSWORD_RESET_REQUIRED"; grant: string };

/**
 * Finds the user. A user of the other site, a disabled user and an unknown user get the same response after the same
 * work.
 */
async function knownUser(deps: Dependencies, { username, password, site }: Attempt): Promise<UserRow> {
  const user = await userByName(deps.database, username);
  const mayTry = user !== undefined && user.site === site && mayEnter(user, deps.config);
  const fits = await passwordMatches(mayTry ? user.passwordHash : undefined, password);
  if (!mayTry || !fits) throw new Problem("INVALID_CREDENTIALS");
  return user;
}

/**
 * Verifies a user name and password (SESS-01).
 * @throws Problem INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED without a code, SECOND_FACTOR_WRONG, or TOO_MANY_REQUESTS
 *   before the password is verified
 */
export async function signIn(deps: Dependencies, attempt: Attempt): Promise<SignInResult> {
  const { database, securityClock } = deps;
  await countTry(database, attempt, securityClock.now());
  const user = await knownUser(deps, attempt);
  if (user.secondFactorSince !== null) {
    // Tries are reset only after both: who knows the password must not have endless tries of the code.
    if (attempt.code === undefined) throw new Problem("SECOND_FACTOR_REQUIRED");
    await requireSecondFactor(deps, user, attempt.code, attempt.locale);
  }
  await clearTries(database, attempt);
  if (!user.passwordResetRequired) return { result: "SUCCESS", user };
  const grant = randomToken();
  await putGrant(database, grant, { userId: user.id, source: "SIGN_IN" }, securityClock.now());
  return { result: "PASSWORD_RESET_REQUIRED", grant };
}
