import { localDateAt } from "@portico/rules/dates";

/** Milliseconds since the epoch, from the machine or from a test's hand. */
export type TimeSource = () => number;

/** Business time: due dates, cut-offs, entries of the ledger. The demo and tests can move it; sessions never look at it. */
export type BusinessClock = {
  /** The business instant. */
  now(): Date;
  /** The local date of the business instant, YYYY-MM-DD. */
  today(): string;
  /** IANA zone whose wall shows the date: the provider's, or the one that was asked for. */
  readonly timeZone: string;
  /** The same clock on the wall of another zone. */
  in(timeZone: string): BusinessClock;
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
  const walls = new Map<string, BusinessClock>();
  const set = (instant: Date) => void (ahead = instant.getTime() - source());
  const advance = (seconds: number) => void (ahead += seconds * 1000);
  const wall = (zone: string): BusinessClock => {
    const known = walls.get(zone);
    if (known) return known;
    const made = { now, today: dateIn(zone, now), timeZone: zone, in: wall, set, advance, offset: () => ahead };
    walls.set(zone, made);
    return made;
  };
  return wall(timeZone);
}

/** A payment asks for the date two dozen times, and it can't change within a second. */
function dateIn(timeZone: string, now: () => Date): () => string {
  const kept = { second: NaN, date: "" };
  return () => {
    const second = Math.floor(now().getTime() / 1000);
    if (second !== kept.second) Object.assign(kept, { second, date: localDateAt(now(), timeZone) });
    return kept.date;
  };
}

export function createSecurityClock(source: TimeSource = Date.now): SecurityClock {
  return { now: () => new Date(source()) };
}
