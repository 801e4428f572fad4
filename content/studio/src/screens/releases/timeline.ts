import type { HistoryEntry } from "../../data/changes.api.ts";
import type { Release } from "../../data/releases.api.ts";

/** An event of the live release: a release was published, or a rollback. */
export type TimelineEntry =
  | { kind: "release"; at: string; release: Release }
  | { kind: "restored"; at: string; entry: HistoryEntry };

/** Merges both, newest first. Rollbacks older than the oldest displayed release are on a later page. */
export function timelineOf(
  releases: readonly Release[],
  entries: readonly HistoryEntry[],
  complete: boolean,
): TimelineEntry[] {
  const oldest = complete ? "" : (releases.at(-1)?.at ?? "");
  const moments: TimelineEntry[] = [
    ...releases.map((release) => ({ kind: "release" as const, at: release.at, release })),
    ...entries.filter(({ at }) => at >= oldest).map((entry) => ({ kind: "restored" as const, at: entry.at, entry })),
  ];
  return moments.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}
