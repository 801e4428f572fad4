import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { bookedOwing } from "../billing/billing.reads.ts";
import { remoteSetting } from "../content/toggles/remoteSettings.reads.ts";
import { isStopped } from "./standing.domain.ts";
import { deleteOpenRestoration, insertRestoration, mobileState } from "./standing.repository.ts";

const MINUTE_MILLISECONDS = 60_000;

/** The payment that was to bring service back is not there any more: what is not back yet stays stopped. The account is locked. */
export function stopRestoring(tx: Transaction, accountId: string, paymentId: string): Promise<void> {
  return deleteOpenRestoration(tx, accountId, paymentId);
}

type Paid = { accountId: string; id: string };

/**
 * Books a payment, and begins to restore what was stopped when the account owes nothing late any more (BILL-04). The account is locked.
 * @param book books the payment in the ledger
 */
export async function bookAndRestore(deps: Pick<Dependencies, "clock" | "config">, tx: Transaction, { accountId, id }: Paid, book: () => Promise<void>): Promise<void> {
  const { clock } = deps;
  const { tier } = await bookedOwing(tx, accountId, clock.today());
  const stopped = isStopped({ tier, mobile: await mobileState(tx, accountId) });
  await book();
  if (!stopped) return;
  const { pastDueAmount } = await bookedOwing(tx, accountId, clock.today());
  if (pastDueAmount > 0) return;
  const minutes = await remoteSetting(deps, tx, "restoreMinutes", { accountId });
  const restoreFrom = new Date(clock.now().getTime() + minutes * MINUTE_MILLISECONDS);
  await insertRestoration(tx, { accountId, paymentId: id, restoreFrom, restoredAt: null });
}
