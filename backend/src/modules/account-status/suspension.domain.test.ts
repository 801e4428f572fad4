import { describe, expect, test } from "vitest";
import { isStopped, mobileStatusOf, suspensionOf, type Stopped } from "./suspension.domain.ts";
import type { MobileState, RestorationRow } from "./suspension.repository.ts";

const now = new Date("2026-11-21T15:00:00Z");
const running: Stopped = { tier: null, mobile: undefined };
const restoration = (restoreFrom: string, restoredAt: string | null) =>
  ({
    restoreFrom: new Date(restoreFrom),
    restoredAt: restoredAt === null ? null : new Date(restoredAt),
  }) as RestorationRow;

test.each<[Stopped, boolean]>([
  [running, false],
  [{ ...running, tier: 43 }, false],
  [{ ...running, tier: 50 }, true],
  [{ ...running, tier: 76 }, true],
  [{ ...running, mobile: "HOTLINED" }, true],
  [{ ...running, mobile: "TEMPORARILY_DISCONNECTED" }, true],
  [{ ...running, mobile: "PAST_DUE" }, false],
  [{ ...running, mobile: "INACTIVE" }, false],
  [{ ...running, mobile: "GOOD" as MobileState }, false],
])("with %o service is suspended: %s", (of, stopped) => {
  expect(isStopped(of)).toBe(stopped);
});

describe("the suspension of an account", () => {
  test.each<[string, Stopped, RestorationRow | undefined, object | null]>([
    ["running", running, undefined, null],
    ["stopped", { ...running, tier: 50 }, undefined, { state: "STOPPED", restoreMinutes: 15, restoredBy: null }],
    [
      "being restored",
      { ...running, tier: 50 },
      restoration("2026-11-21T15:15:00Z", null),
      { state: "BEING_RESTORED", restoreMinutes: 15, restoredBy: "2026-11-21T15:15:00.000Z" },
    ],
    [
      "restored just now",
      running,
      restoration("2026-11-21T15:00:00Z", "2026-11-21T15:00:00Z"),
      { state: "RESTORED", restoreMinutes: 15, restoredBy: "2026-11-21T15:00:00.000Z" },
    ],
    [
      "restored a second less than a day ago",
      running,
      restoration("2026-11-20T15:00:01Z", "2026-11-20T15:00:01Z"),
      { state: "RESTORED", restoreMinutes: 15, restoredBy: "2026-11-20T15:00:01.000Z" },
    ],
    ["restored a day ago", running, restoration("2026-11-20T15:00:00Z", "2026-11-20T15:00:00Z"), null],
    [
      "stopped again after it was restored",
      { ...running, tier: 50 },
      restoration("2026-11-21T14:00:00Z", "2026-11-21T14:00:00Z"),
      { state: "STOPPED", restoreMinutes: 15, restoredBy: null },
    ],
  ])("%s", (_, stopped, row, suspension) => {
    expect(suspensionOf({ ...stopped, restoration: row, restoreMinutes: 15, now })).toEqual(suspension);
  });
});

describe("the status of mobile lines", () => {
  const back = suspensionOf({
    ...running,
    restoration: restoration("2026-11-21T15:15:00Z", null),
    restoreMinutes: 15,
    now,
  });
  const stopped = suspensionOf({ tier: 50, mobile: undefined, restoration: undefined, restoreMinutes: 15, now });
  test.each<[string, MobileState | undefined, typeof back, number, string]>([
    ["no mobile lines", undefined, null, 100, "GOOD"],
    ["late", "PAST_DUE", null, 1, "PAST_DUE"],
    ["late, and the debt has gone", "PAST_DUE", null, 0, "GOOD"],
    ["hotlined", "HOTLINED", stopped, 0, "HOTLINED"],
    ["hotlined, being restored", "HOTLINED", back, 100, "GOOD"],
    ["ended for good", "INACTIVE", back, 0, "INACTIVE"],
  ])("%s", (_, mobile, suspension, pastDue, status) => {
    expect(mobileStatusOf(mobile, suspension, pastDue)).toBe(status);
  });
});
