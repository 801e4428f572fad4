import type { Dependencies } from "../../dependencies.ts";
import { scheduleJob } from "../../lib/jobScheduler.ts";
import { deleteExpiredAttempts } from "../idempotency/idempotency.writes.ts";
import { claimOpen, type PaymentRow } from "./payments.repository.ts";
import { chargeAgain } from "./scheduled/scheduled.charge.ts";
import { processWebhooks } from "./reversals/webhooks.service.ts";
import { settle } from "./payments.settlement.ts";

export interface Reconciler {
  /** Stops the timer and waits for the run in progress. */
  stop(): Promise<void>;
}

const AT_ONCE = 20;

/**
 * Starts the reconciler: it periodically settles payments whose answer was lost or is outstanding. Safe in any number
 * of processes: each payment is claimed by one at a time. Uses security time, because it measures how long a call has
 * taken.
 */
export function startReconciler(deps: Dependencies, intervalMilliseconds = 1_000): Reconciler {
  return {
    stop: scheduleJob(
      () => reconcile(deps),
      intervalMilliseconds,
      (error) => deps.logger.error({ err: error }, "open payments could not be asked about"),
    ),
  };
}

/**
 * One run: deletes expired attempts and looks up every open payment that is due.
 * @returns how many payments were looked up
 */
export async function reconcile(deps: Dependencies): Promise<number> {
  const now = deps.securityClock.now();
  await deleteExpiredAttempts(deps.database, now);
  await processWebhooks(deps);
  const open = await claimOpen(deps.database, now, AT_ONCE);
  const request = await Promise.allSettled(open.map((payment) => askAbout(deps, payment, now)));
  for (const result of request)
    if (result.status === "rejected")
      deps.logger.error({ err: result.reason }, "an open payment could not be asked about");
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
 * How long to wait before giving up a charge that the processor has never seen but will not close, or whose closing it
 * does not answer. Far longer than any call takes. A charge that is found later is shown as taken.
 */
const GIVE_UP_AFTER_MILLISECONDS = { cannotClose: 600_000, unknown: 3_600_000 };

/**
 * Gives up a payment: closes a reference that the processor has never seen. If it cannot be closed, "never seen" is
 * accepted as final after a longer wait.
 */
export async function giveUp(
  deps: Dependencies,
  { accountId, id, closableFrom }: PaymentRow,
  now: Date,
): Promise<void> {
  const closed = await deps.processor.close(id);
  if (closed.kind !== "cannotClose" && closed.kind !== "unknown") return settle(deps, accountId, id, closed);
  const waitedEnough =
    closableFrom !== null && now.getTime() - closableFrom.getTime() >= GIVE_UP_AFTER_MILLISECONDS[closed.kind];
  deps.logger.warn(
    { accountId, paymentId: id, givenUp: waitedEnough },
    "the processor does not close a reference that it has never seen",
  );
  await settle(deps, accountId, id, waitedEnough ? { kind: "notCharged" } : { kind: "neverSeen" });
}
