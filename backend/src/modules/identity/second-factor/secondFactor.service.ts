import type { components } from "@portico/openapi/identity";
import type { Config } from "../../../config/config.ts";
import type { Database, Transaction } from "../../../database/database.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { securityLog } from "../../../lib/logger.ts";
import type { Locale } from "../../../lib/principal.ts";
import { Problem } from "../../../lib/problem.ts";
import { sealOf, type Seal } from "../../../lib/seal.ts";
import { randomToken } from "../../../lib/secrets.ts";
import { consumeOrThrow } from "../../rate-limits/rateLimits.writes.ts";
import { settleSetting } from "../../operations/settings.writes.ts";
import type { Caller } from "../caller.ts";
import { passwordMatches } from "../passwords.ts";
import { clearTries, countTry } from "../throttle.ts";
import { userById, type UserRow } from "../user.repository.ts";
import { hashOfRecoveryCode, newRecoveryCodes, normalized } from "./recoveryCodes.domain.ts";
import { notifyOfSecondFactor } from "./secondFactor.notices.ts";
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  endTwoStepsWithoutFactor,
  factorOf,
  factorsOf,
  putKey,
  putRecoveryCodes,
  useRecoveryCode,
  useStep,
} from "./secondFactor.repository.ts";
import { looksLikeCode, matchingStep, newKey, setupAddress } from "./totp.domain.ts";

type Schemas = components["schemas"];

/** Tries of one person's codes in an hour from anywhere, on top of the limits of sign-in. */
const triesAnHour = { max: 20, windowMilliseconds: 3_600_000 };

/** The seal of the keys at rest: with SECOND_FACTOR_SECRET, or a secret that is generated once. */
export async function sealOfKeys({
  config,
  database,
}: {
  config: Pick<Config, "secondFactorSecret">;
  database: Database;
}): Promise<Seal<{ key: string }>> {
  const secret = config.secondFactorSecret ?? (await settleSetting(database, "secondFactorSecret", randomToken()));
  return sealOf(String(secret), "second factor");
}

async function userOf({ database }: Dependencies, userId: string): Promise<UserRow> {
  const user = await userById(database, userId);
  if (!user) throw new Problem("SESSION_ENDED");
  return user;
}

/** Whether the factor is on, and how many recovery codes are left. */
export async function readSecondFactor(deps: Dependencies, userId: string): Promise<Schemas["SecondFactor"]> {
  const { secondFactorSince } = await userOf(deps, userId);
  return {
    since: secondFactorSince?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(deps.database, userId),
    factors: await factorsOf(deps.database, userId),
  };
}

/**
 * Starts a setup with a new key; until a code confirms it, nothing changes.
 * @throws Problem CONFLICT when the factor is on
 */
export async function beginSetup(
  deps: Dependencies,
  user: UserRow,
  issuer: string,
): Promise<Schemas["SecondFactorSetup"]> {
  const key = newKey();
  const sealed = (await sealOfKeys(deps)).close({ key });
  if (!(await putKey(deps.database, user.id, sealed))) throw new Problem("CONFLICT");
  return { key, address: setupAddress(key, user.username, issuer) };
}

/** Verifies a code of the app with the stored key, which is confirmed or being set up; a code works once. */
async function isAppCode(
  deps: Dependencies,
  userId: string,
  typed: string,
  state: "confirmed" | "setup",
): Promise<boolean> {
  const row = await factorOf(deps.database, userId);
  // Somebody with a passkey may have an app that is only being set up.
  if (!row || (row.confirmedAt === null) !== (state === "setup")) return false;
  const held = (await sealOfKeys(deps)).open(row.sealedKey);
  if (!held) deps.logger.error("the key of a second factor cannot be opened: SECOND_FACTOR_SECRET is another one");
  const step = held && matchingStep(held.key, typed, deps.securityClock.now());
  return step !== undefined && useStep(deps.database, row, step);
}

/** Uses a recovery code up, and tells its owner by e-mail. */
function isRecoveryCode(deps: Dependencies, user: UserRow, typed: string, locale: Locale): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    if (!(await useRecoveryCode(tx, user.id, hashOfRecoveryCode(user.id, typed)))) return false;
    const codesLeft = await countRecoveryCodes(tx, user.id);
    await notifyOfSecondFactor(deps, tx, user, { change: "CODE_USED", locale, codesLeft });
    const { username: who } = user;
    securityLog(deps.logger).info({ event: "recoveryCodeUsed", result: "success", who, codesLeft }, "security");
    return true;
  });
}

/**
 * Verifies a code of the app, or a recovery code, of somebody whose factor is on; each works once. The caller counts
 * the try with those of the password.
 * @throws Problem SECOND_FACTOR_WRONG; TOO_MANY_REQUESTS before the code is verified
 */
export async function requireCode(deps: Dependencies, user: UserRow, code: string, locale: Locale): Promise<void> {
  await consumeOrThrow(deps, `second factor of ${user.id}`, triesAnHour);
  const typed = normalized(code);
  const isRight = looksLikeCode(typed)
    ? isAppCode(deps, user.id, typed, "confirmed")
    : isRecoveryCode(deps, user, typed, locale);
  if (!(await isRight)) throw new Problem("SECOND_FACTOR_WRONG");
}

/** Replaces the recovery codes with new ones, which are shown only now. */
export async function storeNewCodes(tx: Transaction, userId: string): Promise<Schemas["RecoveryCodes"]> {
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((code) => hashOfRecoveryCode(userId, code));
  await putRecoveryCodes(tx, userId, hashes);
  return { recoveryCodes };
}

/**
 * Turns the factor on with a first code of the app.
 * @throws Problem SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS; CONFLICT without a setup, or when it is on
 */
export async function turnOn(
  deps: Dependencies,
  { userId, locale, ...visitor }: Caller,
  code: string,
): Promise<Schemas["RecoveryCodes"]> {
  const { database, securityClock } = deps;
  const user = await userOf(deps, userId);
  const row = await factorOf(database, userId);
  if (!row || row.confirmedAt !== null) throw new Problem("CONFLICT");
  const attempt = { username: user.username, ...visitor };
  await countTry(database, attempt, securityClock.now());
  if (!(await isAppCode(deps, userId, normalized(code), "setup"))) throw new Problem("SECOND_FACTOR_WRONG");
  await clearTries(database, attempt);
  return database.transaction(async (tx) => {
    if (!(await confirmFactor(tx, userId, securityClock.now()))) throw new Problem("CONFLICT");
    await notifyOfSecondFactor(deps, tx, user, { change: "ON", locale });
    return storeNewCodes(tx, userId);
  });
}

/**
 * The caller, after password and code were verified: one try of sign-in's counters for both.
 * @throws Problem CONFLICT when the factor is off, TOO_MANY_REQUESTS, INVALID_CREDENTIALS, SECOND_FACTOR_WRONG
 */
export async function provedUser(
  deps: Dependencies,
  { userId, locale, ...visitor }: Caller,
  { currentPassword, code }: Schemas["SecondFactorProof"],
): Promise<UserRow> {
  const user = await userOf(deps, userId);
  if (user.secondFactorSince === null) throw new Problem("CONFLICT");
  const attempt = { username: user.username, ...visitor };
  await countTry(deps.database, attempt, deps.securityClock.now());
  if (!(await passwordMatches(user.passwordHash, currentPassword))) throw new Problem("INVALID_CREDENTIALS");
  await requireCode(deps, user, code, locale);
  await clearTries(deps.database, attempt);
  return user;
}

/**
 * Turns the app off with the password and a code; without a passkey, two-step sign-in with it.
 * @throws Problem CONFLICT when there is none, and as `provedUser`
 */
export async function turnOff(deps: Dependencies, caller: Caller, proof: Schemas["SecondFactorProof"]): Promise<void> {
  // Before a recovery code is used up.
  if (!(await factorsOf(deps.database, caller.userId)).includes("APP")) throw new Problem("CONFLICT");
  const user = await provedUser(deps, caller, proof);
  await deps.database.transaction(async (tx) => {
    if (!(await deleteFactor(tx, user.id))) throw new Problem("CONFLICT");
    const isOver = await endTwoStepsWithoutFactor(tx, user.id);
    await notifyOfSecondFactor(deps, tx, user, { change: isOver ? "OFF" : "APP_OFF", locale: caller.locale });
  });
}

/** New recovery codes in place of the ones before. */
export async function renewCodes(
  deps: Dependencies,
  caller: Caller,
  proof: Schemas["SecondFactorProof"],
): Promise<Schemas["RecoveryCodes"]> {
  const user = await provedUser(deps, caller, proof);
  return deps.database.transaction(async (tx) => {
    await notifyOfSecondFactor(deps, tx, user, { change: "CODES_RENEWED", locale: caller.locale });
    return storeNewCodes(tx, user.id);
  });
}
