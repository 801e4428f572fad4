import { isDeepStrictEqual } from "node:util";
import type { components } from "@portico/openapi/callSettings";
import { validateForwarding } from "@portico/rules/callForwarding";
import { always } from "@portico/rules/callSchedule";
import { validateGuard } from "@portico/rules/callGuard";
import { phoneSettings as limits } from "@portico/rules/serviceConstants";
import { validateForwardingNumber } from "@portico/rules/forwardingNumber";
import { validateNickname, storedNickname } from "@portico/rules/nickname";
import { validateCallerIdName, validatePin, storedCallerIdName } from "@portico/rules/phoneSettings";
import { hasFeature, type VoiceFeature } from "@portico/rules/voicePlatform";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { logActivity, type LoggedFacts, type LoggedKind } from "../activity-log/activityLog.writes.ts";
import { hashPassword, whoMay } from "../identity/identity.reads.ts";
import { membersOf } from "../identity/memberships.reads.ts";
import { consumeOrThrow } from "../rate-limits/rateLimits.writes.ts";
import { usableLines, type VoiceLineRow } from "../voice/voice.reads.ts";
import { putLineDetails } from "../voice/voice.writes.ts";
import { lineAnswer, type SetLine } from "./callSettings.domain.ts";
import { linesWithSettings } from "./callSettings.reads.ts";
import { lockSettings, putSettings, type SettingsRow } from "./callSettings.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "clock" | "securityClock" | "config">;
type FieldError = NonNullable<Schemas["CallSettingsProblem"]["errors"]>[number];

/** A line of an account, with the version that the client has seen. */
export type SeenLine = { accountId: string; telephoneNumber: string; version: number };

const HOUR_MILLISECONDS = 3_600_000;
const MAX_PINS_AN_HOUR = 10;

/** The lines that a caller may use, with what they need to be set. */
export async function callSettingsOf(
  shared: Deps,
  caller: Principal,
  accountId: string,
): Promise<Schemas["CallSettings"]> {
  const { database, clock, config } = await onAccountTime(shared, shared.database, accountId);
  const all = await linesWithSettings(database, accountId);
  const usable = new Set((await usableLines({ database, config }, caller, accountId)).map(({ id }) => id));
  const mayManage = caller.permissions.includes("manageVoice");
  return {
    timeZone: clock.timeZone,
    at: clock.now().toISOString(),
    mayManage,
    managers: await whoMay({ database, config }, accountId, "manageVoice"),
    people: mayManage ? await assignable(database, accountId) : [],
    lines: all.filter(({ line }) => usable.has(line.id)).map((set) => lineAnswer(set, all, clock)),
  };
}

/** To whom a line can be assigned: the customers who may sign in to the account. */
async function assignable(tx: Transaction, accountId: string): Promise<Schemas["Person"][]> {
  const members = await membersOf(tx, [accountId]);
  return members
    .filter(({ state, disabled }) => state === "ACTIVE" && !disabled)
    .map(({ userId, firstName }) => ({ userId, name: firstName }));
}

type Log = { kind: LoggedKind; facts?: LoggedFacts };
type Decided = { changed: Partial<Omit<SettingsRow, "lineId">>; log: Log };

const refused = (errors: FieldError[]) => new Problem("CALL_SETTINGS_REFUSED", { members: { errors } });

/**
 * Changes one line that the caller may use, with the settings of the account locked.
 * @throws Problem NOT_FOUND, NOT_ON_THIS_LINE, and what `decide` throws
 */
async function changeLineOnce(
  shared: Deps,
  caller: Principal,
  { accountId, telephoneNumber }: Omit<SeenLine, "version">,
  feature: VoiceFeature | null,
  decide: (tx: Transaction, set: SetLine, all: SetLine[]) => Promise<Log | null>,
): Promise<void> {
  const usable = await usableLines(shared, caller, accountId);
  if (!usable.some((line) => line.telephoneNumber === telephoneNumber)) throw new Problem("NOT_FOUND");
  await shared.database.transaction(async (tx) => {
    await lockSettings(tx, accountId);
    const all = await linesWithSettings(tx, accountId);
    const set = all.find(({ line }) => line.telephoneNumber === telephoneNumber);
    if (!set) throw new Problem("NOT_FOUND");
    if (feature && !hasFeature(set.line, feature)) throw new Problem("NOT_ON_THIS_LINE");
    const log = await decide(tx, set, all);
    if (log) await record(shared, tx, caller, set.line, log);
  });
}

const record = (deps: Deps, tx: Transaction, { userId }: Principal, line: VoiceLineRow, { kind, facts }: Log) =>
  logActivity(deps, tx, {
    accountId: line.accountId,
    actorId: userId,
    kind,
    facts: { ...facts, line: line.telephoneNumber },
  });

type Part = "forwarding" | "guard" | "phone";

/**
 * Replaces one part of a line's settings, from the version that was seen; a repeat of the same change is no conflict.
 * @throws Problem CONFLICT (412), CALL_SETTINGS_REFUSED with `errors`
 */
function replacePart<P extends Part>(
  shared: Deps,
  caller: Principal,
  seen: SeenLine,
  part: P,
  wanted: SettingsRow[P],
  { feature, errors, log }: { feature: VoiceFeature; errors: (set: SetLine, all: SetLine[]) => FieldError[]; log: Log },
): Promise<void> {
  return changeLineOnce(shared, caller, seen, feature, async (tx, set, all) => {
    const { settings } = set;
    const version = settings[`${part}Version`];
    if (version === seen.version + 1 && isDeepStrictEqual(settings[part], wanted)) return null;
    if (version !== seen.version) throw new Problem("CONFLICT", { status: 412 });
    const found = errors(set, all);
    if (found.length > 0) throw refused(found);
    const changed: Decided["changed"] = { [part]: wanted, [`${part}Version`]: version + 1 };
    await putSettings(tx, settings, changed);
    return log;
  });
}

const forwardsOf = ({ line, settings }: SetLine) => ({ number: line.telephoneNumber, forwarding: settings.forwarding });

/** Changes where calls to a line go. */
export function changeForwarding(
  deps: Deps,
  caller: Principal,
  seen: SeenLine,
  wanted: Schemas["CallForwarding"],
): Promise<void> {
  const { on, to } = wanted.always;
  return replacePart(deps, caller, seen, "forwarding", wanted, {
    feature: "FORWARDING",
    errors: ({ line }, all) => {
      if (wanted.alsoRing.length > 0 && !hasFeature(line, "SIMULTANEOUS_RING")) throw new Problem("NOT_ON_THIS_LINE");
      return validateForwarding({ number: line.telephoneNumber, forwarding: wanted }, all.map(forwardsOf));
    },
    log: on && to !== null ? { kind: "LINE_FORWARDED", facts: { subject: to } } : { kind: "LINE_FORWARDING_CHANGED" },
  });
}

/** Changes which callers reach a line. */
export function changeCallGuard(
  deps: Deps,
  caller: Principal,
  seen: SeenLine,
  wanted: Schemas["CallGuard"],
): Promise<void> {
  return replacePart(deps, caller, seen, "guard", wanted, {
    feature: "CALL_GUARD",
    errors: ({ line }) => validateGuard(line.telephoneNumber, wanted),
    log: { kind: "LINE_GUARD_CHANGED" },
  });
}

/** Changes caller ID, do not disturb, and how the voicemail of a line answers. */
export function changePhone(
  deps: Deps,
  caller: Principal,
  seen: SeenLine,
  typed: Schemas["PhoneSettings"],
): Promise<void> {
  const wanted = { ...typed, callerIdName: storedCallerIdName(typed.callerIdName) };
  return replacePart(deps, caller, seen, "phone", wanted, {
    feature: "CALLER_ID_NAME",
    errors: ({ line, settings }) => {
      if (wanted.doNotDisturb && !hasFeature(line, "DO_NOT_DISTURB")) throw new Problem("NOT_ON_THIS_LINE");
      const code = validateCallerIdName(wanted.callerIdName);
      const isMissing = wanted.greeting === "PERSONAL" && !settings.hasRecordedGreeting;
      return [
        ...(code ? [{ field: "callerIdName", code }] : []),
        ...(isMissing ? [{ field: "greeting", code: "NOT_RECORDED" as const }] : []),
      ];
    },
    log: { kind: "LINE_PHONE_CHANGED" },
  });
}

/** Sets a new voicemail PIN; what is stored is its hash. */
export async function resetPin(
  deps: Deps,
  caller: Principal,
  name: Omit<SeenLine, "version">,
  { pin }: Schemas["NewPin"],
): Promise<void> {
  const code = validatePin(pin, name.telephoneNumber);
  if (code) throw refused([{ field: "pin", code }]);
  const limit = { max: MAX_PINS_AN_HOUR, windowMilliseconds: HOUR_MILLISECONDS };
  await consumeOrThrow(deps, `voicemail PIN of ${name.accountId} ${name.telephoneNumber}`, limit);
  const pinHash = await hashPassword(pin);
  await changeLineOnce(deps, caller, name, "VOICEMAIL", async (tx, { settings }) => {
    await putSettings(tx, settings, { pinHash, pinChangedAt: deps.securityClock.now() });
    return { kind: "VOICEMAIL_PIN_RESET" };
  });
}

/** Names a line and assigns it. */
export function changeLine(
  deps: Deps,
  caller: Principal,
  seen: SeenLine,
  { label: typed, assignedTo }: Schemas["LineDetails"],
): Promise<void> {
  return changeLineOnce(deps, caller, seen, null, async (tx, { line }) => {
    const label = storedNickname(typed);
    const isSame = line.label === label && line.assignedUserId === assignedTo;
    if (isSame && line.version === seen.version + 1) return null;
    if (line.version !== seen.version) throw new Problem("CONFLICT", { status: 412 });
    const code = validateNickname(typed, limits.longestLabel);
    const people = await assignable(tx, line.accountId);
    const person = people.find(({ userId }) => userId === assignedTo);
    const isStranger = assignedTo !== null && assignedTo !== line.assignedUserId && !person;
    if (code || isStranger)
      throw refused([
        ...(code ? [{ field: "label", code }] : []),
        ...(isStranger ? [{ field: "assignedTo", code: "NOT_ON_ACCOUNT" as const }] : []),
      ]);
    if (isSame) return null;
    await putLineDetails(tx, line.id, { label, assignedUserId: assignedTo });
    if (line.label !== label)
      await record(deps, tx, caller, line, { kind: "LINE_NAMED", facts: { subject: label ?? "" } });
    if (line.assignedUserId === assignedTo) return null;
    return assignedTo === null
      ? { kind: "LINE_UNASSIGNED" }
      : { kind: "LINE_ASSIGNED", facts: { subject: person?.name ?? "" } };
  });
}

type Result = Schemas["ForwardingResults"]["results"][number];

/** Forwards all calls of several lines to one number, or stops that; each line succeeds or is refused on its own. */
export async function changeForwardingOfLines(
  deps: Deps,
  caller: Principal,
  accountId: string,
  { lines, to }: Schemas["ForwardingOfLines"],
): Promise<Result[]> {
  const code = to === null ? null : validateForwardingNumber(to);
  if (code) throw refused([{ field: "always", code }]);
  const usable = new Set((await usableLines(deps, caller, accountId)).map(({ telephoneNumber }) => telephoneNumber));
  return deps.database.transaction(async (tx) => {
    await lockSettings(tx, accountId);
    const results: Result[] = [];
    for (const { telephoneNumber, version } of lines) {
      const all = await linesWithSettings(tx, accountId);
      const set = all.find(({ line }) => line.telephoneNumber === telephoneNumber && usable.has(telephoneNumber));
      const outcome = set ? await forwardOne(deps, tx, caller, { set, all, version, to }) : "NOT_AVAILABLE";
      results.push({ telephoneNumber, code: outcome });
    }
    return results;
  });
}

async function forwardOne(
  deps: Deps,
  tx: Transaction,
  caller: Principal,
  { set, all, version, to }: { set: SetLine; all: SetLine[]; version: number; to: string | null },
): Promise<Result["code"]> {
  const { line, settings } = set;
  if (!hasFeature(line, "FORWARDING")) return "NOT_AVAILABLE";
  const before = settings.forwarding.always;
  const wanted =
    to === null ? { ...before, on: false } : { on: true, to, schedule: { ...before.schedule, when: always.when } };
  if (isDeepStrictEqual(before, wanted)) return "CHANGED";
  if (settings.forwardingVersion !== version) return "CONFLICT";
  const forwarding = { ...settings.forwarding, always: wanted };
  const errors = validateForwarding({ number: line.telephoneNumber, forwarding }, all.map(forwardsOf));
  const error = errors.find(({ field }) => field === "always")?.code;
  if (to !== null && error) return error === "OWN_NUMBER" ? "OWN_NUMBER" : "LOOP";
  await putSettings(tx, settings, { forwarding, forwardingVersion: version + 1 });
  const log: Log =
    to === null ? { kind: "LINE_FORWARDING_CHANGED" } : { kind: "LINE_FORWARDED", facts: { subject: to } };
  await record(deps, tx, caller, line, log);
  return "CHANGED";
}
