/** Clock and timers of the portal; tests inject fake ones that they advance by hand. */
export type Timers = {
  /** Milliseconds since 1970, from a clock that keeps running while the computer sleeps. */
  now: () => number;
  /** Calls back once after this many milliseconds (setTimeout); returns a function that cancels it. */
  after: (milliseconds: number, callback: () => void) => () => void;
};

/** The page's real timers. */
export const realTimers: Timers = {
  now: () => Date.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
