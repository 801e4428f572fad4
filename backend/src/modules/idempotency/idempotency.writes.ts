import type { Database, Transaction } from "../../database/database.ts";
import { keyKeptMilliseconds } from "@portico/rules/idempotency";
import { Problem } from "../../lib/problem.ts";
import { type Attempted, bodyDigest, digest, isIdempotencyKey } from "./idempotency.domain.ts";
import {
  type AttemptName,
  attemptRow,
  changeAttempt,
  deleteAttempts,
  firstAnswer,
  insertAttempt,
  storedAnswer,
} from "./idempotency.repository.ts";

export type { AttemptName } from "./idempotency.repository.ts";

/** Why an attempt is rejected before validation: error codes common to all operations with an idempotency key. */
export type AttemptError = "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_REUSED" | "ATTEMPT_STILL_RUNNING";

/**
 * The state of an attempt. `first`: the key is new; continue and call `endAttempt` in the same transaction. `refused`
 * and `started`: the result of the earlier try.
 */
export type OpenedAttempt =
  | { kind: "first"; name: AttemptName }
  | { kind: "refused"; refusal: object }
  | { kind: "started"; startedId: string }
  | { kind: "error"; code: AttemptError };

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
  if (!isIdempotencyKey(attempted.idempotencyKey)) return { kind: "error", code: "IDEMPOTENCY_KEY_INVALID" };
  const name = { userId, key: attempted.idempotencyKey };
  const requestDigest = bodyDigest(operation, attempted);
  const attempt = {
    ...name,
    accountId: attempted.accountId ?? "",
    bodyDigest: requestDigest,
    startedId: null,
    refusal: null,
    startedAt: now,
  };
  if (await insertAttempt(tx, attempt, new Date(now.getTime() - keyKeptMilliseconds))) return { kind: "first", name };
  const before = await attemptRow(tx, name);
  if (before && before.bodyDigest !== requestDigest) return { kind: "error", code: "IDEMPOTENCY_KEY_REUSED" };
  if (before?.refusal) return { kind: "refused", refusal: before.refusal };
  return before?.startedId
    ? { kind: "started", startedId: before.startedId }
    : { kind: "error", code: "ATTEMPT_STILL_RUNNING" };
}

/** Stores the result of an attempt: what was started, or why it was refused. */
export async function endAttempt(
  tx: Transaction,
  name: AttemptName,
  end: { startedId: string } | { refusal: object },
): Promise<void> {
  await changeAttempt(tx, name, end);
}

/** What an operation decides about the row that it changes: the row as it is then, or why nothing changed. */
export type Decision<Row, Refusal> = { row: Row } | { refusal: Refusal };

export type DecidedOnce<Row, Refusal> = {
  userId: string;
  operation: string;
  attempted: Attempted;
  /** Security time. */
  now: Date;
  /** Reads and locks the row; undefined when it does not exist. */
  lock: () => Promise<Row | undefined>;
  idOf: (row: Row) => string;
  decide: (row: Row) => Promise<Decision<Row, Refusal>>;
};

export type CreatedOnce<Row, Refusal> = {
  userId: string;
  operation: string;
  attempted: Attempted;
  /** Security time. */
  now: Date;
  idOf: (row: Row) => string;
  /** The row that an earlier try with the same key created; undefined when it does not exist. */
  created: (id: string) => Promise<Row | undefined>;
  /** Locks what the decision depends on, decides, and creates the row. */
  create: () => Promise<Decision<Row, Refusal>>;
};

/**
 * Creates a row once per idempotency key; a repeat gets that row or the same refusal.
 * @throws Problem NOT_FOUND without the row of an earlier try; INVALID_REQUEST for a malformed key; CONFLICT for a reused one
 */
export async function createOnce<Row, Refusal extends object>(
  tx: Transaction,
  { userId, operation, attempted, now, idOf, created, create }: CreatedOnce<Row, Refusal>,
): Promise<Decision<Row, Refusal>> {
  const attempt = await openAttempt(tx, userId, operation, attempted, now);
  if (attempt.kind === "error")
    throw new Problem(attempt.code === "IDEMPOTENCY_KEY_INVALID" ? "INVALID_REQUEST" : "CONFLICT");
  if (attempt.kind === "refused") return { refusal: attempt.refusal as Refusal };
  if (attempt.kind === "started") {
    const row = await created(attempt.startedId);
    if (!row) throw new Problem("NOT_FOUND");
    return { row };
  }
  const result = await create();
  await endAttempt(tx, attempt.name, "refusal" in result ? result : { startedId: idOf(result.row) });
  return result;
}

/**
 * Decides once per idempotency key, with the row locked; a repeat gets the row or the same refusal.
 * @throws Problem NOT_FOUND without the row; INVALID_REQUEST for a malformed key; CONFLICT for a reused one
 */
export async function decideOnce<Row, Refusal extends object>(
  tx: Transaction,
  { userId, operation, attempted, now, lock, idOf, decide }: DecidedOnce<Row, Refusal>,
): Promise<Decision<Row, Refusal>> {
  const attempt = await openAttempt(tx, userId, operation, attempted, now);
  if (attempt.kind === "error")
    throw new Problem(attempt.code === "IDEMPOTENCY_KEY_INVALID" ? "INVALID_REQUEST" : "CONFLICT");
  const row = await lock();
  if (!row) throw new Problem("NOT_FOUND");
  if (attempt.kind === "refused") return { refusal: attempt.refusal as Refusal };
  if (attempt.kind === "started") return { row };
  const result = await decide(row);
  await endAttempt(tx, attempt.name, "refusal" in result ? result : { startedId: idOf(result.row) });
  return result;
}

/** Who tries what. */
export type Attempt = {
  userId: string;
  operation: string;
  attempted: Attempted;
  /** Security time. */
  now: Date;
};

export type AnsweredOnce<Answer> = Attempt & {
  /** The id of what was created. */
  idOf: (answer: Answer) => string;
  create: () => Promise<Answer>;
};

/**
 * Creates something once per idempotency key, where a refusal is thrown and so rolls the attempt back; a repeat gets the
 * answer of the first time, whatever has changed since.
 * @throws Problem INVALID_REQUEST for a malformed key; CONFLICT for a reused one
 */
export async function answerOnce<Answer extends object>(
  tx: Transaction,
  { userId, operation, attempted, now, idOf, create }: AnsweredOnce<Answer>,
): Promise<Answer> {
  const attempt = await openAttempt(tx, userId, operation, attempted, now);
  const requestDigest = bodyDigest(operation, attempted);
  if (attempt.kind === "first") {
    const answer = await create();
    await endAttempt(tx, attempt.name, { startedId: idOf(answer) });
    await firstAnswer(tx, attempt.name, requestDigest, JSON.stringify(answer));
    return answer;
  }
  if (attempt.kind === "error" && attempt.code === "IDEMPOTENCY_KEY_INVALID") throw new Problem("INVALID_REQUEST");
  const stored =
    attempt.kind === "started" && (await storedAnswer(tx, { userId, key: attempted.idempotencyKey }, requestDigest));
  if (!stored) throw new Problem("CONFLICT");
  return JSON.parse(stored) as Answer;
}

/**
 * Deletes expired attempts.
 * @param now security time
 */
export async function deleteExpiredAttempts(tx: Transaction, now: Date): Promise<void> {
  await deleteAttempts(tx, new Date(now.getTime() - keyKeptMilliseconds));
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
