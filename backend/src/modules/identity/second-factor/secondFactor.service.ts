import type { components } from "@portico/openapi/identity";
import type { Transaction } from "../../../database/database.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Locale } from "../../../lib/principal.ts";
import { Problem } from "../../../lib/problem.ts";
import { randomToken } from "../../../lib/secrets.ts";
import { sealOf, type Seal } from "../../../lib/seal.ts";
import { requireWithin } from "../../limits/limits.writes.ts";
import { settleSetting } from "../../operations/settings.writes.ts";
import { mustHaveSecondFactor } from "../permissions.domain.ts";
import { userById, type UserRow } from "../user.repository.ts";
import { hashOfRecoveryCode, newRecoveryCodes, normalized } from "./recoveryCodes.domain.ts";
import { recordChange } from "./secondFactor.notices.ts";
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  factorOf,
  putKey,
  putRecoveryCodes,
  useRecoveryCode,
  useStep,
} from "./secondFactor.repository.ts";
import { looksLikeCode, matchingStep, newKey, setUpAddress } from "./totp.domain.ts";

type Schemas = components["schemas"];

/** Tries of a second factor by one person in an hour, on top of the limits of sign-in. */
const triesAnHour = { most: 20, windowMilliseconds: 3_600_000 };

/** The seal of the keys at rest: with SECOND_FACTOR_SECRET, or a secret that is generated once. */
async function sealOfKeys({ config, database }: Dependencies): Promise<Seal<{ key: string }>> {
  const secret = config.secondFactorSecret ?? String(await settleSetting(database, "secondFactorSecret", randomToken()));
  return sealOf(secret, "second factor");
}

async function callerOf({ database }: Dependencies, userId: string): Promise<UserRow> {
  const user = await userById(database, userId);
  if (!user) throw new Problem("SESSION_ENDED");
  return user;
}

/** Whether the factor is on, and how many recovery codes are left. */
export async function readSecondFactor(deps: Dependencies, userId: string): Promise<Schemas["SecondFactor"]> {
  const { secondFactorSince, contentGrants } = await callerOf(deps, userId);
  return {
    since: secondFactorSince?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(deps.database, userId),
    required: deps.config.requireSecondFactor && mustHaveSecondFactor(contentGrants),
  };
}

/**
 * Starts a set-up with a new key; until a code confirms it, nothing changes.
 * @throws Problem CONFLICT when the factor is on
 */
export async function beginSetUp(deps: Dependencies, user: UserRow, issuer: string): Promise<Schemas["SecondFactorSetUp"]> {
  const key = newKey();
  const sealed = (await sealOfKeys(deps)).close({ key });
  if (!(await putKey(deps.database, user.id, sealed))) throw new Problem("CONFLICT");
  return { key, address: setUpAddress(key, user.username, issuer) };
}

/** Verifies a code of the app against the stored key, confirmed or not; a code works once. */
async function isAppCode(deps: Dependencies, tx: Transaction, userId: string, typed: string): Promise<boolean> {
  const row = await factorOf(tx, userId);
  const held = row && (await sealOfKeys({ ...deps })).open(row.sealedKey);
  const step = held && matchingStep(held.key, typed, deps.securityClock.now());
  return step !== undefined && useStep(tx, userId, step);
}

/**
 * Verifies a code of the app or a recovery code of somebody whose factor is on. A used recovery code is gone, e-mailed
 * and logged.
 * @throws Problem SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS before it is verified
 */
export async function requireSecondFactor(deps: Dependencies, user: UserRow, code: string, locale: Locale): Promise<void> {
  await requireWithin(deps, `second factor of ${user.id}`, triesAnHour);
  const typed = normalized(code);
  if (looksLikeCode(typed)) {
    if (!(await isAppCode(deps, deps.database, user.id, typed))) throw new Problem("SECOND_FACTOR_WRONG");
    return;
  }
  const isRight = await deps.database.transaction(async (tx) => {
    if (!(await useRecoveryCode(tx, user.id, hashOfRecoveryCode(user.id, typed)))) return false;
    const codesLeft = await countRecoveryCodes(tx, user.id);
    await recordChange(deps, tx, user, { kind: "RECOVERY_CODE_USED", locale, codesLeft });
    return true;
  });
  if (!isRight) throw new Problem("SECOND_FACTOR_WRONG");
}

async function storeNewCodes(tx: Transaction, userId: string): Promise<Schemas["RecoveryCodes"]> {
  const recoveryCodes = newRecoveryCodes();
  await putRecoveryCodes(tx, userId, recoveryCodes.map((code) => hashOfRecoveryCode(userId, code)));
  return { recoveryCodes };
}

/**
 * Turns the factor on with a first code of the app.
 * @throws Problem SECOND_FACTOR_WRONG; CONFLICT without a set-up, or when it is on
 */
export async function turnOn(deps: Dependencies, userId: string, code: string, locale: Locale): Promise<Schemas["RecoveryCodes"]> {
  const user = await callerOf(deps, userId);
  await requireWithin(deps, `second factor of ${userId}`, triesAnHour);
  const row = await factorOf(deps.database, userId);
  if (!row || row.confirmedAt !== null) throw new Problem("CONFLICT");
  if (!(await isAppCode(deps, deps.database, userId, normalized(code)))) throw new Problem("SECOND_FACTOR_WRONG");
  return deps.database.transaction(async (tx) => {
    if (!(await confirmFactor(tx, userId, deps.securityClock.now()))) throw new Problem("CONFLICT");
    await recordChange(deps, tx, user, { kind: "SECOND_FACTOR_ON", locale });
    return storeNewCodes(tx, userId);
  });
}

/** @throws Problem CONFLICT when it is off, SECOND_FACTOR_WRONG */
async function provedCaller(deps: Dependencies, userId: string, code: string, locale: Locale): Promise<UserRow> {
  const user = await callerOf(deps, userId);
  if (user.secondFactorSince === null) throw new Problem("CONFLICT");
  await requireSecondFactor(deps, user, code, locale);
  return user;
}

/** Turns the factor off with a code. */
export async function turnOff(deps: Dependencies, userId: string, code: string, locale: Locale): Promise<void> {
  const user = await provedCaller(deps, userId, code, locale);
  await deps.database.transaction(async (tx) => {
    if (await deleteFactor(tx, userId)) await recordChange(deps, tx, user, { kind: "SECOND_FACTOR_OFF", locale });
  });
}

/** New recovery codes in place of the ones before. */
export async function renewCodes(deps: Dependencies, userId: string, code: string, locale: Locale): Promise<Schemas["RecoveryCodes"]> {
  const user = await provedCaller(deps, userId, code, locale);
  return deps.database.transaction(async (tx) => {
    await recordChange(deps, tx, user, { kind: "RECOVERY_CODES_RENEWED", locale });
    return storeNewCodes(tx, userId);
  });
}
