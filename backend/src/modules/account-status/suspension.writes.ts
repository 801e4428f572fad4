import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Heartbeat } from "../../lib/jobScheduler.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { bookedOwing } from "../billing/billing.reads.ts";
import { remoteSetting } from "../content/toggles/remoteSettings.reads.ts";
import { isStopped } from "./suspension.domain.ts";
import {
  clearMobileStates,
  deleteOpenRestoration,
  endRestorations,
  hasOpenRestoration,
  insertRestoration,
  mobileState,
} from "./suspension.repository.ts";

const MINUTE_MILLISECONDS = 60_000;

/**
 * Cancels an open restoration when a payment was returned and something is past due again, and tells open pages. The
 * account is locked, and the return is booked.
 */
export async function stopRestoring(
  { clock }: Pick<Dependencies, "clock">,
  tx: Transaction,
  accountId: string,
): Promise<void> {
  const { pastDueAmount } = await bookedOwing(tx, accountId, clock.today());
  if (pastDueAmount > 0) await deleteOpenRestoration(tx, accountId);
  await announceChange(tx, { topic: "SERVICES", accountId });
}

type Paid = { accountId: string; id: string };

/**
 * Books a payment, and starts to restore suspended service when nothing is past due any more (BILL-04). A restoration
 * that was started keeps the time that the customer was told. The account is locked.
 * @param book books the payment in the ledger
 */
export async function bookAndRestore(
  deps: Pick<Dependencies, "clock" | "config">,
  tx: Transaction,
  { accountId, id }: Paid,
  book: () => Promise<void>,
): Promise<void> {
  const { clock } = deps;
  const { tier } = await bookedOwing(tx, accountId, clock.today());
  const stopped = isStopped({ tier, mobile: await mobileState(tx, accountId) });
  await book();
  if (!stopped || (await hasOpenRestoration(tx, accountId))) return;
  const { pastDueAmount } = await bookedOwing(tx, accountId, clock.today());
  if (pastDueAmount > 0) return;
  const minutes = await remoteSetting(deps, tx, "restoreMinutes", { accountId });
  const restoreFrom = new Date(clock.now().getTime() + minutes * MINUTE_MILLISECONDS);
  await insertRestoration(tx, { accountId, paymentId: id, restoreFrom, restoredAt: null });
  await announceChange(tx, { topic: "SERVICES", accountId });
}

const BATCH = 200;
type Needed = Pick<Dependencies, "database" | "clock" | "logger">;

/**
 * Restores every service whose waiting time after the payment is over, exactly once in any number of processes
 * (BILL-04).
 * @returns how many accounts this call restored
 */
export async function restoreServices(deps: Needed, heartbeat: Heartbeat = () => undefined): Promise<number> {
  let restored = 0;
  for (let some = await restoreSome(deps); some > 0; some = await restoreSome(deps)) {
    heartbeat();
    restored += some;
  }
  return restored;
}

async function restoreSome({ database, clock, logger }: Needed): Promise<number> {
  const restored = await database.transaction(async (tx) => {
    const rows = await endRestorations(tx, clock.now(), BATCH);
    if (rows.length > 0)
      await clearMobileStates(
        tx,
        rows.map(({ accountId }) => accountId),
      );
    for (const { accountId } of rows) await announceChange(tx, { topic: "SERVICES", accountId });
    return rows;
  });
  for (const { accountId, paymentId } of restored) logger.info({ accountId, paymentId }, "service restored");
  return restored.length;
}
