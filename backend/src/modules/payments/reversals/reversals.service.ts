import type { Dependencies } from "../../../dependencies.ts";
import type { Transaction } from "../../../database/database.ts";
import { onAccountTime } from "../../account/accountTime.reads.ts";
import { kindsBooked } from "../../ledger/ledger.reads.ts";
import { lockLedger, post, type Posting } from "../../ledger/ledger.writes.ts";
import { deviceOfPayment, type DeviceRow } from "../../mobile/mobile.reads.ts";
import { adjustDeviceBalance } from "../../mobile/mobile.writes.ts";
import { stopRestoring } from "../../account-status/suspension.writes.ts";
import { cardOfPayment } from "../../vault/vault.reads.ts";
import { savedMethod } from "../../wallet/wallet.reads.ts";
import { markUnavailable } from "../../wallet/wallet.writes.ts";
import { notifyAddressesOfReturn } from "../payments.notices.ts";
import { paymentRow, type PaymentRow } from "../payments.repository.ts";
import type { Reversal } from "../processor/processor.ts";
import { notifyReturn } from "./returned.notices.ts";
import { disableEnteredAccounts, scheduledCharge } from "../scheduled/scheduled.repository.ts";
import { putReversal, reversalRow, type ReversalRow } from "./reversals.repository.ts";

/** The order of a reversal's states: a late answer with an earlier state never moves it back. */
const progress: Record<Reversal["state"], number> = { PENDING: 0, OPEN: 0, COMPLETED: 1, FAILED: 1, WON: 1, LOST: 1 };

/** Return reasons after which a bank account must not be debited again. Insufficient funds is not one. */
const closesMethod: ReadonlySet<Reversal["reason"]> = new Set([
  "ACCOUNT_CLOSED",
  "ACCOUNT_NOT_FOUND",
  "NOT_AUTHORIZED",
  "PAYMENT_STOPPED",
]);

/**
 * Books the reversals in the processor's record of a payment: rows, ledger entries and consequences, in one
 * transaction. Idempotent, safe under concurrency and in any order: every entry has the reversal's id, and the account
 * is locked. A missing ledger entry is booked whatever the row's state.
 * @returns "misfit" when something cannot be booked and an operator has to look at it
 */
export async function applyReversals(
  request: Dependencies,
  accountId: string,
  paymentId: string,
  reversals: readonly Reversal[],
): Promise<"applied" | "misfit"> {
  if (reversals.length === 0) return "applied";
  const deps = await onAccountTime(request, request.database, accountId);
  const results = await deps.database.transaction(async (tx) => {
    await lockLedger(tx, accountId);
    const payment = await paymentRow(tx, accountId, paymentId);
    const done: { reversal: Reversal; result: Applied }[] = [];
    for (const reversal of reversals)
      done.push({
        reversal,
        result: payment?.state === "SUBMITTED" ? await apply(deps, tx, payment, reversal) : "misfit",
      });
    return done;
  });
  for (const {
    reversal: { id, kind, state, reason, amount },
    result,
  } of results) {
    const about = { accountId, paymentId, reversalId: id, kind, state, reason, amount };
    if (result === "changed") deps.logger.info(about, "payment was reversed");
    if (result === "misfit") deps.logger.error(about, "a reversal does not fit its payment and was not booked");
  }
  return results.some(({ result }) => result === "misfit") ? "misfit" : "applied";
}

/** `known`: nothing new, or a state before the one we have; `misfit`: of another payment or amount. */
type Applied = "changed" | "known" | "misfit";

/** Books what a refund, a returned debit or a chargeback changes, once for each of its states. */
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
  await putReversal(tx, {
    accountId,
    paymentId,
    ...reversal,
    openedOn: before?.openedOn ?? today,
    decidedOn: progress[reversal.state] === 1 ? today : null,
  });
  for (const kind of missing) await book(deps, tx, payment, reversal, kind, device);
  if (missing.some((kind) => kind !== "chargebackWon" && kind !== "refund"))
    await bookReversal(deps, tx, payment, reversal, device);
  return "changed";
}

function fits({ id, amount: paid }: PaymentRow, { amount }: Reversal, before: ReversalRow | undefined): boolean {
  return amount <= paid && (!before || (before.paymentId === id && before.amount === amount));
}

type Booking = Extract<Posting["kind"], "paymentReturn" | "refund" | "chargeback" | "chargebackWon">;

/**
 * The ledger entries for a reversal's state. A dispute's opening entry is booked even when the first state we see is a
 * later one.
 */
function bookingsOf({ kind, state }: Reversal): Booking[] {
  if (kind === "RETURN") return ["paymentReturn"];
  if (kind === "REFUND") return state === "COMPLETED" ? ["refund"] : [];
  return state === "WON" ? ["chargeback", "chargebackWon"] : ["chargeback"];
}

/** Maps a booking to the device's ledger when the payment is for a device. */
function bookedAs(kind: Booking, device: DeviceRow | undefined): Posting["kind"] {
  if (!device) return kind;
  return kind === "chargebackWon" ? "deviceReversalWon" : "deviceReversal";
}

async function book(
  deps: Dependencies,
  tx: Transaction,
  payment: PaymentRow,
  { id, amount, kind: reversed }: Reversal,
  kind: Booking,
  device: DeviceRow | undefined,
): Promise<void> {
  const { accountId } = payment;
  const businessDate = deps.clock.today();
  await post(tx, {
    accountId,
    amount,
    reference: id,
    businessDate,
    recordedAt: deps.clock.now(),
    kind: bookedAs(kind, device),
  });
  if (device)
    await adjustDeviceBalance(tx, device, {
      id: `${id}-${kind}`,
      amount: kind === "chargebackWon" ? -amount : amount,
      date: businessDate,
      refundOf: reversed === "REFUND" ? payment : null,
    });
}

/**
 * Follows up a reversed payment: cancels a service restoration when a bill is past due again, sends the notices,
 * and blocks a bank account that must not be debited again.
 */
async function bookReversal(
  deps: Dependencies,
  tx: Transaction,
  payment: PaymentRow,
  { id, kind, reason, state, amount }: Reversal,
  device: DeviceRow | undefined,
): Promise<void> {
  const { accountId } = payment;
  await stopRestoring(deps, tx, accountId);
  if (kind !== "REFUND" && state !== "WON") await notifyReturn(deps, tx, payment, { id, kind, reason, amount, device });
  if (kind !== "RETURN") return;
  if (closesMethod.has(reason)) await disableCharged(deps, tx, payment);
  await notifyAddressesOfReturn(deps, tx, payment, id);
}

/** Disables what a payment was charged to: the saved account, and the same account entered for scheduled payments. */
async function disableCharged(deps: Dependencies, tx: Transaction, payment: PaymentRow): Promise<void> {
  const charged = await chargedMethod(deps, tx, payment);
  await markUnavailable(tx, payment.accountId, charged);
  if (!("id" in charged)) await disableEnteredAccounts(tx, payment.accountId, charged);
}

/**
 * The method of a payment, by the fingerprint of its number: of a scheduled or automatic payment that of its saved
 * method, because an earlier release that changes the method leaves the payment's as it was. For a payment of such a
 * release what is known is the saved method, the number that was entered, or else the last four digits.
 */
async function chargedMethod({ clock }: Dependencies, tx: Transaction, payment: PaymentRow) {
  const { accountId, id, methodType: type, lastFour } = payment;
  const charge = await scheduledCharge(tx, accountId, id);
  const savedId = charge?.paymentMethodId ?? null;
  const saved = savedId === null ? undefined : await savedMethod(tx, accountId, savedId, clock.today());
  const fingerprint = saved?.fingerprint ?? payment.methodFingerprint;
  if (fingerprint !== null) return { fingerprint };
  if (savedId !== null) return { id: savedId };
  const entered = await cardOfPayment(tx, id);
  // A scheduled payment whose method was changed is charged to another number than the one it began with.
  const isEntered = entered && (!charge || charge.processorToken === entered.processorToken);
  return isEntered ? { fingerprint: entered.fingerprint } : { type, lastFour };
}
