import { expect, test } from "vitest";
import { releases } from "../../testing/releaseFixtures.ts";
import { history } from "../../testing/reviewFixtures.ts";
import { timelineOf } from "./timeline.ts";

const restored = history.filter(({ action }) => action === "restored");
const dated = (days: readonly string[]) =>
  releases.slice(0, days.length).map((release, place) => ({ ...release, at: days[place] ?? "" }));
const told = (complete: boolean, ...backOn: string[]) =>
  timelineOf(
    dated(["2026-11-20", "2026-11-10"]),
    backOn.map((at) => ({ ...restored[0]!, at })),
    complete,
  ).map(({ kind, at }) => `${at} ${kind}`);

test("releases and rollbacks are merged, newest first", () => {
  expect(told(true, "2026-11-15", "2026-11-01")).toEqual([
    "2026-11-20 release",
    "2026-11-15 restored",
    "2026-11-10 release",
    "2026-11-01 restored",
  ]);
});

test("a rollback older than the oldest displayed release is on a later page", () => {
  expect(told(false, "2026-11-15", "2026-11-01")).toEqual([
    "2026-11-20 release",
    "2026-11-15 restored",
    "2026-11-10 release",
  ]);
});
