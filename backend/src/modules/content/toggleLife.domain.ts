import { rulesOf } from "@portico/gate/targeting";
import type { ToggleEntry } from "@portico/gate/toggles";
import { daysBetween, localDateAt } from "@portico/rules/dates";
import type { components } from "@portico/openapi/studio";
import type { ToggleDefinition } from "./content.types.ts";

export type Stale = components["schemas"]["Toggle"]["stale"][number];

/** After so many days with one answer for everybody a release is over. */
const settledDays = 30;

/** Whether everybody gets the same variant, wherever they are. */
function isForEverybody({ state, targeting, defaultVariant, variants }: ToggleDefinition): boolean {
  if (state === "DISABLED" || Object.keys(variants).length === 1) return true;
  return rulesOf(targeting, defaultVariant)?.every(({ variant }) => variant === defaultVariant) ?? false;
}

/** What of a toggle is looked at. @param since when its definition went live; @param places source that reads it; @param now on the clock of the machine */
export type Life = { entry: ToggleEntry; live: ToggleDefinition; since: Date; places: readonly string[]; now: Date; timeZone: string };

/** Why a toggle should be looked at or taken out of the code; empty when it is as it should be. */
export function staleReasons({ entry: { expires, kind }, live, since, places, now, timeZone }: Life): Stale[] {
  const today = localDateAt(now, timeZone);
  const settled = kind === "release" && isForEverybody(live) && daysBetween(localDateAt(since, timeZone), today) >= settledDays;
  return [
    ...(expires !== undefined && today > expires ? (["expired"] as const) : []),
    ...(settled ? (["settled"] as const) : []),
    ...(places.length === 0 ? (["unread"] as const) : []),
  ];
}
