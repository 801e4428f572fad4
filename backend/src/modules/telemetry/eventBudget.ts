import { networkOf } from "../../lib/network.ts";

/** The limit of remembered addresses; beyond it the oldest is evicted, and the total budget still applies. */
const mostAddresses = 5_000;

const [minute, day] = [60_000, 86_400_000];

/**
 * Rate limits per process: per address for an office of a few hundred users, in total for thirty days of disk space.
 */
export type Budgets = {
  eventsPerMinute: number;
  bytesPerMinute: number;
  bytesPerDay: number;
  bytesPerDayFromAll: number;
};

/** Each event is a row, and each byte stays on disk for thirty days. */
export const budgets: Budgets = {
  eventsPerMinute: 10_000,
  bytesPerMinute: 3_000_000,
  bytesPerDay: 100_000_000,
  bytesPerDayFromAll: 500_000_000,
};

/** Counts events and bytes per address and in total, in this process. */
export type EventBudget = {
  /** @returns 0 when it is within all budgets, which are then charged, else the seconds to wait */
  spend(address: string, events: number, bytes: number, now: Date): number;
};

type Counted = { events: number; bytes: number; since: number };
type Window = { length: number; mostEvents: number; mostBytes: number; counted: Map<string, Counted> };

/** Seconds until a window has room; 0 when it has. */
function secondsUntilRoom(
  { length, mostEvents, mostBytes, counted }: Window,
  who: string,
  events: number,
  bytes: number,
  at: number,
): number {
  const known = counted.get(who);
  if (!known || at - known.since >= length) return 0;
  const fits = known.events + events <= mostEvents && known.bytes + bytes <= mostBytes;
  return fits ? 0 : Math.ceil((known.since + length - at) / 1000);
}

function note({ length, counted }: Window, who: string, events: number, bytes: number, at: number): void {
  const known = counted.get(who);
  const entry = known && at - known.since < length ? known : { events: 0, bytes: 0, since: at };
  if (entry !== known) counted.delete(who);
  counted.set(who, { since: entry.since, events: entry.events + events, bytes: entry.bytes + bytes });
  const [oldest] = counted.keys();
  if (counted.size > mostAddresses && oldest !== undefined) counted.delete(oldest);
}

export function createEventBudget({
  eventsPerMinute,
  bytesPerMinute,
  bytesPerDay,
  bytesPerDayFromAll,
}: Budgets): EventBudget {
  const inMinute: Window = {
    length: minute,
    mostEvents: eventsPerMinute,
    mostBytes: bytesPerMinute,
    counted: new Map(),
  };
  const inDay: Window = { length: day, mostEvents: Infinity, mostBytes: bytesPerDay, counted: new Map() };
  const fromAll: Window = { length: day, mostEvents: Infinity, mostBytes: bytesPerDayFromAll, counted: new Map() };
  return {
    spend(address, events, bytes, now) {
      const [network, at] = [networkOf(address), now.getTime()];
      const spent: [Window, string][] = [
        [inMinute, network],
        [inDay, network],
        [fromAll, "all"],
      ];
      const wait = Math.max(...spent.map(([window, who]) => secondsUntilRoom(window, who, events, bytes, at)));
      if (wait === 0) for (const [window, who] of spent) note(window, who, events, bytes, at);
      return wait;
    },
  };
}
