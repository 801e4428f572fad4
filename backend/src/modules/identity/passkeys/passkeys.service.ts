import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../../dependencies.ts";
import type { Locale } from "../../../lib/principal.ts";
import { Problem } from "../../../lib/problem.ts";
import { notifyOfSecondFactor } from "../second-factor/secondFactor.notices.ts";
import { beginTwoSteps, endTwoStepsWithoutFactor, lockFactors } from "../second-factor/secondFactor.repository.ts";
import { storeNewCodes } from "../second-factor/secondFactor.service.ts";
import type { UserRow } from "../user.repository.ts";
import { descriptorOf } from "./assertion.service.ts";
import { challengeMilliseconds, putChallenge, useChallenge } from "./challenges.repository.ts";
import { deletePasskey, insertPasskey, type PasskeyRow, passkeysOf } from "./passkeys.repository.ts";
import type { RelyingParty } from "./relyingParty.domain.ts";

type Schemas = components["schemas"];

/** The limit of passkeys of one person: a few devices and security keys. */
const MAX_PASSKEYS = 20;

const shown = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Schemas["Passkey"] => ({
  passkeyId: id,
  name,
  addedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** A person's passkeys, the oldest first. */
export async function readPasskeys({ database }: Dependencies, userId: string): Promise<Schemas["Passkeys"]> {
  return { passkeys: (await passkeysOf(database, userId)).map(shown) };
}

/** Who adds a passkey, and in which session. */
export type Enrollee = { user: UserRow; relyingParty: RelyingParty; idHash: string };

/**
 * What a browser needs to make a passkey that signs in without a user name (discoverable), and is unlocked each time.
 * @throws Problem TOO_MANY_PASSKEYS
 */
export async function beginPasskey(
  { database, securityClock }: Dependencies,
  { user, relyingParty, idHash }: Enrollee,
  siteName: string,
): Promise<Record<string, unknown> & { challenge: string }> {
  const rows = await passkeysOf(database, user.id);
  if (rows.length >= MAX_PASSKEYS) throw new Problem("TOO_MANY_PASSKEYS");
  const use = { purpose: "REGISTRATION", askedBy: idHash } as const;
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingParty.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.username,
    userDisplayName: user.firstName,
    challenge: await putChallenge(database, use, securityClock.now()),
    timeout: challengeMilliseconds,
    attestationType: "none",
    excludeCredentials: rows.filter((row) => row.relyingPartyId === relyingParty.id).map(descriptorOf),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { ...options };
}

/** What a browser made; undefined for a wrong challenge, origin or host, and without user verification. */
async function verified(
  { database, securityClock, logger }: Dependencies,
  { relyingParty, idHash }: Enrollee,
  response: RegistrationResponseJSON,
) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      expectedChallenge: (challenge) =>
        useChallenge(database, challenge, { purpose: "REGISTRATION", askedBy: idHash }, securityClock.now()),
      requireUserVerification: true,
    });
    return registrationInfo?.credential;
  } catch (error) {
    // The library throws for everything that is wrong with what a browser sent.
    logger.info({ error }, "a passkey was not added");
    return undefined;
  }
}

/**
 * Adds a passkey. The first factor of a person turns two-step sign-in on, and gives recovery codes.
 * @throws Problem PASSKEY_REFUSED; CONFLICT for a passkey that was added before
 */
export async function addPasskey(
  deps: Dependencies,
  enrollee: Enrollee,
  { name, credential: response }: { name: string; credential: RegistrationResponseJSON },
  locale: Locale,
): Promise<Schemas["AddedPasskey"]> {
  const { user, relyingParty } = enrollee;
  const credential = await verified(deps, enrollee, response);
  if (!credential) throw new Problem("PASSKEY_REFUSED");
  const now = deps.securityClock.now();
  return deps.database.transaction(async (tx) => {
    await lockFactors(tx, user.id);
    const row = await insertPasskey(tx, {
      credentialId: credential.id,
      userId: user.id,
      relyingPartyId: relyingParty.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      createdAt: now,
    });
    if (!row) throw new Problem("CONFLICT");
    const isFirst = await beginTwoSteps(tx, user.id, now);
    await notifyOfSecondFactor(deps, tx, user, { change: "PASSKEY_ADDED", locale });
    return { passkey: shown(row), ...(isFirst && (await storeNewCodes(tx, user.id))) };
  });
}

/**
 * Removes a passkey. Without another factor, sign-in asks for the password only.
 * @throws Problem NOT_FOUND
 */
export function removePasskey(deps: Dependencies, user: UserRow, id: string, locale: Locale): Promise<void> {
  return deps.database.transaction(async (tx) => {
    if (!(await deletePasskey(tx, { id, userId: user.id }))) throw new Problem("NOT_FOUND");
    const isOver = await endTwoStepsWithoutFactor(tx, user.id);
    await notifyOfSecondFactor(deps, tx, user, { change: "PASSKEY_REMOVED", locale });
    if (isOver) await notifyOfSecondFactor(deps, tx, user, { change: "OFF", locale });
  });
}
