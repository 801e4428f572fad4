import { amountText } from "@portico/rules/money";

/** A cell's content: text, a whole number, an amount in cents, or empty. */
export type CsvCell = string | number | { cents: number } | null;

/** Prefixes that spreadsheets read as a formula (CSV injection). */
const FORMULA = /^[\s\u00A0\uFEFF]*[=+\-@|\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Formats a table as CSV (RFC 4180) for spreadsheets: UTF-8 with a byte order mark, every cell quoted. Text that would
 * be read as a formula gets a leading apostrophe; amounts and numbers, also negative ones, stay numbers.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + csvRows([header, ...rows]);
}

/** Further rows of the same table, for streaming. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => `${cells.map(written).join(",")}\r\n`).join("");

function written(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  return typeof cell === "string" ? quoted(FORMULA.test(cell) ? `'${cell}` : cell) : amountText(cell.cents);
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
