import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Dependencies } from "../../../dependencies.ts";
import type { Site } from "../../../lib/principal.ts";
import { Problem } from "../../../lib/problem.ts";
import { tokenHash } from "../../../lib/secrets.ts";
import type { Visitor } from "../currentPassword.writes.ts";
import { pendingSignIn, usePendingSignIn } from "../second-factor/pendingSignIn.repository.ts";
import { admit, type SignInResult } from "../signIn.service.ts";
import { countTry } from "../throttle.ts";
import { askForPasskey, holderOf, requirePasskey } from "./assertion.service.ts";
import type { ChallengeUse } from "./challenges.repository.ts";
import type { RelyingParty } from "./relyingParty.domain.ts";

/** `token`: of the sign-in that awaits its second factor; undefined for a sign-in with a passkey alone. */
const useOf = (token: string | undefined): ChallengeUse =>
  token === undefined ? { purpose: "SIGN_IN", askedBy: "" } : { purpose: "SECOND_STEP", askedBy: tokenHash(token) };

/**
 * Asks for a passkey to sign in with: any that the person chooses, or after the password one of theirs.
 * @throws Problem SIGN_IN_STEP_OVER when the sign-in of the token is over
 */
export async function beginPasskeySignIn(
  deps: Dependencies,
  relyingParty: RelyingParty,
  token: string | undefined,
): Promise<Record<string, unknown> & { challenge: string }> {
  if (token === undefined) return askForPasskey(deps, relyingParty, useOf(token));
  const pending = await pendingSignIn(deps.database, token, deps.securityClock.now());
  if (!pending) throw new Problem("SIGN_IN_STEP_OVER");
  return askForPasskey(deps, relyingParty, useOf(token), pending.userId);
}

export type PasskeyAttempt = {
  response: AuthenticationResponseJSON;
  relyingParty: RelyingParty;
  token: string | undefined;
  rememberMe: boolean;
  site: Site;
  visitorOf: (username: string) => Visitor;
  /** Tells whose sign-in it is, for the security log. */
  onKnown: (username: string) => void;
};

/**
 * Signs in with a passkey, alone or as the second step: it is something that the person has, unlocked by a finger, a
 * face or a PIN, so that it counts as both factors. Tries count with those of the password, for unknown passkeys too.
 * @throws Problem PASSKEY_REFUSED; SIGN_IN_STEP_OVER; TOO_MANY_REQUESTS before anything is verified
 */
export async function signInWithPasskey(deps: Dependencies, attempt: PasskeyAttempt): Promise<SignInResult> {
  const { database, securityClock } = deps;
  const { response, relyingParty, token, site } = attempt;
  const holder = await holderOf(deps, attempt);
  // Not a user name: those have no spaces.
  const username = holder?.user.username ?? `passkey ${response.id}`;
  const signIn = { username, ...attempt.visitorOf(username) };
  await countTry(database, signIn, securityClock.now());
  const pending = token === undefined ? undefined : await pendingSignIn(database, token, securityClock.now());
  if (token !== undefined && !pending) throw new Problem("SIGN_IN_STEP_OVER");
  if (!holder || holder.user.site !== site || (pending && pending.userId !== holder.user.id))
    throw new Problem("PASSKEY_REFUSED");
  attempt.onKnown(holder.user.username);
  await requirePasskey(deps, { response, relyingParty, use: useOf(token) }, holder);
  if (token !== undefined && !(await usePendingSignIn(database, token, securityClock.now())))
    throw new Problem("SIGN_IN_STEP_OVER");
  return admit(deps, signIn, holder.user, {
    rememberMe: pending?.rememberMe ?? attempt.rememberMe,
    secondFactor: true,
  });
}
