import type { HistoryEntry } from "../../data/changes.api.ts";
import type { Release } from "../../data/releases.api.ts";

/** What happened to what customers see: a release was made, or an earlier one came back. */
export type Moment = { kind: "release"; at: string; release: Release } | { kind: "restored"; at: string; entry: HistoryEntry };

/** Both in one line of time, newest first. What came back before the oldest release that is shown comes with a later page. */
export function timelineOf(releases: readonly Release[], entries: readonly HistoryEntry[], complete: boolean): Moment[] {
  const oldest = complete ? "" : (releases.at(-1)?.at ?? "");
  const moments: Moment[] = [
    ...releases.map((release) => ({ kind: "release" as const, at: release.at, release })),
    ...entries.filter(({ at }) => at >= oldest).map((entry) => ({ kind: "restored" as const, at: entry.at, entry })),
  ];
  return moments.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}
