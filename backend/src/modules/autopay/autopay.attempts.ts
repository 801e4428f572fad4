import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { endAttempt, openAttempt, type OpenedAttempt } from "../idempotency/idempotency.writes.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import type { Actor } from "./autopay.actions.ts";
import { advance } from "./autopay.advance.ts";
import type { Refusal } from "./autopay.domain.ts";
import { actionRow } from "./autopay.repository.ts";

/** `final`: the answer cannot change any more and is stored for repeats of the idempotency key. */
export type AutoPayAnswer =
  | { kind: "refusal"; refusal: Refusal; final: boolean }
  | { kind: "action"; actionId: string };

/** The action that was committed, or the refusal. */
export type Decision = { actionId: string } | { refusal: Refusal };

type Begun = { answer: AutoPayAnswer; goOn: boolean };

/**
 * Decides once per idempotency key with the account locked, then runs the action until it is settled or its outcome is
 * unknown.
 */
export async function attempted(
  deps: Dependencies,
  actor: Actor,
  operation: string,
  input: { accountId: string; idempotencyKey: string },
  decide: (tx: Transaction) => Promise<Decision>,
): Promise<AutoPayAnswer> {
  const { answer, goOn } = await deps.database.transaction(async (tx): Promise<Begun> => {
    const now = deps.securityClock.now();
    const attempt = await openAttempt(tx, actor.userId, operation, input, now);
    if (attempt.kind !== "first") return { answer: await repeated(tx, attempt, input.accountId, now), goOn: false };
    await refuseWhoCannotPay(tx, actor, input.accountId);
    await lockLedger(tx, input.accountId);
    const decision = await decide(tx);
    if ("refusal" in decision) {
      await endAttempt(tx, attempt.name, decision);
      return { answer: { kind: "refusal", refusal: decision.refusal, final: true }, goOn: false };
    }
    await endAttempt(tx, attempt.name, { startedId: decision.actionId });
    return { answer: { kind: "action", actionId: decision.actionId }, goOn: true };
  });
  if (goOn && answer.kind === "action") await advance(deps, input.accountId, answer.actionId);
  return answer;
}

async function repeated(
  tx: Transaction,
  attempt: Exclude<OpenedAttempt, { kind: "first" }>,
  accountId: string,
  now: Date,
): Promise<AutoPayAnswer> {
  if (attempt.kind === "error") return { kind: "refusal", refusal: { code: attempt.code }, final: false };
  if (attempt.kind === "refused") return { kind: "refusal", refusal: attempt.refusal as Refusal, final: true };
  const action = await actionRow(tx, accountId, attempt.startedId);
  const awaited = action?.awaitedUntil && action.awaitedUntil > now;
  if (!action || awaited) return { kind: "refusal", refusal: { code: "ATTEMPT_STILL_RUNNING" }, final: false };
  return { kind: "action", actionId: action.id };
}
