import type { components } from "@portico/openapi/outages";
import { outage as constants } from "@portico/rules/serviceConstants";
import type { Locale } from "../../lib/principal.ts";
import type { KnownOutage, NoticeRow, UpdateRow } from "./outages.repository.ts";
import { severities } from "./outages.tables.ts";

type Schemas = components["schemas"];
type State = Schemas["Outage"]["state"];

const HOUR_MILLISECONDS = 3_600_000;

/** From when ended outages are still announced. */
export const announcedSince = (now: Date): Date =>
  new Date(now.getTime() - constants.endedShownHours * HOUR_MILLISECONDS);

/** From when ended outages, and callbacks, are still listed for an account. */
export const listedSince = (now: Date): Date => new Date(now.getTime() - constants.listedDays * 24 * HOUR_MILLISECONDS);

export function stateOf({ startsAt, endedAt }: Pick<KnownOutage, "startsAt" | "endedAt">, now: Date): State {
  if (endedAt && endedAt <= now) return "ENDED";
  return startsAt > now ? "PLANNED" : "ACTIVE";
}

type Bodies = Pick<UpdateRow, "bodyEn" | "bodyEs">;
const bodyIn = ({ bodyEn, bodyEs }: Bodies, locale: Locale) => (locale === "es-US" ? bodyEs : bodyEn);
const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

export function outageAnswer(row: KnownOutage, now: Date, locale: Locale): Schemas["Outage"] {
  const state = stateOf(row, now);
  return {
    id: row.id,
    areaIds: row.areaIds,
    services: row.services,
    severity: row.severity,
    state,
    startsAt: row.startsAt.toISOString(),
    estimatedResolution: state === "ENDED" ? null : iso(row.updates[0]?.estimatedResolution),
    endedAt: state === "ENDED" ? iso(row.endedAt) : null,
    updates: row.updates.map((update) => ({
      at: update.at.toISOString(),
      step: update.step,
      body: bodyIn(update, locale),
      estimatedResolution: iso(update.estimatedResolution),
    })),
  };
}

/** Outages under way first, then planned ones, then those that ended, the newest first. */
export function inOrder(rows: readonly KnownOutage[], now: Date): KnownOutage[] {
  const of = (state: State) => rows.filter((row) => stateOf(row, now) === state);
  return [...of("ACTIVE"), ...of("PLANNED"), ...of("ENDED").toReversed()];
}

/**
 * An outage as an alert (SHELL-31). While it is under way it is of type outage, which nobody can dismiss; planned work
 * and the end of an outage are information.
 */
function outageAlert(row: KnownOutage, now: Date, locale: Locale): Schemas["Alert"][] {
  const state = stateOf(row, now);
  const [newest] = row.updates;
  if (!newest) return [];
  const alert = { pid: row.id, body: bodyIn(newest, locale) };
  const estimatedResolution = iso(newest.estimatedResolution);
  switch (state) {
    case "ACTIVE":
      return [{ ...alert, id: row.id, type: "outage", severity: row.severity, estimatedResolution }];
    case "PLANNED":
      return [{ ...alert, id: `${row.id}.planned`, type: "other", severity: "INFORMATION", estimatedResolution }];
    case "ENDED":
      return [{ ...alert, id: `${row.id}.ended`, type: "other", severity: "INFORMATION", estimatedResolution: null }];
  }
}

const noticeAlert = (row: NoticeRow, locale: Locale): Schemas["Alert"] => ({
  id: row.id,
  pid: row.id,
  type: "other",
  severity: row.severity,
  body: bodyIn(row, locale),
  estimatedResolution: iso(row.estimatedResolution),
});

const rank = ({ type, severity }: Schemas["Alert"]) => (type === "outage" ? 0 : 10) + severities.indexOf(severity);

/** Every alert, outages first, then by severity. */
export function alertsOf(
  outages: readonly KnownOutage[],
  notices: readonly NoticeRow[],
  now: Date,
  locale: Locale,
): Schemas["Alert"][] {
  const all = [
    ...outages.flatMap((row) => outageAlert(row, now, locale)),
    ...notices.map((row) => noticeAlert(row, locale)),
  ];
  return all.sort((a, b) => rank(a) - rank(b));
}
