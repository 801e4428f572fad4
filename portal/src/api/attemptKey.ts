import type { Failure } from "./result.ts";

type Keyed = { idempotencyKey: string };

/** Phase of a change; the failed one keeps its request, the others may have none. */
type Phase<Request> = { name: string; request?: Request; failure?: Failure };

/** Whether the server may have done what was asked, because its answer did not arrive. */
export const isUnanswered = ({ kind }: Failure): boolean => kind === "unreachable" || kind === "unexpected";

/**
 * The idempotency key of the next attempt (PAY-20). After a failure without an answer the same request is the same attempt,
 * so that the server does nothing twice; anything else is a new one.
 * @param wanted the request without its key, made at the same place as the one before
 */
export function attemptKey<Request extends Keyed>(
  { name, request, failure }: Phase<Request>,
  wanted: Omit<Request, "idempotencyKey">,
): string {
  if (name !== "failed" || !request || !failure || !isUnanswered(failure)) return crypto.randomUUID();
  const { idempotencyKey, ...before } = request;
  return JSON.stringify(before) === JSON.stringify(wanted) ? idempotencyKey : crypto.randomUUID();
}
