import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { randomToken } from "../../lib/secrets.ts";
import type { Visitor } from "./currentPassword.writes.ts";
import { passwordMatches } from "./passwords.ts";
import { putGrant } from "./passwordReset.service.ts";
import { pendingSignIn, putPendingSignIn, usePendingSignIn } from "./second-factor/pendingSignIn.repository.ts";
import { requireCode } from "./second-factor/secondFactor.service.ts";
import { countTry, clearTries, type SignInAttempt } from "./throttle.ts";
import { mayEnter, userById, userByName, type UserRow } from "./user.repository.ts";

export type Attempt = SignInAttempt & { password: string; rememberMe: boolean; site: Site };

export type SignInResult =
  | { result: "SUCCESS"; user: UserRow; rememberMe: boolean; secondFactor: boolean }
  | { result: "PASSWORD_RESET_REQUIRED"; grant: string }
  /** `token`: of the sign-in that a code or a passkey completes. */
  | { result: "SECOND_FACTOR_REQUIRED"; token: string; userId: string };

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

/** After everything was proved. */
export async function admit(
  { database, securityClock }: Dependencies,
  attempt: SignInAttempt,
  user: UserRow,
  { rememberMe, secondFactor }: { rememberMe: boolean; secondFactor: boolean },
): Promise<SignInResult> {
  await clearTries(database, attempt);
  if (!user.passwordResetRequired) return { result: "SUCCESS", user, rememberMe, secondFactor };
  const grant = randomToken();
  await putGrant(database, grant, { userId: user.id, source: "SIGN_IN" }, securityClock.now());
  return { result: "PASSWORD_RESET_REQUIRED", grant };
}

/**
 * Verifies a user name and password (SESS-01). With a second factor the tries stay counted until its code is right too:
 * who has only the password must not have endless tries of the code.
 * @throws Problem INVALID_CREDENTIALS, or TOO_MANY_REQUESTS before the password is verified
 */
export async function signIn(deps: Dependencies, attempt: Attempt): Promise<SignInResult> {
  const { database, securityClock } = deps;
  await countTry(database, attempt, securityClock.now());
  const user = await knownUser(deps, attempt);
  const { rememberMe } = attempt;
  if (user.secondFactorSince === null) return admit(deps, attempt, user, { rememberMe, secondFactor: false });
  const token = await putPendingSignIn(database, { userId: user.id, rememberMe }, securityClock.now());
  return { result: "SECOND_FACTOR_REQUIRED", token, userId: user.id };
}

export type Completion = {
  token: string;
  code: string;
  site: Site;
  locale: Locale;
  visitorOf: (username: string) => Visitor;
  /** Tells whose sign-in it is, for the security log. */
  onKnown: (username: string) => void;
};

/**
 * Completes a sign-in with the code of the second factor; a sign-in is completed once.
 * @throws Problem SIGN_IN_STEP_OVER, SECOND_FACTOR_WRONG, or TOO_MANY_REQUESTS before the code is verified
 */
export async function completeSignIn(deps: Dependencies, completion: Completion): Promise<SignInResult> {
  const { database, securityClock, config } = deps;
  const { token, code, site, locale } = completion;
  const pending = await pendingSignIn(database, token, securityClock.now());
  const user = pending && (await userById(database, pending.userId));
  if (!user || user.site !== site || !mayEnter(user, config)) throw new Problem("SIGN_IN_STEP_OVER");
  completion.onKnown(user.username);
  const attempt = { username: user.username, ...completion.visitorOf(user.username) };
  await countTry(database, attempt, securityClock.now());
  await requireCode(deps, user, code, locale);
  if (!(await usePendingSignIn(database, token, securityClock.now()))) throw new Problem("SIGN_IN_STEP_OVER");
  return admit(deps, attempt, user, { rememberMe: pending.rememberMe, secondFactor: true });
}
