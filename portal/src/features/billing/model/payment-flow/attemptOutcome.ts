import type { Failure } from "../../../../api/result.ts";

/**
 * The request did not settle the attempt. `unknown`: it may have been carried out, so it is retried with the same
 * idempotency key. `rejected`: the server rejected the request before it tried to carry it out, which says nothing about
 * earlier requests with the same key.
 */
type Unsettled = { kind: "rejected"; staleToken: boolean } | { kind: "unknown"; sessionOver: boolean };

/** Outcome of sending an attempt once. */
export type AttemptOutcome<Answer, Refusal> =
  | { kind: "answered"; answer: Answer }
  | { kind: "refused"; refusal: Refusal }
  | Unsettled;

/** The attempt is still running on the server (ATTEMPT_STILL_RUNNING), or is rate limited: retry later. */
export const stillUnknown: Unsettled = { kind: "unknown", sessionOver: false };

/** A rejected request has changed nothing. After any other failure it is unknown whether money was taken. */
export function outcomeOfFailure(failure: Failure): Unsettled {
  if (failure.kind === "refused" && failure.code === "TOO_MANY_REQUESTS") return stillUnknown;
  if (failure.kind === "refused") return { kind: "rejected", staleToken: failure.code === "CSRF_TOKEN_INVALID" };
  if (failure.kind === "invalid") return { kind: "rejected", staleToken: false };
  return { kind: "unknown", sessionOver: failure.kind === "unauthorised" || failure.kind === "maintenance" };
}
