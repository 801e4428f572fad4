/** A number is written as it is; a text can never be taken for a formula. */
export type Cell = string | number;

/** Spreadsheets read a file that begins with it as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What makes a spreadsheet calculate instead of show, also behind blanks. */
const formula = /^\s*[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180) that spreadsheets open as what they are. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");
}

/** Cents as a number that spreadsheets calculate with. */
export function moneyCell(cents: number): number {
  return cents / 100;
}

function cellText(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
