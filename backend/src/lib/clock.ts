import { localDateAt } from "@portico/rules/dates";

/** Milliseconds since the epoch, from the machine or from a test. */
export type TimeSource = () => number;

/**
 * Business time, and business dates by time zone: due dates, cut-offs, ledger entries. The demo and tests can move it;
 * sessions do not use it.
 */
export type BusinessClock = {
  /** The business instant. */
  now(): Date;
  /** The local date of the business instant, YYYY-MM-DD. */
  today(): string;
  /** IANA time zone of the date: the provider's, or the requested one. */
  readonly timeZone: string;
  /** The same clock in another time zone. */
  in(timeZone: string): BusinessClock;
  /** Sets the clock to an instant; it continues from there. */
  set(instant: Date): void;
  /** Moves the clock forward. */
  advance(seconds: number): void;
  /** The offset of business time from the machine's, in milliseconds. */
  offset(): number;
};

/** Real time, for sessions, rate limits and grants. Neither customers nor the demo can move it. */
export type SecurityClock = { now(): Date };

/** @param offset the stored offset of business time in milliseconds */
export function createBusinessClock(timeZone: string, source: TimeSource = Date.now, offset = 0): BusinessClock {
  let ahead = offset;
  const now = () => new Date(source() + ahead);
  const clocks = new Map<string, BusinessClock>();
  const set = (instant: Date) => void (ahead = instant.getTime() - source());
  const advance = (seconds: number) => void (ahead += seconds * 1000);
  const clockIn = (zone: string): BusinessClock => {
    const known = clocks.get(zone);
    if (known) return known;
    const made = { now, today: dateIn(zone, now), timeZone: zone, in: clockIn, set, advance, offset: () => ahead };
    clocks.set(zone, made);
    return made;
  };
  return clockIn(timeZone);
}

/** Caches the date within a second, because a payment reads it two dozen times. */
function dateIn(timeZone: string, now: () => Date): () => string {
  const cached = { second: NaN, date: "" };
  return () => {
    const second = Math.floor(now().getTime() / 1000);
    if (second !== cached.second) Object.assign(cached, { second, date: localDateAt(now(), timeZone) });
    return cached.date;
  };
}

export function createSecurityClock(source: TimeSource = Date.now): SecurityClock {
  return { now: () => new Date(source()) };
}
