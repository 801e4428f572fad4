import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { lockLedger, post, type Posting } from "../ledger/ledger.writes.ts";
import { deviceOfPayment, type DeviceRow } from "../mobile/mobile.reads.ts";
import { owesDeviceAgain } from "../mobile/mobile.writes.ts";
import { stopRestoring } from "../standing/standing.writes.ts";
import { markUnavailable } from "../wallet/wallet.writes.ts";
import { tellReturn } from "./payments.notices.ts";
import { paymentRow, type PaymentRow } from "./payments.repository.ts";
import type { Reversal } from "./processor.ts";
import { putReversal, reversalRow, type ReversalRow } from "./reversals.repository.ts";

/** How far a reversal has come: an answer that was on its way for long never takes it back. */
const progress: Record<Reversal["state"], number> = { PENDING: 0, OPEN: 0, COMPLETED: 1, FAILED: 1, WON: 1, LOST: 1 };

/** Reasons for which a bank account must not be debited again. An account that is only short of funds may be. */
const closesMethod: ReadonlySet<Reversal["reason"]> = new Set(["ACCOUNT_CLOSED", "ACCOUNT_NOT_FOUND", "NOT_AUTHORIZED", "PAYMENT_STOPPED"]);

/**
 * Books what the processor's record says was done to a payment after it was taken: rows, ledger entries and what follows from them, all or
 * nothing. Safe to repeat, to race, and in any order: every entry has the reversal's id, and the account is locked.
 * @returns how many of them changed something
 */
export async function applyReversals(deps: Dependencies, accountId: string, paymentId: string, reversals: readonly Reversal[]): Promise<number> {
  if (reversals.length === 0) return 0;
  const changed = await deps.database.transaction(async (tx) => {
    await lockLedger(tx, accountId);
    const payment = await paymentRow(tx, accountId, paymentId);
    if (payment?.state !== "SUBMITTED") return [];
    const done: Reversal[] = [];
    for (const reversal of reversals) if (await apply(deps, tx, payment, reversal)) done.push(reversal);
    return done;
  });
  for (const { id, kind, state, reason, amount } of changed) deps.logger.info({ accountId, paymentId, reversalId: id, kind, state, reason, amount }, "payment was reversed");
  return changed.length;
}

async function apply(deps: Dependencies, tx: Transaction, payment: PaymentRow, reversal: Reversal): Promise<boolean> {
  const { accountId, id: paymentId, amount: paid } = payment;
  const before = await reversalRow(tx, accountId, reversal.id);
  if (before && (before.paymentId !== paymentId || progress[before.state] >= progress[reversal.state])) return false;
  if (reversal.amount > paid || (before && before.amount !== reversal.amount)) {
    deps.logger.error({ accountId, paymentId, reversalId: reversal.id }, "a reversal does not fit its payment and was not booked");
    return false;
  }
  const today = deps.clock.today();
  const openedOn = before?.openedOn ?? today;
  await putReversal(tx, { accountId, paymentId, ...reversal, openedOn, decidedOn: progress[reversal.state] === 1 ? today : null });
  const booked = bookingsOf(reversal, before);
  for (const kind of booked) await book(deps, tx, payment, reversal, kind);
  if (booked.some((kind) => kind !== "chargebackWon" && kind !== "refund")) await takeBack(deps, tx, payment, reversal);
  return true;
}

type Booking = Extract<Posting["kind"], "paymentReturn" | "refund" | "chargeback" | "chargebackWon">;

/** What a state means for the books. A dispute whose opening nobody told us of is booked from its beginning. */
function bookingsOf({ kind, state }: Reversal, before: ReversalRow | undefined): Booking[] {
  if (kind === "RETURN") return ["paymentReturn"];
  if (kind === "REFUND") return state === "COMPLETED" ? ["refund"] : [];
  const opened: Booking[] = before ? [] : ["chargeback"];
  return state === "WON" ? [...opened, "chargebackWon"] : opened;
}

async function book(deps: Dependencies, tx: Transaction, payment: PaymentRow, { id, amount, kind: reversed }: Reversal, kind: Booking): Promise<void> {
  const { accountId } = payment;
  const device = await deviceOfPayment(tx, accountId, payment.id);
  const posting = { accountId, amount, reference: id, businessDate: deps.clock.today(), recordedAt: deps.clock.now() };
  if (!device) return post(tx, { ...posting, kind });
  await post(tx, { ...posting, kind: kind === "chargebackWon" ? "deviceReversalWon" : "deviceReversal" });
  await owesDeviceAgain(tx, device satisfies DeviceRow, { id: `${id}-${kind}`, amount: kind === "chargebackWon" ? -amount : amount, date: posting.businessDate, refundOf: reversed === "REFUND" ? payment : null });
}

/** The money is not there any more: what was on its way back because of it stays stopped, and an account that can't be debited is not used again. */
async function takeBack(deps: Dependencies, tx: Transaction, payment: PaymentRow, { id, kind, reason }: Reversal): Promise<void> {
  const { accountId, methodType, lastFour } = payment;
  await stopRestoring(tx, accountId, payment.id);
  if (kind !== "RETURN") return;
  if (closesMethod.has(reason)) await markUnavailable(tx, accountId, { type: methodType, lastFour });
  await tellReturn(deps, tx, payment, id);
}
