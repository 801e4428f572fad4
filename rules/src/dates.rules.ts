/**
 * Business dates are local dates `YYYY-MM-DD` in the provider's time zone. Date arithmetic uses no clock, so daylight
 * saving time cannot shift a date.
 */
export type LocalDate = string;

const LOCAL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/;
const DAY = 86_400_000;

export function isLocalDate(text: string): boolean {
  const match = LOCAL_DATE.exec(text);
  return match !== null && isRealDate(Number(match[1]), Number(match[2]), Number(match[3]));
}

/**
 * Parses a date typed as MM/DD/YY, always of this century; null for anything that is not a real date in that format.
 */
export function parseTypedDate(typed: string): LocalDate | null {
  const match = TYPED_DATE.exec(typed.trim());
  if (!match) return null;
  const [month, day, year] = [Number(match[1]), Number(match[2]), 2000 + Number(match[3])];
  return isRealDate(year, month, day) ? localDate(year, month, day) : null;
}

/** Formats a local date for parseTypedDate. */
export function typedDate(date: LocalDate): string {
  const { year, month, day } = partsOf(date);
  return `${twoDigits(month)}/${twoDigits(day)}/${twoDigits(year % 100)}`;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromUtc(new Date(toUtc(date) + days * DAY));
}

/** Adds months, clamped to the month's end: January 31 plus one month is the last day of February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const [targetYear, targetMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return localDate(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY);
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The local date in a time zone at an instant. */
export function localDateAt(instant: Date, timeZone: string): LocalDate {
  const parts = wallClock(instant, timeZone);
  return localDate(parts.year, parts.month, parts.day);
}

/**
 * The instant of a local date and time in a time zone. A time skipped by daylight saving time uses the offset at
 * midnight (02:30 becomes 03:30); an ambiguous time is the first of the two.
 */
export function instantAt(date: LocalDate, hour: number, minute: number, timeZone: string): Date {
  const wall = toUtc(date) + (hour * 60 + minute) * 60_000;
  const before = wall - offsetAt(new Date(wall - DAY), timeZone);
  const after = wall - offsetAt(new Date(wall + DAY), timeZone);
  const matching = [before, after].filter((candidate) => candidate + offsetAt(new Date(candidate), timeZone) === wall);
  return new Date(matching.length > 0 ? Math.min(...matching) : before);
}

interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    era: "short",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}

function wallClock(instant: Date, timeZone: string): WallClock {
  const found = new Map(
    formatFor(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? 0;
  return {
    year: read("year"),
    month: read("month"),
    day: read("day"),
    hour: read("hour"),
    minute: read("minute"),
    second: read("second"),
  };
}

/** Offset of a time zone from UTC in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
  const wall = wallClock(instant, timeZone);
  const shown = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

function isRealDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** @throws RangeError for anything but a valid local date */
function partsOf(date: LocalDate): { year: number; month: number; day: number } {
  if (!isLocalDate(date)) throw new RangeError(`not a local date: ${date}`);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

function toUtc(date: LocalDate): number {
  const { year, month, day } = partsOf(date);
  return Date.UTC(year, month - 1, day);
}

function fromUtc(instant: Date): LocalDate {
  return instant.toISOString().slice(0, 10);
}

function localDate(year: number, month: number, day: number): LocalDate {
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
