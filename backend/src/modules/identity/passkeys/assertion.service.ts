import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import type { Dependencies } from "../../../dependencies.ts";
import { securityLog } from "../../../lib/logger.ts";
import { Problem } from "../../../lib/problem.ts";
import { mayEnter, userById, type UserRow } from "../user.repository.ts";
import { challengeMilliseconds, type ChallengeUse, putChallenge, useChallenge } from "./challenges.repository.ts";
import { passkeyByCredential, type PasskeyRow, passkeysOf, recordUse } from "./passkeys.repository.ts";
import type { RelyingParty } from "./relyingParty.domain.ts";

/** Names a passkey for a browser. */
export const descriptorOf = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports,
});

/**
 * What a browser needs to ask for a passkey.
 * @param userId whose passkeys may answer; undefined lets the person choose one of any name
 */
export async function askForPasskey(
  { database, securityClock }: Dependencies,
  relyingParty: RelyingParty,
  use: ChallengeUse,
  userId?: string,
): Promise<Record<string, unknown> & { challenge: string }> {
  const rows = userId === undefined ? [] : await passkeysOf(database, userId);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: await putChallenge(database, use, securityClock.now()),
    userVerification: "required",
    timeout: challengeMilliseconds,
    allowCredentials: rows.filter((row) => row.relyingPartyId === relyingParty.id).map(descriptorOf),
  });
  return { ...options };
}

export type Assertion = { response: AuthenticationResponseJSON; relyingParty: RelyingParty; use: ChallengeUse };
export type Holder = { passkey: PasskeyRow; user: UserRow };

/** The person that a passkey belongs to, before anything is verified; undefined for nobody who may sign in. */
export async function holderOf(
  { database, config }: Dependencies,
  { response, relyingParty }: Pick<Assertion, "response" | "relyingParty">,
): Promise<Holder | undefined> {
  const named = { credentialId: response.id, relyingPartyId: relyingParty.id };
  const passkey = await passkeyByCredential(database, named);
  const user = passkey && (await userById(database, passkey.userId));
  return passkey && user && mayEnter(user, config) ? { passkey, user } : undefined;
}

/** The counter of a right signature; undefined for a wrong one, another origin, host, challenge or holder. */
async function verifiedCounter(
  { database, securityClock, logger }: Dependencies,
  { response, relyingParty, use }: Assertion,
  { passkey, user }: Holder,
): Promise<number | undefined> {
  const { userHandle } = response.response;
  if (userHandle !== undefined && Buffer.from(userHandle, "base64url").toString() !== user.id) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      expectedChallenge: (challenge) => useChallenge(database, challenge, use, securityClock.now()),
      requireUserVerification: true,
      // Without the stored counter: it is compared after the signature, in the statement that stores the new one.
      credential: { id: passkey.credentialId, publicKey: Buffer.from(passkey.publicKey, "base64url"), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    // The library throws for everything that is wrong with what a browser sent.
    logger.info({ error }, "a passkey was refused");
    return undefined;
  }
}

/**
 * Verifies the signature of a passkey; its challenge works once.
 * @throws Problem PASSKEY_REFUSED, the same for every reason
 */
export async function requirePasskey(deps: Dependencies, assertion: Assertion, holder: Holder): Promise<void> {
  const counter = await verifiedCounter(deps, assertion, holder);
  if (counter === undefined) throw new Problem("PASSKEY_REFUSED");
  if (await recordUse(deps.database, holder.passkey, counter, deps.securityClock.now())) return;
  const { username: who } = holder.user;
  securityLog(deps.logger).warn({ event: "passkeyCounterWentBack", result: "refused", who, counter }, "security");
  throw new Problem("PASSKEY_REFUSED");
}
