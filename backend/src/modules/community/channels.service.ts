import { isDeepStrictEqual } from "node:util";
import type { components } from "@portico/openapi/community";
import {
  validateChannel,
  type ChannelFacts,
  validateChannelSettings,
  channelState,
  communityChannels as limits,
  isActivationCode,
  televisionState,
  tidyActivationCode,
  tidyChannel,
} from "@portico/rules/communityChannel";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { logActivity, type LoggedKind } from "../activity-log/activityLog.writes.ts";
import { consumeOrThrow, giveBack } from "../rate-limits/rateLimits.writes.ts";
import {
  bumpOrder,
  channelCount,
  channelRows,
  channelWithId,
  dropChannel,
  insertChannel,
  lockedSettings,
  lockedTelevision,
  putActivation,
  putChannel,
  putOrder,
  putSettings,
  settingsRow,
  televisionRows,
  type ChannelName,
  type ChannelRow,
  type SettingsRow,
  type TelevisionRow,
} from "./channels.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "clock" | "securityClock">;

/** Wrong activation codes for each account, so that codes cannot be guessed. */
const codeTries = { max: 10, windowMilliseconds: 3_600_000 };

const defaults: Omit<SettingsRow, "accountId"> = {
  captions: "EN",
  rotationSeconds: 15,
  quietFrom: null,
  quietUntil: null,
  version: 1,
  orderVersion: 1,
};

function channelAnswer(row: ChannelRow, today: string): Schemas["Channel"] {
  const { channelId, name, description, slideText, enabled, startsOn, endsOn, version } = row;
  const state = channelState(row, today);
  return { channelId, name, description, slideText, enabled, startsOn, endsOn, state, version };
}

function televisionAnswer({ televisionId, ...row }: TelevisionRow, now: Date): Schemas["Television"] {
  const activatedAt = row.activatedAt ?? now;
  return {
    televisionId,
    name: row.name ?? "",
    state: televisionState(activatedAt, row.onlineFrom, now),
    activatedAt: activatedAt.toISOString(),
  };
}

/** The channels of a property, its televisions, and the settings of both. */
export async function lineupOf(shared: Deps, accountId: string): Promise<Schemas["ChannelLineup"]> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  return lineup(database, clock, accountId);
}

async function lineup(
  tx: Transaction | Deps["database"],
  clock: BusinessClock,
  accountId: string,
): Promise<Schemas["ChannelLineup"]> {
  const today = clock.today();
  const { captions, rotationSeconds, quietFrom, quietUntil, version, orderVersion } =
    (await settingsRow(tx, accountId)) ?? defaults;
  const channels = (await channelRows(tx, accountId)).map((row) => channelAnswer(row, today));
  return {
    timeZone: clock.timeZone,
    today,
    orderVersion,
    channels: [...channels.filter(({ enabled }) => enabled), ...channels.filter(({ enabled }) => !enabled)],
    televisions: (await televisionRows(tx, accountId)).map((row) => televisionAnswer(row, clock.now())),
    settings: { captions, rotationSeconds, quietFrom, quietUntil, version },
  };
}

/** The property that is changed, and by whom. */
export type Changer = { accountId: string; actorId: string };

const log = (deps: Deps, tx: Transaction, { accountId, actorId }: Changer, kind: LoggedKind, subject?: string) =>
  logActivity(deps, tx, { accountId, actorId, kind, facts: subject === undefined ? {} : { subject } });

const changedSince = () => new Problem("CONFLICT", { status: 412 });

/** @throws Problem INVALID_REQUEST with the fields at fault */
function accepted(typed: ChannelFacts): ChannelFacts {
  const facts = tidyChannel(typed);
  const fields = validateChannel(facts);
  if (fields.length > 0) throw new Problem("INVALID_REQUEST", { fields });
  return facts;
}

/** Runs a change of a property's channels, one at a time, on the clock of its time zone. */
async function changing<Of>(
  shared: Deps,
  accountId: string,
  change: (tx: Transaction, settings: SettingsRow, clock: BusinessClock) => Promise<Of>,
): Promise<Of> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  return database.transaction(async (tx) => change(tx, await lockedSettings(tx, accountId), clock));
}

const isSame = (row: ChannelRow, facts: ChannelFacts) =>
  (Object.keys(facts) as (keyof ChannelFacts)[]).every((field) => row[field] === facts[field]);

/**
 * Adds a channel at the end, under the client's id: a repeated call finds it and changes nothing.
 * @throws Problem INVALID_REQUEST; CONFLICT beyond the limit, or for an id in use
 */
export function addChannel(
  deps: Deps,
  changer: Changer,
  { channelId, ...typed }: Schemas["NewChannel"],
): Promise<Schemas["Channel"]> {
  const { accountId } = changer;
  const facts = accepted(typed);
  return changing(deps, accountId, async (tx, _settings, clock) => {
    const { many, last } = await channelCount(tx, accountId);
    const known = await channelWithId(tx, channelId);
    if (known && known.accountId === accountId && isSame(known, facts)) return channelAnswer(known, clock.today());
    if (known || many >= limits.maxChannels) throw new Problem("CONFLICT");
    await bumpOrder(tx, accountId);
    await log(deps, tx, changer, "CHANNEL_ADDED", facts.name);
    const row = { ...facts, accountId, channelId, position: last + 1 };
    return channelAnswer(await insertChannel(tx, row), clock.today());
  });
}

export type SeenChannel = ChannelName & Changer & { version: number };

/** @throws Problem NOT_FOUND when it was removed */
async function existing(tx: Transaction, { accountId, channelId }: SeenChannel): Promise<ChannelRow> {
  const row = await channelWithId(tx, channelId);
  if (row?.accountId !== accountId) throw new Problem("NOT_FOUND");
  return row;
}

/**
 * Changes a channel. A repeat whose first answer was lost is answered again.
 * @throws Problem INVALID_REQUEST, NOT_FOUND, CONFLICT (412) when it was changed since
 */
export function changeChannel(deps: Deps, seen: SeenChannel, typed: ChannelFacts): Promise<Schemas["Channel"]> {
  const facts = accepted(typed);
  return changing(deps, seen.accountId, async (tx, _settings, clock) => {
    const before = await existing(tx, seen);
    if (before.version === seen.version + 1 && isSame(before, facts)) return channelAnswer(before, clock.today());
    if (before.version !== seen.version) throw changedSince();
    if (before.enabled !== facts.enabled) await bumpOrder(tx, seen.accountId);
    await log(deps, tx, seen, "CHANNEL_CHANGED", facts.name);
    return channelAnswer(await putChannel(tx, seen, facts), clock.today());
  });
}

/** @throws Problem NOT_FOUND, CONFLICT (412) when it was changed since */
export function removeChannel(deps: Deps, seen: SeenChannel): Promise<void> {
  return changing(deps, seen.accountId, async (tx) => {
    const { name, version } = await existing(tx, seen);
    if (version !== seen.version) throw changedSince();
    await bumpOrder(tx, seen.accountId);
    await log(deps, tx, seen, "CHANNEL_REMOVED", name);
    await dropChannel(tx, seen);
  });
}

/**
 * Puts the channels that are on into another order. A repeat whose first answer was lost is answered again.
 * @throws Problem CONFLICT (412) when it changed since; INVALID_REQUEST when these are not the channels that are on
 */
export function reorderChannels(
  deps: Deps,
  changer: Changer,
  version: number,
  channelIds: readonly string[],
): Promise<Schemas["ChannelLineup"]> {
  const { accountId } = changer;
  return changing(deps, accountId, async (tx, settings, clock) => {
    const on = (await channelRows(tx, accountId)).filter(({ enabled }) => enabled).map(({ channelId }) => channelId);
    if (settings.orderVersion === version + 1 && isDeepStrictEqual(on, channelIds)) return lineup(tx, clock, accountId);
    if (settings.orderVersion !== version) throw changedSince();
    if (on.length !== channelIds.length || on.some((id) => !channelIds.includes(id)))
      throw new Problem("INVALID_REQUEST", { fields: [{ field: "channelIds", code: "INVALID" }] });
    await putOrder(tx, accountId, channelIds);
    await log(deps, tx, changer, "CHANNELS_REORDERED");
    await bumpOrder(tx, accountId);
    return lineup(tx, clock, accountId);
  });
}

/**
 * Changes captions, the time each slide is shown, and the quiet hours. A repeat whose first answer was lost is answered
 * again.
 * @throws Problem INVALID_REQUEST, CONFLICT (412) when they were changed since
 */
export function changeSettings(
  deps: Deps,
  changer: Changer,
  version: number,
  facts: Schemas["ChannelSettingsFacts"],
): Promise<Schemas["ChannelLineup"]> {
  const { accountId } = changer;
  const fields = validateChannelSettings(facts);
  if (fields.length > 0) throw new Problem("INVALID_REQUEST", { fields });
  return changing(deps, accountId, async (tx, settings, clock) => {
    const isStored = (Object.keys(facts) as (keyof typeof facts)[]).every((field) => settings[field] === facts[field]);
    if (settings.version === version + 1 && isStored) return lineup(tx, clock, accountId);
    if (settings.version !== version) throw changedSince();
    await putSettings(tx, accountId, facts);
    await log(deps, tx, changer, "CHANNEL_SETTINGS_CHANGED");
    return lineup(tx, clock, accountId);
  });
}

/** @throws Problem INVALID_REQUEST with the fields at fault */
function acceptedActivation({ code, name }: Schemas["Activation"]): Schemas["Activation"] {
  const typed = { code: tidyActivationCode(code), name: name.trim() };
  const fields = [
    ...(isActivationCode(typed.code)
      ? []
      : [{ field: "code", code: typed.code === "" ? "MISSING" : "INVALID" } as const]),
    ...(typed.name === "" ? [{ field: "name", code: "MISSING" } as const] : []),
    ...(Array.from(typed.name).length > limits.longestName ? [{ field: "name", code: "TOO_LONG" } as const] : []),
  ];
  if (fields.length > 0) throw new Problem("INVALID_REQUEST", { fields });
  return typed;
}

/**
 * Activates the television that shows a code. A repeat finds the television again, unless it failed to connect: then it
 * is activated anew.
 * @throws Problem INVALID_REQUEST, TOO_MANY_REQUESTS, CODE_UNKNOWN, CODE_EXPIRED, CODE_USED
 */
export async function activateTelevision(
  deps: Deps,
  changer: Changer,
  typed: Schemas["Activation"],
): Promise<Schemas["Television"]> {
  const { accountId } = changer;
  const { code, name } = acceptedActivation(typed);
  const tries = `television codes ${accountId}`;
  await consumeOrThrow(deps, tries, codeTries);
  const now = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const shown = await lockedTelevision(tx, code);
    if (!shown) throw new Problem("CODE_UNKNOWN");
    if (shown.accountId !== null && shown.accountId !== accountId) throw new Problem("CODE_USED");
    const known = shown.accountId === null ? undefined : televisionAnswer(shown, now);
    const isActive = known && known.state !== "FAILED";
    if (!isActive && shown.codeExpiresAt <= now) throw new Problem("CODE_EXPIRED");
    await giveBack(tx, tries, deps.securityClock.now());
    if (isActive) return known;
    await log(deps, tx, changer, "TELEVISION_ACTIVATED", name);
    const { connectSeconds } = shown;
    const onlineFrom = connectSeconds === null ? null : new Date(now.getTime() + connectSeconds * 1000);
    return televisionAnswer(
      await putActivation(tx, shown.televisionId, { accountId, name, activatedAt: now, onlineFrom }),
      now,
    );
  });
}
