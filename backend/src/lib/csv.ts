import { amountText } from "@portico/rules/money";

/** What stands in a cell: words, a whole number, an amount in cents, nothing. */
export type CsvCell = string | number | { cents: number } | null;

/** Spreadsheets read what begins like this as a formula. */
const FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@|\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A table as CSV (RFC 4180) that spreadsheets open as it is meant: UTF-8 with its mark, every cell quoted. Words that would be read
 * as a formula get an apostrophe in front; amounts and numbers stay numbers, also negative ones.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + csvRows([header, ...rows]);
}

/** More rows of the same table, for a file that is written piece by piece. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string => rows.map((cells) => `${cells.map(written).join(",")}\r\n`).join("");

function written(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  return typeof cell === "string" ? quoted(FORMULA.test(cell) ? `'${cell}` : cell) : amountText(cell.cents);
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
