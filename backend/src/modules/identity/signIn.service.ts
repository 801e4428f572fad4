import type { Dependencies } from "../../dependencies.ts";
import type { Site } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { randomToken } from "../../lib/secrets.ts";
import { passwordFits } from "./passwords.ts";
import { putGrant } from "./resetGrants.repository.ts";
import { countTry, forgiveTries, type Trier } from "./throttle.ts";
import { mayEnter, userByName, type UserRow } from "./user.repository.ts";

export type Attempt = Trier & { password: string; site: Site };

export type SignInResult = { result: "SUCCESS"; user: UserRow } | { result: "PASSWORD_RESET_REQUIRED"; grant: string };

/** A user of the other site, a disabled one and none at all get the same answer after the same work. */
async function knownUser(deps: Dependencies, { username, password, site }: Attempt): Promise<UserRow> {
  const user = await userByName(deps.database, username);
  const mayTry = user !== undefined && user.site === site && mayEnter(user, deps.config);
  const fits = await passwordFits(mayTry ? user.passwordHash : undefined, password);
  if (!mayTry || !fits) throw new Problem("INVALID_CREDENTIALS");
  return user;
}

/**
 * Checks a user name and password (SESS-01).
 * @throws Problem INVALID_CREDENTIALS, or TOO_MANY_REQUESTS before the password is even looked at
 */
export async function signIn(deps: Dependencies, attempt: Attempt): Promise<SignInResult> {
  const { database, securityClock } = deps;
  await countTry(database, attempt, securityClock.now());
  const user = await knownUser(deps, attempt);
  await forgiveTries(database, attempt);
  if (!user.passwordResetRequired) return { result: "SUCCESS", user };
  const grant = randomToken();
  await putGrant(database, grant, user.id, securityClock.now());
  return { result: "PASSWORD_RESET_REQUIRED", grant };
}
