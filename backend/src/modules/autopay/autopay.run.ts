import { nextCharge } from "@portico/rules/accountStatus";
import { type AutoPayDebit, dayOf, monthlyDiscount, nextDebitDate } from "@portico/rules/autoPay";
import { stillDue } from "@portico/rules/paymentAmount";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { drain } from "../../lib/drain.ts";
import type { Heartbeat } from "../../lib/jobScheduler.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { owingNow, type OwingNow, type Restrictions, restrictionsOf } from "../billing/billing.reads.ts";
import { cancelRetries, recordFailure } from "../dunning/dunning.writes.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import {
  type AutomaticCharge,
  chargeAutomatically,
  openAutomaticPayment,
} from "../payments/scheduled/automaticCharge.writes.ts";
import { isScheduledDue } from "../payments/payments.reads.ts";
import { hasAutoPayDiscount, isStatementDue } from "../statements/statements.reads.ts";
import { savedMethod, type SavedMethod } from "../wallet/wallet.reads.ts";
import { automaticShare } from "./autopay.reads.ts";
import { bookDiscount } from "./autopay.writes.ts";
import {
  changeRun,
  claimActions,
  type DueDebit,
  dueDebits,
  type EnrolmentRow,
  enrolmentRows,
  insertRun,
  moveDebits,
  openActionRow,
  type RunRow,
} from "./autopay.repository.ts";
import { advance } from "./autopay.advance.ts";
import { revokeDue } from "./revocations.ts";

/** Concurrency limit: the calls need most of a process's database connections. */
const AT_ONCE = 6;
const PAGE = 500;

/**
 * Makes every debit that is due by the provider's calendar (AUTO-09). Safe in any number of processes at any time: the
 * account is locked, its next debit date moves on in the same transaction, and a debit is keyed by its date, so no date
 * is debited twice.
 * @returns how many debits it sent to the processor
 */
export function runAutoPay(deps: Dependencies, heartbeat: Heartbeat = () => undefined): Promise<number> {
  const page = (after: DueDebit | undefined) => dueDebits(deps.database, deps.clock, PAGE, after);
  const work = async ({ accountId }: DueDebit) => {
    heartbeat();
    return onAccountTime(deps, deps.database, accountId)
      .then((own) => debit(own, accountId))
      .catch((error: unknown) => {
        deps.logger.error({ err: error, accountId }, "an Auto Pay debit could not be made");
        return false;
      });
  };
  return drain(page, work, AT_ONCE);
}

async function debit(deps: Dependencies, accountId: string): Promise<boolean> {
  const charge = await deps.database.transaction((tx) => begin(deps, tx, accountId));
  if (charge) await chargeAutomatically(deps, charge);
  return charge !== undefined;
}

async function begin(deps: Dependencies, tx: Transaction, accountId: string): Promise<AutomaticCharge | undefined> {
  await lockLedger(tx, accountId);
  const today = deps.clock.today();
  const [enrolment] = (await enrolmentRows(tx, accountId)).filter(({ nextDate }) => nextDate <= today);
  const owing = await owingNow(tx, accountId, today);
  // An unknown outcome decides what is due, or whether Auto Pay is on. So the debit waits for it, for payments
  // scheduled for the day, and for the day's bill.
  if (!enrolment || owing.paymentLocked || (await openActionRow(tx, accountId))) return undefined;
  if ((await isScheduledDue(tx, accountId, today)) || (await isStatementDue(tx, accountId, today))) return undefined;
  await moveDebits(tx, accountId, { nextDate: nextDebitDate(enrolment.debitDay, today) });
  // While paused, only the next debit date moves on.
  if (enrolment.pausedOn !== null) return undefined;
  // This debit charges everything that is due, including amounts of failed debits, so their retries are cancelled.
  await cancelRetries(tx, accountId, { kind: "AUTO_PAY" });
  const { amount, discount } = await debitOn(tx, accountId, owing, today);
  const run: RunRow = {
    accountId,
    debitDate: enrolment.nextDate,
    state: "CONFIRMING",
    code: null,
    amount,
    discount,
    paymentId: null,
  };
  return (await insertRun(tx, run)) ? make(deps, tx, enrolment, run) : undefined;
}

/** Today's debit: the amount that the account status announced. */
async function debitOn(tx: Transaction, accountId: string, owing: OwingNow, today: string): Promise<AutoPayDebit> {
  const services = (await enrolmentRows(tx, accountId)).map(({ service }) => service);
  const charge = nextCharge({
    today,
    nextDate: today,
    debitDay: dayOf(today),
    stillDue: stillDue(owing),
    installments: owing.arrangement?.installments ?? [],
    // Payments scheduled for today have run by now, and today's bill is issued.
    scheduled: [],
    nextStatementDate: null,
    atMost: await automaticShare(tx, accountId),
    discount: (await hasAutoPayDiscount(tx, accountId)) ? 0 : monthlyDiscount(services),
  });
  return charge?.date === today && charge.due !== null ? charge : { due: 0, discount: 0, amount: 0 };
}

async function make(
  deps: Dependencies,
  tx: Transaction,
  enrolment: EnrolmentRow,
  run: RunRow,
): Promise<AutomaticCharge | undefined> {
  if (run.amount === 0) return withoutCharge(deps, tx, run);
  const { accountId } = run;
  const method = await savedMethod(tx, accountId, enrolment.paymentMethodId, deps.clock.today());
  const code = methodError(method, await restrictionsOf(tx, accountId));
  if (code || !method) return withoutMethod(deps, tx, run, method, code ?? "METHOD_NOT_FOUND");
  const paymentId = await openAutomaticPayment(deps, tx, {
    accountId,
    amount: run.amount,
    paymentMethodId: method.id,
    methodType: method.type,
    lastFour: method.lastFour,
    methodFingerprint: method.fingerprint,
    enteredBy: enrolment.enrolledBy,
  });
  await changeRun(tx, run, { paymentId });
  return { accountId, paymentId, token: method.processorToken, amount: run.amount };
}

/** Records a failure without calling the processor: the method has to be replaced first. */
async function withoutMethod(
  deps: Dependencies,
  tx: Transaction,
  run: RunRow,
  method: SavedMethod | undefined,
  code: NonNullable<RunRow["code"]>,
): Promise<undefined> {
  const { accountId, debitDate: plannedOn, amount, discount } = run;
  const { type: methodType = null, lastFour = null } = method ?? {};
  await end(tx, run, { state: "FAILED", code });
  await recordFailure(deps, tx, {
    accountId,
    kind: "AUTO_PAY",
    plannedOn,
    paymentId: null,
    methodType,
    lastFour,
    amount,
    discount,
    code,
    askedBy: null,
  });
}

async function withoutCharge(deps: Dependencies, tx: Transaction, run: RunRow): Promise<undefined> {
  await bookDiscount(deps, tx, run);
  return end(tx, run, { state: run.discount > 0 ? "PAID" : "NOTHING_DUE" });
}

async function end(tx: Transaction, run: RunRow, change: Partial<RunRow>): Promise<undefined> {
  await changeRun(tx, run, change);
  return undefined;
}

function methodError(method: SavedMethod | undefined, { cardsRefused, banksRefused }: Restrictions): RunRow["code"] {
  if (!method) return "METHOD_NOT_FOUND";
  const isBank = method.type === "bankAccount";
  if (cardsRefused && !isBank) return "CARDS_RESTRICTED";
  if (method.expired) return "METHOD_EXPIRED";
  return method.unavailable || (banksRefused && isBank) ? "METHOD_UNAVAILABLE" : null;
}

const ACTIONS_AT_ONCE = 20;

/**
 * One run: finishes open actions, then makes the debits that are due.
 * @returns how many debits it sent to the processor
 */
export async function runAutoPayRound(deps: Dependencies, heartbeat?: Heartbeat): Promise<number> {
  const open = await claimActions(deps.database, deps.securityClock.now(), ACTIONS_AT_ONCE);
  const ended = await Promise.allSettled(open.map(({ accountId, id }) => advance(deps, accountId, id)));
  for (const result of ended)
    if (result.status === "rejected") deps.logger.error({ err: result.reason }, "an Auto Pay action could not go on");
  await revokeDue(deps);
  return runAutoPay(deps, heartbeat);
}
