import type { Locale } from "../locale/index.ts";
import { moneyParts } from "./format.ts";

/**
 * An amount as text, to the cent, as `Money` writes it: for the name of something drawn, where no element can stand.
 *
 * @param cents whole number of cents, negative for a credit; a fraction of a cent throws a RangeError
 * @param signed also write the plus sign
 * @example writeMoney(24817, "en-US") // "$248.17"
 */
export function writeMoney(cents: number, locale: Locale, signed = false): string {
  const { whole, fraction } = moneyParts(cents, locale, signed);
  return whole + fraction;
}
