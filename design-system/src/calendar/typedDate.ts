import { isDay } from "./days.ts";

const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;
const spacesAndMarks = /[\s\p{Cf}]/gu;

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(spacesAndMarks, "");

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const monthFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;

/**
 * Parses a date in the order used in the United States, in English and in Spanish: month, day, year, separated by `/`,
 * `-`, `.` or nothing; one or two digits, and a year of two or four digits. Also accepts ISO (`2026-12-05`). A
 * two-digit year is in the century of `today`. Returns undefined for any other text and for a day that does not exist.
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

/** Formats a day as the field shows it: MM/DD/YY, or MM/DD/YYYY if its century is not that of `today`. */
export function formatTypedDate(date: string, today: string): string {
  const [year = "", month, day] = date.split("-");
  return `${month}/${day}/${year.slice(0, 2) === today.slice(0, 2) ? year.slice(2) : year}`;
}

const unfinished = /^(\d{1,2})([/.-]*)(?:(\d{1,2})([/.-]*)(\d{0,4}))?$/;

/** Adds a leading zero to a digit that no second digit can follow, or that a separator completed. */
const whole = (part: string, highestFirst: number, closed: boolean) =>
  part.length === 1 && (closed || Number(part) > highestFirst) ? `0${part}` : part;

/** Inserts the slashes while the user types at the end: `12` becomes `12/`, `5` becomes `05/`, `1-` becomes `01/`. */
export function slashed(text: string): string {
  const [, first = "", mark, second = "", secondMark, year = ""] = unfinished.exec(plain(text)) ?? [];
  const month = whole(first, 1, Boolean(mark));
  const day = whole(second, 3, Boolean(secondMark));
  if (month.length < 2) return text;
  return day.length < 2 ? `${month}/${day}` : `${month}/${day}/${year}`;
}
