import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { recordFailure, type Failed } from "../dunning/dunning.writes.ts";
import { drain } from "../../lib/drain.ts";
import type { GoesOn } from "../../lib/rounds.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { changePayment, confirmingRow, paymentRow, type PaymentRow } from "./payments.repository.ts";
import { AWAITED_MILLISECONDS } from "./payments.newPayment.ts";
import { tellOutcome } from "./payments.notices.ts";
import { settle } from "./payments.settlement.ts";
import { chargeable, chargedAgainUntil, chargeUnattended } from "./scheduled.charge.ts";
import { dueRows, type DueRow } from "./scheduled.repository.ts";

/** Calls need most of the connections that a process has. */
const AT_ONCE = 6;
const PAGE = 500;

/**
 * Charges the scheduled payments whose date has come, by business time: a day's payments begin at the same midnight. What is due is read from
 * the payments themselves, so a clock that jumps over days leaves none behind. Any number of processes may run it.
 * @returns how many it started
 */
export function runDuePayments(deps: Dependencies, goesOn: GoesOn = () => undefined): Promise<number> {
  const page = (after: DueRow | undefined) => dueRows(deps.database, deps.clock, PAGE, after);
  const work = async ({ accountId, id }: DueRow) => {
    goesOn();
    return onAccountTime(deps, deps.database, accountId).then((own) => runPayment(own, accountId, id)).catch((error: unknown) => {
      deps.logger.error({ err: error }, "a scheduled payment could not be run");
      return false;
    });
  };
  return drain(page, work, AT_ONCE);
}

/** The start is committed before the processor hears of it: a process that dies in between leaves a payment that the reconciler charges. */
async function runPayment(deps: Dependencies, accountId: string, paymentId: string): Promise<boolean> {
  const started = await deps.database.transaction((tx) => begin(deps, tx, accountId, paymentId));
  if (!started) return false;
  if (started.token !== null) await settle(deps, accountId, paymentId, await chargeUnattended(deps, started.payment, started.token));
  return true;
}

type Started = { payment: PaymentRow; token: string | null };

/** Whoever locks the account first starts the payment; everybody else finds that it is not scheduled any more. */
async function begin(deps: Dependencies, tx: Transaction, accountId: string, paymentId: string): Promise<Started | undefined> {
  await lockLedger(tx, accountId);
  const payment = await paymentRow(tx, accountId, paymentId);
  const isDue = payment?.state === "SCHEDULED" && payment.paymentDate <= deps.clock.today();
  // One unknown outcome at a time: while another payment is being confirmed this one waits for the next round.
  if (!payment || !isDue || (await confirmingRow(tx, accountId))) return undefined;
  const found = await chargeable(deps, tx, payment);
  if ("failure" in found) {
    const failed = { state: "FAILED", failureCode: found.failure } as const;
    await changePayment(tx, accountId, paymentId, failed);
    await tellOutcome(deps, tx, { ...payment, ...failed });
    await followUp(deps, tx, payment, found.failure);
    deps.logger.info({ accountId, paymentId, state: "FAILED", failureCode: found.failure }, "payment changed state");
    return { payment, token: null };
  }
  await changePayment(tx, accountId, paymentId, onItsWay(deps));
  return { payment, token: found.token };
}

/** There is nothing to charge it with, so only its people can do something about it. */
function followUp(deps: Dependencies, tx: Transaction, payment: PaymentRow, code: PaymentRow["failureCode"] & Failed["code"]): Promise<void> {
  const { accountId, id: paymentId, methodType, lastFour, amount, paymentDate: plannedOn, userId: askedBy } = payment;
  return recordFailure(deps, tx, { accountId, kind: "SCHEDULED", plannedOn, paymentId, methodType, lastFour, amount, discount: 0, code, askedBy });
}

/** It counts for the day that it was scheduled for; the day of the debit is the one on which it really runs. */
function onItsWay(deps: Dependencies): Partial<PaymentRow> {
  const startedAt = deps.securityClock.now();
  const awaitedUntil = new Date(startedAt.getTime() + AWAITED_MILLISECONDS);
  return { state: "CONFIRMING", startedAt, debitDate: deps.clock.today(), awaitedUntil, askFrom: awaitedUntil, asks: 0, closableFrom: chargedAgainUntil(deps) };
}
