/** Validation of invitations and of new sign-ins. Shared by the browser and the server. */
import { users } from "./constants.rules.ts";
import { isEmailAddress } from "./emailAddress.rules.ts";

/** The roles that an administrator may give; the owner changes by a transfer only. */
export const givenRoles = ["ADMIN", "BILLING", "STANDARD"] as const;
export type GivenRole = (typeof givenRoles)[number];

export type UsersError = "MISSING" | "TOO_SHORT" | "TOO_LONG" | "INVALID";

/** Validates the address of an invitation; takes a trimmed value. */
export function validateInvitedAddress(email: string): "MISSING" | "INVALID" | null {
  if (email === "") return "MISSING";
  return isEmailAddress(email) ? null : "INVALID";
}

/** Normalizes a first name: trims it and collapses spaces. */
export const storedFirstName = (typed: string): string => typed.normalize("NFC").trim().replace(/\s+/g, " ");

/** Validates a first name: letters of any language, with spaces, apostrophes, periods and hyphens. */
export function validateFirstName(typed: string): Exclude<UsersError, "TOO_SHORT"> | null {
  const name = storedFirstName(typed);
  if (name === "") return "MISSING";
  if ([...name].length > users.longestFirstName) return "TOO_LONG";
  return /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(name) ? null : "INVALID";
}

const SHORTEST_USERNAME = 3;

/** User names are stored in lower case. */
export const storedUsername = (typed: string): string => typed.trim().toLowerCase();

/** Validates a new user name: letters a to z, digits, periods, hyphens and underscores, with a letter first. */
export function validateUsername(typed: string): UsersError | null {
  const username = storedUsername(typed);
  if (username === "") return "MISSING";
  if (username.length > users.longestUsername) return "TOO_LONG";
  if (!/^[a-z][a-z0-9._-]*$/.test(username)) return "INVALID";
  return username.length < SHORTEST_USERNAME ? "TOO_SHORT" : null;
}
