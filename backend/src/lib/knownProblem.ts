import { Problem } from "./problem.ts";

/** Codes of Node and PostgreSQL that mean "not now": no connection, too many of them, shutting down, out of space, took too long. */
const notNow = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08\w{3}|53\w{3}|57P0\d|57014)$/;
const lostConnection = /timeout exceeded when trying to connect|Connection terminated/;

/** Codes of PostgreSQL for values that it can't hold: odd characters, no such text for a type, no such date. */
const cannotHold = /^(22021|22P02|22P05|22007|22008)$/;

/** Whether an error, or one that caused it, is of a kind. */
function hasCause(error: unknown, isOfKind: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return isOfKind(code, error.message) || hasCause(error.cause, isOfKind);
}

const isUnavailable = (error: unknown) => hasCause(error, (code, message) => notNow.test(code) || lostConnection.test(message));
const isUnstorable = (error: unknown) => hasCause(error, (code) => cannotHold.test(code));

/** What a failure behind any door means to the caller; undefined for what only the door itself can know. */
export function knownProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 10, cause: error });
  return isUnstorable(error) ? new Problem("INVALID_REQUEST", { cause: error }) : undefined;
}
