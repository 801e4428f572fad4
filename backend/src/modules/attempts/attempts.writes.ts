import type { Database, Transaction } from "../../database/database.ts";
import { type Attempted, bodyDigest, digest, isIdempotencyKey, KEPT_MILLISECONDS } from "./attempts.domain.ts";
import {
  type AttemptName,
  attemptRow,
  changeAttempt,
  deleteAttempts,
  firstAnswer,
  insertAttempt,
} from "./attempts.repository.ts";

export type { AttemptName } from "./attempts.repository.ts";

/** Why an attempt is rejected before validation: error codes common to all operations with an idempotency key. */
export type AttemptFault = "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_REUSED" | "ATTEMPT_STILL_RUNNING";

/**
 * The state of an attempt. `first`: the key is new; continue and call `endAttempt` in the same transaction. `refused`
 * and `started`: the result of the earlier try.
 */
export type OpenedAttempt =
  | { kind: "first"; name: AttemptName }
  | { kind: "refused"; refusal: object }
  | { kind: "started"; startedId: string }
  | { kind: "fault"; code: AttemptFault };

/**
 * Checks the idempotency key of a request: opens an attempt of the user, or returns its earlier result (PAY-20). Within
 * 24 hours a repeat is the same attempt only with the same operation and input. Waits for a concurrent one.
 * @param now security time
 */
export async function openAttempt(
  tx: Transaction,
  userId: string,
  operation: string,
  attempted: Attempted,
  now: Date,
): Promise<OpenedAttempt> {
  if (!isIdempotencyKey(attempted.idempotencyKey)) return { kind: "fault", code: "IDEMPOTENCY_KEY_INVALID" };
  const name = { userId, key: attempted.idempotencyKey };
  const requestDigest = bodyDigest(operation, attempted);
  const attempt = {
    ...name,
    accountId: attempted.accountId,
    bodyDigest: requestDigest,
    startedId: null,
    refusal: null,
    startedAt: now,
  };
  if (await insertAttempt(tx, attempt, new Date(now.getTime() - KEPT_MILLISECONDS))) return { kind: "first", name };
  const before = await attemptRow(tx, name);
  if (before && before.bodyDigest !== requestDigest) return { kind: "fault", code: "IDEMPOTENCY_KEY_REUSED" };
  if (before?.refusal) return { kind: "refused", refusal: before.refusal };
  return before?.startedId
    ? { kind: "started", startedId: before.startedId }
    : { kind: "fault", code: "ATTEMPT_STILL_RUNNING" };
}

/** Stores the result of an attempt: what was started, or why it was refused. */
export async function endAttempt(
  tx: Transaction,
  name: AttemptName,
  end: { startedId: string } | { refusal: object },
): Promise<void> {
  await changeAttempt(tx, name, end);
}

/**
 * Deletes expired attempts.
 * @param now security time
 */
export async function deleteExpiredAttempts(tx: Transaction, now: Date): Promise<void> {
  await deleteAttempts(tx, new Date(now.getTime() - KEPT_MILLISECONDS));
}

/** Stores the final response of an idempotent request, and replays it for repeats. */
export interface ResponseReplay {
  /** Marks the response being built as final, for this idempotency key. */
  markFinal(name: AttemptName): void;
  /** The response to send: the first one stored for this request, or this one. */
  replayed(answer: string): Promise<string>;
}

export function responseReplay(database: Database, request: object): ResponseReplay {
  let attempt: AttemptName | undefined;
  return {
    markFinal: (name) => void (attempt = name),
    replayed: async (answer) =>
      attempt ? firstAnswer(database, attempt, digest(JSON.stringify(request)), answer) : answer,
  };
}
