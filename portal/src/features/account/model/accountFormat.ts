import type { Account } from "./account.api.ts";

/**
 * Formats a ten-digit account number in groups, as it is read aloud.
 * @example accountNumberInGroups("8347201180") // "8347 20 1180"
 */
export const accountNumberInGroups = (digits: string) => digits.replace(/^(\d{4})(\d{2})(\d{4})$/, "$1 $2 $3");

/** Formats an address on one line. */
export const addressLine = ({ addressLine1, city, state, zip }: Account["serviceAddress"]) =>
  `${addressLine1}, ${city}, ${state} ${zip}`;
