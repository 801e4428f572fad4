import type { Dependencies } from "../../dependencies.ts";
import { giveUp } from "./payments.reconciler.ts";
import { settle } from "./payments.settlement.ts";
import type { ChargeState } from "./processor.ts";
import { callbackRow, changeWebhook, paymentUnder, reversalRow } from "./reversals.repository.ts";
import { lookAgain, tried } from "./webhooks.service.ts";

/** What something is after it was settled; undefined for what is not there. */
type Words = string | undefined;

async function stateOf({ database }: Pick<Dependencies, "database">, paymentId: string): Promise<Words> {
  const payment = await paymentUnder(database, paymentId);
  return payment && [payment.state, payment.failureCode].filter(Boolean).join(" ");
}

/** Asks the processor what became of a payment and what was done to it since. Nothing is charged. */
export async function askAboutPayment(deps: Dependencies, paymentId: string): Promise<Words> {
  const payment = await paymentUnder(deps.database, paymentId);
  if (!payment) return undefined;
  const now = deps.securityClock.now();
  const isOver = payment.closableFrom !== null && payment.closableFrom <= now;
  if (isOver && (await deps.processor.lookup(paymentId)).kind === "neverSeen") await giveUp(deps, payment, now);
  await lookAgain(deps, paymentId);
  return stateOf(deps, paymentId);
}

/** What somebody found out elsewhere. `approvalCode`: the processor's, on its statement. */
export type FoundOut = { outcome: "taken"; approvalCode: string } | { outcome: "notTaken" };

/**
 * Ends a payment of which the processor says nothing definite. What it does say counts more than what somebody found out, and a reference that is given up
 * is closed first, if it can be: a charge that turns up after all is shown as taken.
 */
export async function concludePayment(deps: Dependencies, paymentId: string, found: FoundOut): Promise<Words> {
  const payment = await paymentUnder(deps.database, paymentId);
  if (!payment) return undefined;
  await settle(deps, payment.accountId, paymentId, await conclusion(deps, paymentId, found));
  return stateOf(deps, paymentId);
}

const isDefinite = ({ kind }: { kind: ChargeState["kind"] | "cannotClose" }) => kind === "approved" || kind === "refused" || kind === "notCharged";

async function conclusion({ processor }: Dependencies, paymentId: string, found: FoundOut): Promise<ChargeState> {
  const said = await processor.lookup(paymentId);
  if (isDefinite(said)) return said;
  if (found.outcome === "taken") return { kind: "approved", approvalCode: found.approvalCode };
  const closed = await processor.close(paymentId);
  return closed.kind !== "cannotClose" && isDefinite(closed) ? closed : { kind: "notCharged" };
}

/** Works a callback off again; `done`: somebody has seen to it. */
export async function settleCallback(deps: Dependencies, id: string, done: boolean): Promise<Words> {
  const row = await callbackRow(deps.database, id);
  if (row && done) await changeWebhook(deps.database, id, { state: "SETTLED", tryFrom: null });
  else if (row) await tried(deps, row);
  return (await callbackRow(deps.database, id))?.state;
}

/** Asks the processor what was done to the payment of a reversal, and books what is missing. */
export async function askAboutReversal(deps: Dependencies, accountId: string, id: string): Promise<Words> {
  const before = await reversalRow(deps.database, accountId, id);
  if (!before) return undefined;
  await lookAgain(deps, before.paymentId);
  const row = await reversalRow(deps.database, accountId, id);
  return row && `${row.kind} ${row.state}`;
}
