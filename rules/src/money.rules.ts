/** Money is integer cents. Nothing here touches a fraction of a cent. */

export type AmountFault = "empty" | "notAnAmount" | "tooManyDecimals" | "tooLarge";
export type ParsedAmount = { ok: true; cents: number } | { ok: false; fault: AmountFault };

/** ASCII digits, either plain or in groups of three, then up to any number of decimals (more than two are named as such). */
const AMOUNT = /^\$? ?(?:(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?|\.(\d+))$/;
/** The contract's Cents end at 99,999,999,999. */
const LARGEST_CENTS = 99_999_999_999;

/** One or two digits after a comma that ends the whole dollars; points, if any, group them by three. */
const WITH_DECIMAL_COMMA = /^\$? ?(\d+|\d{1,3}(?:\.\d{3})+)?,(\d{1,2})$/;

/**
 * Reads an amount as a customer types it: `248.17`, `1,000.00`, `$5`, `.5`, `5.`. Amounts on the screen are written that way in English and
 * in Spanish for the United States; who writes Spanish may know the comma for cents too: in a Spanish locale one or two digits
 * after a comma are cents: `248,17`, `1.000,00`. A comma before three digits always groups (`1,000`), a point always begins the cents (`1.000` has
 * too many decimals), so no text has two readings.
 */
export function parseAmount(typed: string, locale = "en-US"): ParsedAmount {
  const [, whole, cents] = (locale.startsWith("es") && WITH_DECIMAL_COMMA.exec(typed.trim())) || [];
  const text = cents === undefined ? typed.trim() : `${(whole ?? "0").replaceAll(".", "")}.${cents}`;
  if (text === "") return { ok: false, fault: "empty" };
  const match = AMOUNT.exec(text);
  if (!match) return { ok: false, fault: "notAnAmount" };
  const dollars = (match[1] ?? "0").replaceAll(",", "");
  const decimals = match[2] ?? match[3] ?? "";
  if (decimals.length > 2) return { ok: false, fault: "tooManyDecimals" };
  const digits = (dollars + decimals.padEnd(2, "0")).replace(/^0+(?=\d)/, "");
  if (digits.length > String(LARGEST_CENTS).length) return { ok: false, fault: "tooLarge" };
  return { ok: true, cents: Number(digits) };
}

/** Cents as a customer would type them into an amount field: `1000.00`. Words on the screen come from the catalogue instead. */
export function amountText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whether a value is an amount of the contract: whole cents, in range. */
export function isCents(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && Math.abs(value) <= LARGEST_CENTS;
}

/** @throws RangeError when an amount is not whole cents: a sum must never hide a fraction. */
export function sumCents(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) {
    if (!Number.isSafeInteger(amount)) throw new RangeError("an amount is not whole cents");
    sum += amount;
  }
  return sum;
}
