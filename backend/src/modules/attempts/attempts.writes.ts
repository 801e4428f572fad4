import type { Transaction } from "../../database/database.ts";
import { bodyDigest, isAttemptKey, KEPT_MILLISECONDS, type Attempted } from "./attempts.domain.ts";
import { attemptRow, changeAttempt, deleteAttempts, insertAttempt, type AttemptName } from "./attempts.repository.ts";

export type { AttemptName } from "./attempts.repository.ts";

/** Why an attempt can't be judged at all: the codes that every refusal of an attempted operation has. */
export type AttemptFault = "ATTEMPT_KEY_INVALID" | "ATTEMPT_KEY_REUSED" | "ATTEMPT_STILL_RUNNING";

/**
 * What an attempt is. `first`: nobody has tried with this key, go on and end it with `endAttempt` in the same transaction. `refused` and
 * `started`: it was tried before, and this became of it.
 */
export type OpenedAttempt =
  | { kind: "first"; name: AttemptName }
  | { kind: "refused"; refusal: object }
  | { kind: "started"; startedId: string }
  | { kind: "fault"; code: AttemptFault };

/**
 * Opens an attempt of one person, or says what became of it (PAY-20). A repeat within 24 hours is the same attempt only with the same
 * operation and body. Waits for one that is being opened at the same time.
 * @param now security time
 */
export async function openAttempt(tx: Transaction, userId: string, operation: string, attempted: Attempted, now: Date): Promise<OpenedAttempt> {
  if (!isAttemptKey(attempted.attemptKey)) return { kind: "fault", code: "ATTEMPT_KEY_INVALID" };
  const name = { userId, key: attempted.attemptKey };
  const asked = bodyDigest(operation, attempted);
  const attempt = { ...name, accountId: attempted.accountId, bodyDigest: asked, startedId: null, refusal: null, startedAt: now };
  if (await insertAttempt(tx, attempt, new Date(now.getTime() - KEPT_MILLISECONDS))) return { kind: "first", name };
  const before = await attemptRow(tx, name);
  if (before && before.bodyDigest !== asked) return { kind: "fault", code: "ATTEMPT_KEY_REUSED" };
  if (before?.refusal) return { kind: "refused", refusal: before.refusal };
  return before?.startedId ? { kind: "started", startedId: before.startedId } : { kind: "fault", code: "ATTEMPT_STILL_RUNNING" };
}

/** Says what became of an attempt: what was started, or why nothing was. */
export async function endAttempt(tx: Transaction, name: AttemptName, end: { startedId: string } | { refusal: object }): Promise<void> {
  await changeAttempt(tx, name, end);
}

/** Forgets the attempts whose answers need not be kept any more. @param now security time */
export async function forgetAttempts(tx: Transaction, now: Date): Promise<void> {
  await deleteAttempts(tx, new Date(now.getTime() - KEPT_MILLISECONDS));
}
