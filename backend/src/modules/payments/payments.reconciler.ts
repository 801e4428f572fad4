import type { Dependencies } from "../../dependencies.ts";
import { startRounds } from "../../lib/rounds.ts";
import { forgetExpiredCards } from "../vault/vault.writes.ts";
import { forgetAttempts } from "../attempts/attempts.writes.ts";
import { claimOpen, type PaymentRow } from "./payments.repository.ts";
import { chargeAgain } from "./scheduled.charge.ts";
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
  await forgetExpiredCards(deps.database, now);
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
  await settle(deps, accountId, id, over ? await deps.processor.close(id) : ((await chargeAgain(deps, payment)) ?? state));
}
