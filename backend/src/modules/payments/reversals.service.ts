import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { kindsBooked } from "../ledger/ledger.reads.ts";
import { lockLedger, post, type Posting } from "../ledger/ledger.writes.ts";
import { deviceOfPayment, type DeviceRow } from "../mobile/mobile.reads.ts";
import { owesDeviceAgain } from "../mobile/mobile.writes.ts";
import { stopRestoring } from "../standing/standing.writes.ts";
import { markUnavailable } from "../wallet/wallet.writes.ts";
import { tellNotifiedOfReturn } from "./payments.notices.ts";
import { paymentRow, type PaymentRow } from "./payments.repository.ts";
import type { Reversal } from "./processor.ts";
import { tellReturn } from "./returned.notices.ts";
import { putReversal, reversalRow, type ReversalRow } from "./reversals.repository.ts";

/** How far a reversal has come: an answer that was on its way for long never takes it back. */
const progress: Record<Reversal["state"], number> = { PENDING: 0, OPEN: 0, COMPLETED: 1, FAILED: 1, WON: 1, LOST: 1 };

/** Reasons for which a bank account must not be debited again. An account that is only short of funds may be. */
const closesMethod: ReadonlySet<Reversal["reason"]> = new Set(["ACCOUNT_CLOSED", "ACCOUNT_NOT_FOUND", "NOT_AUTHORIZED", "PAYMENT_STOPPED"]);

/**
 * Books what the processor's record says was done to a payment after it was taken: rows, ledger entries and what follows from them, all or
 * nothing. Safe to repeat, to race, and in any order: every entry has the reversal's id, and the account is locked. An entry that is missing is
 * booked, whatever the row says.
 * @returns "misfit" where something can't be booked: somebody has to look at it
 */
export async function applyReversals(asked: Dependencies, accountId: string, paymentId: string, reversals: readonly Reversal[]): Promise<"applied" | "misfit"> {
  if (reversals.length === 0) return "applied";
  const deps = await onAccountTime(asked, asked.database, accountId);
  const results = await deps.database.transaction(async (tx) => {
    await lockLedger(tx, accountId);
    const payment = await paymentRow(tx, accountId, paymentId);
    const done: { reversal: Reversal; result: Applied }[] = [];
    for (const reversal of reversals) done.push({ reversal, result: payment?.state === "SUBMITTED" ? await apply(deps, tx, payment, reversal) : "misfit" });
    return done;
  });
  for (const { reversal: { id, kind, state, reason, amount }, result } of results) {
    const about = { accountId, paymentId, reversalId: id, kind, state, reason, amount };
    if (result === "changed") deps.logger.info(about, "payment was reversed");
    if (result === "misfit") deps.logger.error(about, "a reversal does not fit its payment and was not booked");
  }
  return results.some(({ result }) => result === "misfit") ? "misfit" : "applied";
}

type Applied = "changed" | "known" | "misfit";

async function apply(deps: Dependencies, tx: Transaction, payment: PaymentRow, reversal: Reversal): Promise<Applied> {
  const { accountId, id: paymentId } = payment;
  const before = await reversalRow(tx, accountId, reversal.id);
  if (!fits(payment, reversal, before)) return "misfit";
  if (before && before.state !== reversal.state && progress[before.state] >= progress[reversal.state]) return "known";
  const device = await deviceOfPayment(tx, accountId, paymentId);
  const kinds = await kindsBooked(tx, accountId, reversal.id);
  const missing = bookingsOf(reversal).filter((kind) => !kinds.includes(bookedAs(kind, device)));
  if (before?.state === reversal.state && missing.length === 0) return "known";
  const today = deps.clock.today();
  await putReversal(tx, { accountId, paymentId, ...reversal, openedOn: before?.openedOn ?? today, decidedOn: progress[reversal.state] === 1 ? today : null });
  for (const kind of missing) await book(deps, tx, payment, reversal, kind, device);
  if (missing.some((kind) => kind !== "chargebackWon" && kind !== "refund")) await takeBack(deps, tx, payment, reversal, device);
  return "changed";
}

function fits({ id, amount: paid }: PaymentRow, { amount }: Reversal, before: ReversalRow | undefined): boolean {
  return amount <= paid && (!before || (before.paymentId === id && before.amount === amount));
}

type Booking = Extract<Posting["kind"], "paymentReturn" | "refund" | "chargeback" | "chargebackWon">;

/** What a state means for the books. A dispute is booked from its beginning, whoever told us of that. */
function bookingsOf({ kind, state }: Reversal): Booking[] {
  if (kind === "RETURN") return ["paymentReturn"];
  if (kind === "REFUND") return state === "COMPLETED" ? ["refund"] : [];
  return state === "WON" ? ["chargeback", "chargebackWon"] : ["chargeback"];
}

/** A payment for a device has books of its own. */
function bookedAs(kind: Booking, device: DeviceRow | undefined): Posting["kind"] {
  if (!device) return kind;
  return kind === "chargebackWon" ? "deviceReversalWon" : "deviceReversal";
}

async function book(deps: Dependencies, tx: Transaction, payment: PaymentRow, { id, amount, kind: reversed }: Reversal, kind: Booking, device: DeviceRow | undefined): Promise<void> {
  const { accountId } = payment;
  const businessDate = deps.clock.today();
  await post(tx, { accountId, amount, reference: id, businessDate, recordedAt: deps.clock.now(), kind: bookedAs(kind, device) });
  if (device) await owesDeviceAgain(tx, device, { id: `${id}-${kind}`, amount: kind === "chargebackWon" ? -amount : amount, date: businessDate, refundOf: reversed === "REFUND" ? payment : null });
}

/** The money is not there any more: what was on its way back because of it stays stopped, and an account that can't be debited is not used again. */
async function takeBack(deps: Dependencies, tx: Transaction, payment: PaymentRow, { id, kind, reason, state, amount }: Reversal, device: DeviceRow | undefined): Promise<void> {
  const { accountId, methodType, lastFour } = payment;
  await stopRestoring(tx, accountId, payment.id);
  if (!device && kind !== "REFUND" && state !== "WON") await tellReturn(deps, tx, payment, { id, kind, reason, amount });
  if (kind !== "RETURN") return;
  if (closesMethod.has(reason)) await markUnavailable(tx, accountId, { type: methodType, lastFour });
  await tellNotifiedOfReturn(deps, tx, payment, id);
}
