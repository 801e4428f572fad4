/** Time as the portal's clocks see it; tests hand in one that they move by hand. */
export type Timers = {
  /** Milliseconds since 1970, of a clock that goes on while the machine sleeps. */
  now: () => number;
  /** Calls back once after so many milliseconds; the answer calls it off. */
  after: (milliseconds: number, callback: () => void) => () => void;
};

/** The timers of the page itself. */
export const realTimers: Timers = {
  now: () => Date.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
