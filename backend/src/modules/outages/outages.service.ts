import type { components } from "@portico/openapi/outages";
import { callWindows } from "@portico/rules/outage";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountFacts, accountServices } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { outageCredits } from "../statements/credits.reads.ts";
import { callbackAnswer } from "./callbacks.domain.ts";
import { newestCallback } from "./callbacks.repository.ts";
import { alertsOf, announcedSince, inOrder, listedSince, outageAnswer } from "./outages.domain.ts";
import {
  addDismissal,
  areaOfZip,
  areaRows,
  dismissedOf,
  knownOutages,
  noticeRows,
  outagesIn,
  type KnownOutage,
} from "./outages.repository.ts";

type Schemas = components["schemas"];
export type Deps = Pick<Dependencies, "database" | "clock" | "securityClock">;

/** The areas with every known outage, for everybody. */
export async function outageMap({ database, clock }: Deps, locale: Locale): Promise<Schemas["OutageMap"]> {
  const now = clock.now();
  const [areas, rows] = await Promise.all([areaRows(database), knownOutages(database, now, announcedSince(now))]);
  return {
    asOf: now.toISOString(),
    timeZone: clock.timeZone,
    areas,
    outages: inOrder(rows, now).map((row) => outageAnswer(row, now, locale)),
  };
}

type Affected = { areaId: string | null; address: string; outages: KnownOutage[] };

/**
 * The outages of an account's address that affect a service it has.
 * @throws Problem NOT_FOUND for an unknown account
 */
export async function outagesOfAccount({ database, clock }: Deps, accountId: string, since: Date): Promise<Affected> {
  const account = await accountFacts(database, accountId);
  if (!account) throw new Problem("NOT_FOUND");
  const area = await areaOfZip(database, account.serviceZip);
  const own = (await accountServices(database, accountId)).map(({ key }) => key);
  return {
    areaId: area?.id ?? null,
    address: `${account.serviceLine1}, ${account.serviceCity}`,
    outages: area ? await outagesIn(database, area.id, own, clock.now(), since) : [],
  };
}

/** What an account's customer comes to know: its outages with their credits, and the callback. */
export async function accountOutages(
  shared: Deps,
  accountId: string,
  locale: Locale,
): Promise<Schemas["AccountOutages"]> {
  const deps = await onAccountTime(shared, shared.database, accountId);
  const { clock, database } = deps;
  const now = clock.now();
  const { areaId, address, outages } = await outagesOfAccount(deps, accountId, listedSince(now));
  const credits = await outageCredits(
    database,
    accountId,
    outages.map(({ id }) => id),
  );
  const callback = await newestCallback(database, accountId, listedSince(now));
  return {
    asOf: now.toISOString(),
    timeZone: clock.timeZone,
    address,
    areaId,
    outages: inOrder(outages, now).map((row) => ({
      outage: outageAnswer(row, now, locale),
      credit: credits.get(row.id) ?? null,
    })),
    callback: callback ? callbackAnswer(callback) : null,
    callWindows: callWindows(now, clock.timeZone).map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  };
}

/** Every alert of an account, also the dismissed ones. */
async function allAlerts(deps: Deps, accountId: string, locale: Locale): Promise<Schemas["Alert"][]> {
  const now = deps.clock.now();
  const { areaId, outages } = await outagesOfAccount(deps, accountId, announcedSince(now));
  return alertsOf(outages, await noticeRows(deps.database, areaId, now), now, locale);
}

/** The alerts that a user sees on an account (SHELL-31). */
export async function alertsFor(
  shared: Deps,
  { userId }: Principal,
  accountId: string,
  locale: Locale,
): Promise<Schemas["AlertList"]> {
  const deps = await onAccountTime(shared, shared.database, accountId);
  const alerts = await allAlerts(deps, accountId, locale);
  const dismissed = await dismissedOf(
    deps.database,
    userId,
    alerts.filter(({ type }) => type === "other").map(({ id }) => id),
  );
  return {
    asOf: deps.clock.now().toISOString(),
    timeZone: deps.clock.timeZone,
    alerts: alerts.filter(({ id }) => !dismissed.has(id)),
  };
}

/**
 * Hides an alert of type other from a user for good.
 * @throws Problem NOT_FOUND for an alert that this account does not have, ALERT_NOT_DISMISSIBLE for an outage
 */
export async function dismiss(deps: Deps, { userId }: Principal, accountId: string, alertId: string): Promise<void> {
  const alert = (await allAlerts(deps, accountId, "en-US")).find(({ id }) => id === alertId);
  if (!alert) throw new Problem("NOT_FOUND");
  if (alert.type === "outage") throw new Problem("ALERT_NOT_DISMISSIBLE");
  await addDismissal(deps.database, { userId, alertId, dismissedAt: deps.securityClock.now() });
}
