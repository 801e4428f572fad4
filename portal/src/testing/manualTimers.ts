import type { Timers } from "../lib/timers.ts";

export type ManualTimers = Timers & {
  /** Lets time pass: what is due runs, in its order. */
  pass: (milliseconds: number) => void;
  /** A laptop's sleep: time goes on and nothing runs, not even afterwards by itself. */
  sleep: (milliseconds: number) => void;
};

/** Time that stands still until a test moves it. */
export function manualTimers(start = Date.parse("2026-11-21T15:00:00.000Z")): ManualTimers {
  let now = start;
  const due = new Map<symbol, { at: number; callback: () => void }>();
  const next = (until: number) => [...due].filter(([, { at }]) => at <= until).sort(([, one], [, other]) => one.at - other.at)[0];
  return {
    now: () => now,
    after: (milliseconds, callback) => {
      const id = Symbol();
      due.set(id, { at: now + milliseconds, callback });
      return () => void due.delete(id);
    },
    pass: (milliseconds) => {
      const until = now + milliseconds;
      for (let first = next(until); first; first = next(until)) {
        due.delete(first[0]);
        now = Math.max(now, first[1].at);
        first[1].callback();
      }
      now = until;
    },
    sleep: (milliseconds) => {
      now += milliseconds;
    },
  };
}
