import type { Dependencies } from "../../../dependencies.ts";
import type { Transaction } from "../../../database/database.ts";
import { onAccountTime } from "../../account/accountTime.reads.ts";
import { type Failed, recordFailure } from "../../dunning/dunning.writes.ts";
import { drain } from "../../../lib/drain.ts";
import type { Heartbeat } from "../../../lib/jobScheduler.ts";
import { lockLedger } from "../../ledger/ledger.writes.ts";
import { changePayment, confirmingRow, paymentRow, type PaymentRow } from "../payments.repository.ts";
import { AWAITED_MILLISECONDS } from "../payments.newPayment.ts";
import { notifyOutcome } from "../payments.notices.ts";
import { settle } from "../payments.settlement.ts";
import { chargeable, chargedAgainUntil, chargeUnattended } from "./scheduled.charge.ts";
import { type DueRow, dueRows } from "./scheduled.repository.ts";

/** Concurrency limit: the calls need most of a process's database connections. */
const AT_ONCE = 6;
const PAGE = 500;

/**
 * Charges the scheduled payments that are due by business time, from the same midnight on. Due payments are read from
 * the table, so a clock that skips days misses none. Safe in any number of processes.
 * @returns how many payments it started
 */
export function runDuePayments(deps: Dependencies, heartbeat: Heartbeat = () => undefined): Promise<number> {
  const page = (after: DueRow | undefined) => dueRows(deps.database, deps.clock, PAGE, after);
  const work = async ({ accountId, id }: DueRow) => {
    heartbeat();
    return onAccountTime(deps, deps.database, accountId)
      .then((own) => runPayment(own, accountId, id))
      .catch((error: unknown) => {
        deps.logger.error({ err: error }, "a scheduled payment could not be run");
        return false;
      });
  };
  return drain(page, work, AT_ONCE);
}

/** Commits the start before the processor is called: after a crash in between, the reconciler charges the payment. */
async function runPayment(deps: Dependencies, accountId: string, paymentId: string): Promise<boolean> {
  const started = await deps.database.transaction((tx) => begin(deps, tx, accountId, paymentId));
  if (!started) return false;
  if (started.token !== null)
    await settle(deps, accountId, paymentId, await chargeUnattended(deps, started.payment, started.token));
  return true;
}

type Started = { payment: PaymentRow; token: string | null };

/** Starts the payment with the account locked; a concurrent process then finds that it is no longer scheduled. */
async function begin(
  deps: Dependencies,
  tx: Transaction,
  accountId: string,
  paymentId: string,
): Promise<Started | undefined> {
  await lockLedger(tx, accountId);
  const payment = await paymentRow(tx, accountId, paymentId);
  const isDue = payment?.state === "SCHEDULED" && payment.paymentDate <= deps.clock.today();
  // One unknown outcome at a time: while another payment is being confirmed, this one waits for the next run.
  if (!payment || !isDue || (await confirmingRow(tx, accountId))) return undefined;
  const found = await chargeable(deps, tx, payment);
  if ("failure" in found) {
    const failed = { state: "FAILED", failureCode: found.failure } as const;
    await changePayment(tx, accountId, paymentId, failed);
    await notifyOutcome(deps, tx, { ...payment, ...failed });
    await followUp(deps, tx, payment, found.failure);
    deps.logger.info({ accountId, paymentId, state: "FAILED", failureCode: found.failure }, "payment changed state");
    return { payment, token: null };
  }
  await changePayment(tx, accountId, paymentId, onItsWay(deps));
  return { payment, token: found.token };
}

/** No method can be charged, so only the account's users can act on it. */
function followUp(
  deps: Dependencies,
  tx: Transaction,
  payment: PaymentRow,
  code: PaymentRow["failureCode"] & Failed["code"],
): Promise<void> {
  const { accountId, id: paymentId, methodType, lastFour, amount, paymentDate: plannedOn, userId: askedBy } = payment;
  return recordFailure(deps, tx, {
    accountId,
    kind: "SCHEDULED",
    plannedOn,
    paymentId,
    methodType,
    lastFour,
    amount,
    discount: 0,
    code,
    askedBy,
  });
}

/** The payment counts for its scheduled date; its debit date is the day on which it runs. */
function onItsWay(deps: Dependencies): Partial<PaymentRow> {
  const startedAt = deps.securityClock.now();
  const awaitedUntil = new Date(startedAt.getTime() + AWAITED_MILLISECONDS);
  return {
    state: "CONFIRMING",
    startedAt,
    debitDate: deps.clock.today(),
    awaitedUntil,
    nextAttemptAt: awaitedUntil,
    asks: 0,
    closableFrom: chargedAgainUntil(deps),
  };
}
