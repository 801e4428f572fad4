import type { PasscodeAnswer } from "@portico/openapi/graph.resolvers";
import { passcode as constants } from "@portico/rules/constants";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Principal } from "../../lib/principal.ts";
import { createOneTimeCode, isSameCode, type StoredCode } from "../../lib/oneTimeCode.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { ownAddress } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import {
  endPasscode,
  heldPasscode,
  putPasscode,
  putVerified,
  takeTry,
  type PasscodeRow,
} from "./passcodes.repository.ts";

const HOUR_MILLISECONDS = 3_600_000;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Sends a new one-time passcode to the caller and invalidates the previous one. Returns UNAVAILABLE without an e-mail
 * address or message delivery.
 * @param pageLocale the language of the page, for somebody who has chosen none
 */
export async function sendPasscode(
  deps: Dependencies,
  principal: Principal,
  pageLocale: Locale,
): Promise<PasscodeAnswer> {
  const { database, securityClock } = deps;
  const address = await ownAddress(deps, principal);
  if (address === null) return { state: "UNAVAILABLE" };
  const { code, stored } = createOneTimeCode(constants.digits);
  const locale = principal.locale ?? pageLocale;
  const t = await copyFor(deps, principal.site, locale);
  const subject = t("statements.calls.subject");
  const text = t("statements.calls.message", { passcode: code, minutes: constants.lifetimeSeconds / 60 });
  const now = securityClock.now();
  return database.transaction(async (tx): Promise<PasscodeAnswer> => {
    const row = nextPasscode(await heldPasscode(tx, principal.userId), principal.userId, stored, now);
    if (!row) return { state: "TOO_MANY" };
    await putPasscode(tx, row);
    await queueMessage(deps, tx, { kind: "PASSCODE", address, locale, subject, text, validUntil: row.expiresAt });
    return { state: "SENT", until: row.expiresAt.toISOString(), triesLeft: row.triesLeft };
  });
}

/** Undefined when the hourly rate limit is reached. */
function nextPasscode(
  before: PasscodeRow | undefined,
  userId: string,
  stored: StoredCode,
  now: Date,
): PasscodeRow | undefined {
  const counts =
    before && now.getTime() - before.since.getTime() < HOUR_MILLISECONDS ? before : { sends: 0, since: now };
  if (counts.sends >= constants.sendsAnHour) return undefined;
  return {
    userId,
    ...stored,
    expiresAt: later(now, constants.lifetimeSeconds),
    triesLeft: constants.tries,
    sends: counts.sends + 1,
    since: counts.since,
  };
}

/**
 * Verifies a passcode. The right one is valid once, and for this session only.
 * @param onVerified what else the right one confirms, in the same transaction
 */
export async function confirmPasscode(
  { database, securityClock }: Dependencies,
  { userId }: Pick<Principal, "userId">,
  sessionId: string,
  typed: string,
  onVerified: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
): Promise<PasscodeAnswer> {
  const now = securityClock.now();
  return database.transaction(async (tx): Promise<PasscodeAnswer> => {
    const row = await takeTry(tx, userId, now);
    if (!row) return { state: "ENDED" };
    if (!isSameCode(row, typed.trim()))
      return row.triesLeft > 0 ? { state: "WRONG", triesLeft: row.triesLeft } : { state: "ENDED" };
    if (!(await endPasscode(tx, row, now))) return { state: "ENDED" };
    const until = later(now, constants.verifiedSeconds);
    await putVerified(tx, { sessionHash: tokenHash(sessionId), userId, until }, now);
    await onVerified(tx);
    return { state: "VERIFIED", until: until.toISOString() };
  });
}
