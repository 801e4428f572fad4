import { isSettled, paymentStates } from "@portico/rules/paymentState";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { paymentOf } from "../payments/payments.reads.ts";
import { barredBy } from "./autopay.domain.ts";
import { applyPart } from "./autopay.effects.ts";
import {
  actionParts,
  actionRow,
  changeAction,
  changeActionPart,
  type ActionPartRow,
  type ActionRow,
} from "./autopay.repository.ts";
import { putRevocation, revoke } from "./revocations.ts";
import { perform, stepOf, type Step, type StepOutcome } from "./autopay.steps.ts";

type Next = { part: ActionPartRow; step: Step };

/**
 * Runs the steps of an action in order until all are settled or an answer is missing. Idempotent and safe under
 * concurrency: each step is committed before the processor is called, and a settled part never changes by itself.
 */
export async function advance(dependencies: Dependencies, accountId: string, actionId: string): Promise<void> {
  const deps = await onAccountTime(dependencies, dependencies.database, accountId);
  for (;;) {
    const next = await deps.database.transaction((tx) => nextStep(deps, tx, accountId, actionId));
    if (!next) return;
    const outcome = await perform(deps, next.step);
    const state = await deps.database.transaction((tx) => settleStep(deps, tx, next, outcome));
    if (outcome.state === "CONFIRMING") return;
    const unused = outcome.state === "DONE" && state === "FAILED" ? grantedBy(accountId, next.step) : undefined;
    if (unused) await revoke(deps, unused);
    deps.logger.info(
      { accountId, actionId, part: next.part.kind, service: next.part.service, state },
      "a part of an Auto Pay action is settled",
    );
  }
}

async function nextStep(
  deps: Dependencies,
  tx: Transaction,
  accountId: string,
  actionId: string,
): Promise<Next | undefined> {
  await lockLedger(tx, accountId);
  const action = await actionRow(tx, accountId, actionId);
  if (!action || !(await mayStart(tx, action))) return undefined;
  for (;;) {
    const parts = await actionParts(tx, accountId, actionId);
    const part = parts.find(({ state }) => state === "CONFIRMING");
    if (!part) return end(tx, action);
    const barred = barredBy(part, parts);
    if (!barred) return begin(deps, tx, action, part, parts);
    await changeActionPart(tx, part, { state: "FAILED", code: barred });
  }
}

async function begin(
  deps: Dependencies,
  tx: Transaction,
  action: ActionRow,
  part: ActionPartRow,
  parts: readonly ActionPartRow[],
): Promise<Next> {
  const step = await stepOf(deps, tx, action, part, parts);
  await changeActionPart(tx, part, { asks: part.asks + 1 });
  return { part, step };
}

/** The enrolment waits until the requested payment is taken, and does not start after it failed. */
async function mayStart(tx: Transaction, { accountId, id, paymentId }: ActionRow): Promise<boolean> {
  if (paymentId === null) return true;
  const payment = await paymentOf(tx, accountId, paymentId);
  if (!payment || !isSettled(payment.state)) return false;
  if (paymentStates[payment.state].moneyTaken === "YES") return true;
  for (const part of await actionParts(tx, accountId, id))
    if (part.state === "CONFIRMING") await changeActionPart(tx, part, { state: "FAILED", code: "NOT_ATTEMPTED" });
  return true;
}

async function end(tx: Transaction, { accountId, id }: ActionRow): Promise<undefined> {
  await changeAction(tx, accountId, id, { awaitedUntil: null, nextAttemptAt: null });
  return undefined;
}

/** The mandate that a step was granted; undefined for a step that requests none. */
const grantedBy = (accountId: string, step: Step) =>
  step.kind === "authorise"
    ? { accountId, mandate: step.order.reference, processorToken: step.order.token }
    : undefined;

/** @returns the part's outcome; undefined when another process settled it first */
async function settleStep(
  deps: Dependencies,
  tx: Transaction,
  { part: { accountId, actionId, position, tries }, step }: Next,
  outcome: StepOutcome,
): Promise<StepOutcome["state"] | undefined> {
  await lockLedger(tx, accountId);
  const action = await actionRow(tx, accountId, actionId);
  const part = (await actionParts(tx, accountId, actionId)).find((row) => row.position === position);
  if (!action || !part || part.state !== "CONFIRMING" || part.tries !== tries) return undefined;
  if (outcome.state === "CONFIRMING") {
    await changeAction(tx, accountId, actionId, { awaitedUntil: null, nextAttemptAt: deps.securityClock.now() });
    return outcome.state;
  }
  const code = outcome.state === "DONE" ? await applyPart(deps, tx, action, part) : outcome.code;
  // A mandate that was granted but cannot be used is revoked, for example when its card could not be saved.
  const unused = outcome.state === "DONE" && code ? grantedBy(accountId, step) : undefined;
  if (unused) await putRevocation(tx, unused, deps.securityClock.now());
  await changeActionPart(tx, part, code ? { state: "FAILED", code } : { state: "DONE", code: null });
  return code ? "FAILED" : "DONE";
}
