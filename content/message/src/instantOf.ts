const localDate = /^\d{4}-\d{2}-\d{2}$/;
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The local date of an instant, as YYYY-MM-DD. */
function dateIn(timeZone: string, instant: Date): string {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  calendars.set(timeZone, calendar);
  return calendar.format(instant);
}

/**
 * An instant that falls on the given day: a local date is shown as that date in every zone, an instant is itself.
 * Noon of the meridian is that day from -12 to +11 hours, midnight of the meridian east of there.
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
