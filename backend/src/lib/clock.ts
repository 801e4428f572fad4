import { localDateAt } from "@portico/rules/dates";

/** Milliseconds since the epoch, from the machine or from a test's hand. */
export type TimeSource = () => number;

/** Business time: due dates, cut-offs, entries of the ledger. The demo and tests can move it; sessions never look at it. */
export type BusinessClock = {
  /** The business instant. */
  now(): Date;
  /** The provider's local date of the business instant, YYYY-MM-DD. */
  today(): string;
  /** IANA zone of the provider. */
  readonly timeZone: string;
  /** Puts the clock to an instant; it runs on from there. */
  set(instant: Date): void;
  /** Moves the clock forward. */
  advance(seconds: number): void;
  /** How far business time is ahead of the machine's, in milliseconds. */
  offset(): number;
};

/** Real time, for sessions, throttles and grants. Nothing that a customer or the demo can reach moves it. */
export type SecurityClock = { now(): Date };

/** @param offset milliseconds by which business time was ahead when the process last ran */
export function createBusinessClock(timeZone: string, source: TimeSource = Date.now, offset = 0): BusinessClock {
  let ahead = offset;
  const now = () => new Date(source() + ahead);
  // A payment asks for the date two dozen times, and it can't change within a second.
  const dateOf = { second: NaN, date: "" };
  const today = () => {
    const second = Math.floor(now().getTime() / 1000);
    if (second !== dateOf.second) Object.assign(dateOf, { second, date: localDateAt(now(), timeZone) });
    return dateOf.date;
  };
  return {
    now,
    today,
    timeZone,
    set: (instant) => void (ahead = instant.getTime() - source()),
    advance: (seconds) => void (ahead += seconds * 1000),
    offset: () => ahead,
  };
}

export function createSecurityClock(source: TimeSource = Date.now): SecurityClock {
  return { now: () => new Date(source()) };
}
