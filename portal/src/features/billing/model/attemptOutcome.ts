import type { Failure } from "../../../api/result.ts";

/**
 * Of the call nothing is known. `unknown`: it may have been carried out, so the same is asked again with the same key.
 * `turnedAway`: it did not get as far as what carries it out, which says nothing of earlier ones with the same key.
 */
export type NoAnswer = { kind: "turnedAway"; staleToken: boolean } | { kind: "unknown"; sessionOver: boolean };

/** What became of sending an attempt once. */
export type AttemptOutcome<Answer, Refusal> = { kind: "answered"; answer: Answer } | { kind: "refused"; refusal: Refusal } | NoAnswer;

/** The attempt is being carried out right now (ATTEMPT_STILL_RUNNING), or has to wait until more is let through. */
export const notYet: NoAnswer = { kind: "unknown", sessionOver: false };

/** A call that was refused as a call has changed nothing. Everything else leaves open whether money was taken. */
export function withoutAnswer(failure: Failure): NoAnswer {
  if (failure.kind === "refused" && failure.code === "TOO_MANY_REQUESTS") return notYet;
  if (failure.kind === "refused") return { kind: "turnedAway", staleToken: failure.code === "CSRF_TOKEN_INVALID" };
  if (failure.kind === "invalid") return { kind: "turnedAway", staleToken: false };
  return { kind: "unknown", sessionOver: failure.kind === "unauthorised" || failure.kind === "maintenance" };
}
