import type { Timers } from "../lib/timers.ts";

export type ManualTimers = Timers & {
  /** Advances time: runs due timers in order. */
  pass: (milliseconds: number) => void;
  /** The same for timers that re-arm themselves: each does so before time advances further. */
  elapse: (milliseconds: number) => Promise<void>;
  /** Simulates a sleeping computer: time passes and no timer runs, not even afterwards. */
  sleep: (milliseconds: number) => void;
  /**
   * Whether a timer is due in exactly this many milliseconds: a polling timer is re-armed once the response arrived.
   */
  isDueIn: (milliseconds: number) => boolean;
};

/** A fake clock that tests advance by hand. */
export function manualTimers(start = Date.parse("2026-11-21T15:00:00.000Z")): ManualTimers {
  let now = start;
  const due = new Map<symbol, { at: number; callback: () => void }>();
  const next = (until: number) =>
    [...due].filter(([, { at }]) => at <= until).sort(([, one], [, other]) => one.at - other.at)[0];
  const run = ([id, { at, callback }]: [symbol, { at: number; callback: () => void }]) => {
    due.delete(id);
    now = Math.max(now, at);
    callback();
  };
  return {
    now: () => now,
    after: (milliseconds, callback) => {
      const id = Symbol();
      due.set(id, { at: now + milliseconds, callback });
      return () => void due.delete(id);
    },
    pass: (milliseconds) => {
      const until = now + milliseconds;
      for (let first = next(until); first; first = next(until)) run(first);
      now = until;
    },
    elapse: async (milliseconds) => {
      const until = now + milliseconds;
      await rest();
      for (let first = next(until); first; first = next(until)) {
        run(first);
        await rest();
      }
      now = until;
    },
    sleep: (milliseconds) => {
      now += milliseconds;
    },
    isDueIn: (milliseconds) => [...due.values()].some(({ at }) => at === now + milliseconds),
  };
}

/** Flushes microtasks: runs everything that waits for no timer. */
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
