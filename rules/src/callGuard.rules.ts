/** Which callers reach a line (SERV-04): screening of likely robocalls, and lists. Shared by the browser and the server. */

import { callGuard as limits } from "./serviceConstants.rules.ts";
import { validateCallerNumber, type NumberError } from "./forwardingNumber.rules.ts";

/** MESSAGE: the caller hears that the line does not take the call. VOICEMAIL: it may leave one. HANG_UP: the call ends. */
export type BlockedTreatment = "MESSAGE" | "VOICEMAIL" | "HANG_UP";

/** Likely robocalls: ring as others, press a digit first (as only people do), or are blocked. */
export type Screening = "OFF" | "CHALLENGE" | "BLOCK";

export type CallGuard = {
  screening: Screening;
  blockAnonymous: boolean;
  blocked: readonly string[];
  allowed: readonly string[];
  treatment: BlockedTreatment;
};

export type Caller = { number: string | null; isLikelyRobocall: boolean };

/** RINGS, CHALLENGE, or how a blocked call ends; and which rule decided. */
export type Screened = {
  outcome: "RINGS" | "CHALLENGE" | BlockedTreatment;
  because: "ALLOWED" | "BLOCKED" | "ANONYMOUS" | "ROBOCALL" | "NONE";
};

/** What happens to a call: the allow list comes first, then the block list, then anonymous callers and screening. */
export function screenedAs(guard: CallGuard, { number, isLikelyRobocall }: Caller): Screened {
  if (number !== null && guard.allowed.includes(number)) return { outcome: "RINGS", because: "ALLOWED" };
  if (number !== null && guard.blocked.includes(number)) return { outcome: guard.treatment, because: "BLOCKED" };
  if (number === null && guard.blockAnonymous) return { outcome: guard.treatment, because: "ANONYMOUS" };
  if (!isLikelyRobocall || guard.screening === "OFF") return { outcome: "RINGS", because: "NONE" };
  const outcome = guard.screening === "BLOCK" ? guard.treatment : "CHALLENGE";
  return { outcome, because: "ROBOCALL" };
}

export type ListedError =
  | Extract<NumberError, "MISSING" | "INVALID" | "EMERGENCY">
  | "LISTED"
  | "ON_OTHER_LIST"
  | "FULL"
  | "OWN_NUMBER";

/** Validates a number that is added to a list of a line. */
export function validateListedNumber(
  typed: string,
  { line, list, other }: { line: string; list: readonly string[]; other: readonly string[] },
  number: string,
): ListedError | null {
  const error = validateCallerNumber(typed);
  if (error) return error;
  if (number === line) return "OWN_NUMBER";
  if (list.includes(number)) return "LISTED";
  if (other.includes(number)) return "ON_OTHER_LIST";
  return list.length >= limits.maxListed ? "FULL" : null;
}

export type GuardError = { field: "blocked" | "allowed"; code: ListedError };

/** Validates both lists of a line. */
export function validateGuard(line: string, { blocked, allowed }: CallGuard): GuardError[] {
  const of = (field: GuardError["field"], list: readonly string[], other: readonly string[]): GuardError[] => {
    if (list.length > limits.maxListed) return [{ field, code: "FULL" }];
    const codes = list.map((number, place) =>
      validateListedNumber(number, { line, list: list.slice(0, place), other }, number),
    );
    const code = codes.find((each) => each !== null);
    return code ? [{ field, code }] : [];
  };
  return [...of("blocked", blocked, allowed), ...of("allowed", allowed, blocked)];
}
