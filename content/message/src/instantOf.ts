const localDate = /^\d{4}-\d{2}-\d{2}$/;
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The local date of an instant in a time zone, as YYYY-MM-DD. */
function dateIn(timeZone: string, instant: Date): string {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  calendars.set(timeZone, calendar);
  return calendar.format(instant);
}

/**
 * Returns an instant within the given local date, so that it formats as that date in every time zone; an instant is
 * returned unchanged.
 * Noon UTC is the same date from UTC-12 to UTC+11; east of that, midnight UTC is.
 * @throws RangeError when it is neither a local date nor an instant
 */
export function instantOf(text: string, timeZone: string): Date {
  if (!localDate.test(text)) return valid(new Date(text), text);
  const noon = valid(new Date(`${text}T12:00:00Z`), text);
  return dateIn(timeZone, noon) === text ? noon : new Date(`${text}T00:00:00Z`);
}

function valid(instant: Date, text: string): Date {
  if (Number.isNaN(instant.getTime())) throw new RangeError(`not a date: ${text}`);
  return instant;
}
