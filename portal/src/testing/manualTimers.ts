import type { Timers } from "../lib/timers.ts";

export type ManualTimers = Timers & {
  /** Lets time pass: what is due runs, in its order. */
  pass: (milliseconds: number) => void;
  /** The same for clocks that set themselves again and again: each gets to do so before time goes on. */
  elapse: (milliseconds: number) => Promise<void>;
  /** A laptop's sleep: time goes on and nothing runs, not even afterwards by itself. */
  sleep: (milliseconds: number) => void;
  /** Whether something is due in exactly so many milliseconds: a clock that asks the server sets itself again once it has the answer. */
  isDueIn: (milliseconds: number) => boolean;
};

/** Time that stands still until a test moves it. */
export function manualTimers(start = Date.parse("2026-11-21T15:00:00.000Z")): ManualTimers {
  let now = start;
  const due = new Map<symbol, { at: number; callback: () => void }>();
  const next = (until: number) => [...due].filter(([, { at }]) => at <= until).sort(([, one], [, other]) => one.at - other.at)[0];
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

/** Lets everything run that waits for nothing but its turn. */
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
