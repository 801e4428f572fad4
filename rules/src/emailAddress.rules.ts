/** Validation of e-mail addresses that customers enter (B14). Shared by the browser and the server. */
import { messages } from "./constants.rules.ts";

/**
 * A conservative subset of valid addresses: no quotes, ASCII only, a domain with a dot, and no characters that separate
 * addresses.
 */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
/** RFC 5321: the maximum length before the @, in octets. */
const LONGEST_LOCAL_PART = 64;

/** Whether the format is valid. Does not check that the mailbox exists. */
export function isEmailAddress(address: string): boolean {
  return (
    address.length <= messages.longestAddress && address.indexOf("@") <= LONGEST_LOCAL_PART && ADDRESS.test(address)
  );
}

/** Whether two spellings are the same address. */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Parses several addresses typed into one field, separated by commas, semicolons or spaces, without duplicates. */
export function typedAddresses(typed: string): string[] {
  const addresses = typed.split(/[\s,;]+/).filter((address) => address !== "");
  return addresses.filter(
    (address, place) => addresses.findIndex((earlier) => isSameAddress(earlier, address)) === place,
  );
}

export type NotifiedError = { code: "TOO_MANY" } | { code: "INVALID"; address: string };

/** Validates the addresses to notify; an empty list is valid. */
export function validateNotifiedAddress(addresses: readonly string[]): NotifiedError | null {
  const wrong = addresses.find((address) => !isEmailAddress(address));
  if (wrong !== undefined) return { code: "INVALID", address: wrong };
  return addresses.length > messages.maxNotified ? { code: "TOO_MANY" } : null;
}
