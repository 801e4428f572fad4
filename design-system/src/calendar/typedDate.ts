import { isDay } from "./days.ts";

const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;
const spacesAndMarks = /[\s\p{Cf}]/gu;

const plain = (text: string) =>
  text.normalize("NFKC").replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(spacesAndMarks, "");

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const monthFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;

/**
 * Reads a date as people in the United States write it, in English and in Spanish: month, day, year, with `/`, `-` or `.`
 * between or nothing; one digit or two, a year of two digits or four. ISO (`2026-12-05`) is read too. Two digits of a year
 * belong to the century of `today`. Undefined for all else and for a day that there is not.
 *
 * @example parseTypedDate("12/5/26", "2026-11-21") // "2026-12-05"
 */
export function parseTypedDate(text: string, today: string): string | undefined {
  const typed = plain(text);
  const [, isoYear, isoMonth, isoDay] = iso.exec(typed) ?? [];
  const [, month = isoMonth, day = isoDay, year = isoYear] = monthFirst.exec(typed) ?? digitsOnly.exec(typed) ?? [];
  if (!year || !month || !day) return undefined;
  const date = `${year.length === 2 ? today.slice(0, 2) : ""}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(date) ? date : undefined;
}

/** A day as the field shows it: MM/DD/YY, in another century than that of `today` MM/DD/YYYY. */
export function writeTypedDate(date: string, today: string): string {
  const [year = "", month, day] = date.split("-");
  return `${month}/${day}/${year.slice(0, 2) === today.slice(0, 2) ? year.slice(2) : year}`;
}

const unfinished = /^(\d{1,2})([/.-]*)(?:(\d{1,2})([/.-]*)(\d{0,4}))?$/;

/** A digit that no second one can follow, or that was closed, gains its zero. */
const whole = (part: string, highestFirst: number, closed: boolean) =>
  part.length === 1 && (closed || Number(part) > highestFirst) ? `0${part}` : part;

/** Sets the slashes while one types at the end: `12` becomes `12/`, `5` becomes `05/`, `1-` becomes `01/`. */
export function slashed(text: string): string {
  const [, first = "", mark, second = "", secondMark, year = ""] = unfinished.exec(plain(text)) ?? [];
  const month = whole(first, 1, Boolean(mark));
  const day = whole(second, 3, Boolean(secondMark));
  if (month.length < 2) return text;
  return day.length < 2 ? `${month}/${day}` : `${month}/${day}/${year}`;
}
