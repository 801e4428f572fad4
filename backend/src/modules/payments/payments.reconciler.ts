import type { Dependencies } from "../../dependencies.ts";
import { startRounds } from "../../lib/rounds.ts";
import { forgetAttempts } from "../attempts/attempts.writes.ts";
import { claimOpen, type PaymentRow } from "./payments.repository.ts";
import { chargeAgain } from "./scheduled.charge.ts";
import { workOffWebhooks } from "./webhooks.service.ts";
import { settle } from "./payments.settlement.ts";

export interface Reconciler {
  /** Ends the clock and waits for the round that is running. */
  stop(): Promise<void>;
}

const AT_ONCE = 20;

/**
 * Finds out what became of payments whose answer was lost or is not there yet, from start-up on. Any number of processes may run it:
 * each payment goes to one of them at a time. Security time rules here, because it measures how long a call has taken.
 */
export function startReconciler(deps: Dependencies, intervalMilliseconds = 1_000): Reconciler {
  return { stop: startRounds(() => reconcile(deps), intervalMilliseconds, (error) => deps.logger.error({ err: error }, "open payments could not be asked about")) };
}

/** One round: forgets what is too old, asks about every open payment that is due; answers how many those were. */
export async function reconcile(deps: Dependencies): Promise<number> {
  const now = deps.securityClock.now();
  await forgetAttempts(deps.database, now);
  await workOffWebhooks(deps);
  const open = await claimOpen(deps.database, now, AT_ONCE);
  const asked = await Promise.allSettled(open.map((payment) => askAbout(deps, payment, now)));
  for (const result of asked) if (result.status === "rejected") deps.logger.error({ err: result.reason }, "an open payment could not be asked about");
  return open.length;
}

async function askAbout(deps: Dependencies, payment: PaymentRow, now: Date): Promise<void> {
  const { accountId, id, closableFrom } = payment;
  const state = await deps.processor.lookup(id);
  if (state.kind !== "neverSeen") return settle(deps, accountId, id, state);
  const over = closableFrom !== null && closableFrom <= now;
  if (over) return giveUp(deps, payment, now);
  await settle(deps, accountId, id, (await chargeAgain(deps, payment)) ?? state);
}

/**
 * How long after its end a charge is waited for that the processor has never seen and will not close, or says nothing when it is asked to: far longer
 * than any call lives. One that is found after all is shown as taken.
 */
const PATIENCE_MILLISECONDS = { cannotClose: 600_000, unknown: 3_600_000 };

/** Closes a reference that the processor has never seen. Where it can't be closed, the processor never having seen it has to be enough, later. */
export async function giveUp(deps: Dependencies, { accountId, id, closableFrom }: PaymentRow, now: Date): Promise<void> {
  const closed = await deps.processor.close(id);
  if (closed.kind !== "cannotClose" && closed.kind !== "unknown") return settle(deps, accountId, id, closed);
  const waitedEnough = closableFrom !== null && now.getTime() - closableFrom.getTime() >= PATIENCE_MILLISECONDS[closed.kind];
  deps.logger.warn({ accountId, paymentId: id, givenUp: waitedEnough }, "the processor does not close a reference that it has never seen");
  await settle(deps, accountId, id, waitedEnough ? { kind: "notCharged" } : { kind: "neverSeen" });
}
