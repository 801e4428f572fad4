import { Problem } from "./problem.ts";

/** Codes of Node that mean "not now": no way to the other side, or no longer. */
const noWay = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ERR_STREAM_\w+)$/;
/** Codes of PostgreSQL that do: connection lost, too many, shutting down, out of space, took too long, waited too long, only reads for now. */
const notNow = /^(08\w{3}|53\w{3}|57P0\d|57014|55P03|25P03|40001|40P01|25006)$/;
/** What pg says without a code. A statement of a transaction whose connection was lost before says that the client is "not queryable". */
const lostConnection = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|Connection ended/;

/** Codes of PostgreSQL for values that it can't hold: odd characters, no such text for a type, no such date. */
const cannotHold = /^(22021|22P02|22P05|22007|22008)$/;

/** Whether an error, or one that caused it, is of a kind. */
function hasCause(error: unknown, isOfKind: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return isOfKind(code, error.message) || hasCause(error.cause, isOfKind);
}

const isUnavailable = (error: unknown) => hasCause(error, (code, message) => noWay.test(code) || notNow.test(code) || lostConnection.test(message));
const isUnstorable = (error: unknown) => hasCause(error, (code) => cannotHold.test(code));

/** What a failure behind any door means to the caller; undefined for what only the door itself can know. */
export function knownProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 10, cause: error });
  return isUnstorable(error) ? new Problem("INVALID_REQUEST", { cause: error }) : undefined;
}
