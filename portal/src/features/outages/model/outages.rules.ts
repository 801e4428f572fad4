import type { Alert, Outage, ServiceArea } from "./outages.api.ts";

export const outageMapPath = "/outage-map";
export const callbackPath = "/outage-callback";

const tones = { CRITICAL: "critical", MAJOR: "warning", MINOR: "warning", INFORMATION: "info" } as const;

export const toneOf = ({ severity }: Pick<Alert, "severity">) => tones[severity];

const mostSevereFirst = ["CRITICAL", "MAJOR", "MINOR", "INFORMATION"] as const;

/**
 * The outage that tells the state of an area: the most severe one under way, before a planned one, before one that ended.
 */
export function outageOfArea(outages: readonly Outage[], { id }: ServiceArea): Outage | undefined {
  const here = outages.filter(({ areaIds }) => areaIds.includes(id));
  const first = (state: Outage["state"]) => here.find((each) => each.state === state);
  const severest = mostSevereFirst
    .map((severity) => here.find((each) => each.state === "ACTIVE" && each.severity === severity))
    .find((each) => each !== undefined);
  return severest ?? first("PLANNED") ?? first("ENDED");
}

/** How an area is marked on the map: in the colours that the list has for the same outages. */
export function markOfArea(
  outages: readonly Outage[],
  area: ServiceArea,
): Outage["state"] | "CRITICAL" | "INFORMATION" | "NONE" {
  const outage = outageOfArea(outages, area);
  if (outage === undefined) return "NONE";
  const { state, severity } = outage;
  return state === "ACTIVE" && (severity === "CRITICAL" || severity === "INFORMATION") ? severity : state;
}

/** Whether the estimated resolution has passed without the outage having ended. */
export const isLate = ({ state, estimatedResolution }: Outage, asOf: string): boolean =>
  state === "ACTIVE" && estimatedResolution !== null && estimatedResolution <= asOf;

const SPREAD_MILLISECONDS = 5_000;

/** Milliseconds to wait after a change that every open page hears, so that they do not all read at the same time. */
export const spreadDelay = (random: () => number = Math.random): number => random() * SPREAD_MILLISECONDS;
