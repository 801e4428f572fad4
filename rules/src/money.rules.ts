/** Money is integer cents, never a fraction. */

export type AmountError = "empty" | "notAnAmount" | "tooManyDecimals" | "tooLarge";
export type ParsedAmount = { ok: true; cents: number } | { ok: false; error: AmountError };

/** ASCII digits, plain or in groups of three, then any number of decimals (more than two are an error of their own). */
const AMOUNT = /^\$? ?(?:(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?|\.(\d+))$/;
/** The maximum of the contract's Cents type is 99,999,999,999. */
const LARGEST_CENTS = 99_999_999_999;

/** One or two digits after a decimal comma; points, if any, group the whole dollars by three. */
const WITH_DECIMAL_COMMA = /^\$? ?(\d+|\d{1,3}(?:\.\d{3})+)?,(\d{1,2})$/;

/**
 * Parses an amount as typed: `248.17`, `1,000.00`, `$5`, `.5`, `5.`. English and Spanish in the United States both use
 * this format. In a Spanish locale one or two digits after a comma are cents too: `248,17`, `1.000,00`. A comma before
 * three digits always groups (`1,000`), and a point always starts the cents (`1.000` has too many decimals), so no
 * input is ambiguous.
 */
export function parseAmount(typed: string, locale = "en-US"): ParsedAmount {
  const [, whole, cents] = (locale.startsWith("es") && WITH_DECIMAL_COMMA.exec(typed.trim())) || [];
  const text = cents === undefined ? typed.trim() : `${(whole ?? "0").replaceAll(".", "")}.${cents}`;
  if (text === "") return { ok: false, error: "empty" };
  const match = AMOUNT.exec(text);
  if (!match) return { ok: false, error: "notAnAmount" };
  const dollars = (match[1] ?? "0").replaceAll(",", "");
  const decimals = match[2] ?? match[3] ?? "";
  if (decimals.length > 2) return { ok: false, error: "tooManyDecimals" };
  const digits = (dollars + decimals.padEnd(2, "0")).replace(/^0+(?=\d)/, "");
  if (digits.length > String(LARGEST_CENTS).length) return { ok: false, error: "tooLarge" };
  return { ok: true, cents: Number(digits) };
}

/** Formats cents for an amount input: `1000.00`. Displayed amounts use the catalogue instead. */
export function amountText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whether a value is a valid amount of the contract: whole cents, in range. */
export function isCents(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && Math.abs(value) <= LARGEST_CENTS;
}

/** @throws RangeError when an amount is not whole cents, so that a sum never hides a fraction */
export function sumCents(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) {
    if (!Number.isSafeInteger(amount)) throw new RangeError("an amount is not whole cents");
    sum += amount;
  }
  return sum;
}
