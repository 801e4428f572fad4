import type { Dependencies } from "../../dependencies.ts";
import { giveUp } from "./payments.reconciler.ts";
import { settle } from "./payments.settlement.ts";
import type { ChargeState } from "./processor/processor.ts";
import { callbackRow, changeWebhook, paymentUnder, reversalRow } from "./reversals/reversals.repository.ts";
import { lookAgain, processEvent } from "./reversals/webhooks.service.ts";

/** The state after an operator settled something; undefined when it does not exist. */
type Words = string | undefined;

async function stateOf({ database }: Pick<Dependencies, "database">, paymentId: string): Promise<Words> {
  const payment = await paymentUnder(database, paymentId);
  return payment && [payment.state, payment.failureCode].filter(Boolean).join(" ");
}

/** Looks up a payment's outcome and its reversals at the processor. Charges nothing. */
export async function askAboutPayment(deps: Dependencies, paymentId: string): Promise<Words> {
  const payment = await paymentUnder(deps.database, paymentId);
  if (!payment) return undefined;
  const now = deps.securityClock.now();
  const isOver = payment.closableFrom !== null && payment.closableFrom <= now;
  if (isOver && (await deps.processor.lookup(paymentId)).kind === "neverSeen") await giveUp(deps, payment, now);
  await lookAgain(deps, paymentId);
  return stateOf(deps, paymentId);
}

/** An outcome that an operator found out elsewhere. `approvalCode`: from the processor's statement. */
export type FoundOut = { outcome: "taken"; approvalCode: string } | { outcome: "notTaken" };

/**
 * Settles a payment for which the processor gives no definite answer. A definite answer takes precedence over the
 * operator's finding. A reference that is given up is closed first, if possible; a charge found later is shown as
 * taken.
 */
export async function concludePayment(deps: Dependencies, paymentId: string, found: FoundOut): Promise<Words> {
  const payment = await paymentUnder(deps.database, paymentId);
  if (!payment) return undefined;
  await settle(deps, payment.accountId, paymentId, await conclusion(deps, paymentId, found));
  return stateOf(deps, paymentId);
}

const isDefinite = ({ kind }: { kind: ChargeState["kind"] | "cannotClose" }) =>
  kind === "approved" || kind === "refused" || kind === "notCharged";

async function conclusion({ processor }: Dependencies, paymentId: string, found: FoundOut): Promise<ChargeState> {
  const said = await processor.lookup(paymentId);
  if (isDefinite(said)) return said;
  if (found.outcome === "taken") return { kind: "approved", approvalCode: found.approvalCode };
  const closed = await processor.close(paymentId);
  return closed.kind !== "cannotClose" && isDefinite(closed) ? closed : { kind: "notCharged" };
}

/** Reprocesses a webhook event; `done`: an operator has handled it. */
export async function settleCallback(deps: Dependencies, id: string, done: boolean): Promise<Words> {
  const row = await callbackRow(deps.database, id);
  if (row && done) await changeWebhook(deps.database, id, { state: "SETTLED", nextAttemptAt: null });
  else if (row) await processEvent(deps, row);
  return (await callbackRow(deps.database, id))?.state;
}

/** Looks up the reversals of a payment at the processor and books what is missing. */
export async function askAboutReversal(deps: Dependencies, accountId: string, id: string): Promise<Words> {
  const before = await reversalRow(deps.database, accountId, id);
  if (!before) return undefined;
  await lookAgain(deps, before.paymentId);
  const row = await reversalRow(deps.database, accountId, id);
  return row && `${row.kind} ${row.state}`;
}
