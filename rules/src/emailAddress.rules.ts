/** E-mail addresses that customers name (B14). One copy for the screen and the server. */
import { messages } from "./constants.rules.ts";

/** What a mail server surely takes: no quotes, no letters beyond ASCII, a name with a dot behind the @, nothing that begins or ends a list. */
const ADDRESS = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
/** RFC 5321: octets before the @. */
const LONGEST_LOCAL_PART = 64;

/** Whether something is an e-mail address. That somebody reads it is not looked at. */
export function isEmailAddress(address: string): boolean {
  return address.length <= messages.longestAddress && address.indexOf("@") <= LONGEST_LOCAL_PART && ADDRESS.test(address);
}

/** Two ways of writing an address that reach the same person. */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Addresses as they were typed into one field, between commas, semicolons or blanks, each once. */
export function typedAddresses(typed: string): string[] {
  const addresses = typed.split(/[\s,;]+/).filter((address) => address !== "");
  return addresses.filter((address, place) => addresses.findIndex((earlier) => isSameAddress(earlier, address)) === place);
}

export type NotifiedFault = { code: "TOO_MANY" } | { code: "INVALID"; address: string };

/** Why these can't be told what becomes of a payment; none is no fault. */
export function notifiedFault(addresses: readonly string[]): NotifiedFault | null {
  const wrong = addresses.find((address) => !isEmailAddress(address));
  if (wrong !== undefined) return { code: "INVALID", address: wrong };
  return addresses.length > messages.mostNotified ? { code: "TOO_MANY" } : null;
}
