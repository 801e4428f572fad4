import { nextCharge } from "@portico/rules/accountStatus";
import { dayOf, monthlyDiscount, nextDebitDate, type AutoPayDebit } from "@portico/rules/autoPay";
import { stillDue } from "@portico/rules/paymentAmount";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { drain } from "../../lib/drain.ts";
import type { GoesOn } from "../../lib/rounds.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { owingNow, restrictionsOf, type OwingNow, type Restrictions } from "../billing/billing.reads.ts";
import { cancelRetries, recordFailure } from "../dunning/dunning.writes.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { chargeAutomatically, openAutomaticPayment, type AutomaticCharge } from "../payments/automaticCharge.writes.ts";
import { isScheduledDue } from "../payments/payments.reads.ts";
import { hasAutoPayDiscount, isStatementDue } from "../statements/statements.reads.ts";
import { savedMethod, type SavedMethod } from "../wallet/wallet.reads.ts";
import { automaticShare } from "./autopay.reads.ts";
import { bookDiscount } from "./autopay.writes.ts";
import { changeRun, dueDebits, enrolmentRows, insertRun, moveDebits, openActionRow, type DueDebit, type EnrolmentRow, type RunRow } from "./autopay.repository.ts";

/** Calls need most of the connections that a process has. */
const AT_ONCE = 6;
const PAGE = 500;

/**
 * Makes every debit whose date has come, by the provider's calendar (AUTO-09). Any number of processes may run it at any time: an account is
 * locked, the date of its next debit moves on in the same transaction, and the key of a debit is its date, so no date is debited twice.
 * @returns how many debits it sent to the processor
 */
export function runAutoPay(deps: Dependencies, goesOn: GoesOn = () => undefined): Promise<number> {
  const page = (after: DueDebit | undefined) => dueDebits(deps.database, deps.clock, PAGE, after);
  const work = async ({ accountId }: DueDebit) => {
    goesOn();
    return onAccountTime(deps, deps.database, accountId).then((own) => debit(own, accountId)).catch((error: unknown) => {
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
  // What is not known yet decides what is due, or whether Auto Pay is on: the debit waits for it, for what is scheduled for the day, and for its bill.
  if (!enrolment || owing.paymentLocked || (await openActionRow(tx, accountId))) return undefined;
  if ((await isScheduledDue(tx, accountId, today)) || (await isStatementDue(tx, accountId, today))) return undefined;
  await moveDebits(tx, accountId, { nextDate: nextDebitDate(enrolment.debitDay, today) });
  // What is paused only keeps its day of the month.
  if (enrolment.pausedOn !== null) return undefined;
  // This debit takes everything that is due, what could not be taken before included.
  await cancelRetries(tx, accountId, { kind: "AUTO_PAY" });
  const { amount, discount } = await debitOn(tx, accountId, owing, today);
  const run: RunRow = { accountId, debitDate: enrolment.nextDate, state: "CONFIRMING", code: null, amount, discount, paymentId: null };
  return (await insertRun(tx, run)) ? make(deps, tx, enrolment, run) : undefined;
}

/** What a debit takes today: what the account status said that it would. */
async function debitOn(tx: Transaction, accountId: string, owing: OwingNow, today: string): Promise<AutoPayDebit> {
  const services = (await enrolmentRows(tx, accountId)).map(({ service }) => service);
  const charge = nextCharge({
    today, nextDate: today, debitDay: dayOf(today), stillDue: stillDue(owing), installments: owing.arrangement?.installments ?? [],
    // What is scheduled for today has been charged by now, and the bill of today is out.
    scheduled: [], nextStatementDate: null, atMost: await automaticShare(tx, accountId),
    discount: (await hasAutoPayDiscount(tx, accountId)) ? 0 : monthlyDiscount(services),
  });
  return charge?.date === today && charge.due !== null ? charge : { due: 0, discount: 0, amount: 0 };
}

async function make(deps: Dependencies, tx: Transaction, enrolment: EnrolmentRow, run: RunRow): Promise<AutomaticCharge | undefined> {
  if (run.amount === 0) return withoutCharge(deps, tx, run);
  const { accountId } = run;
  const method = await savedMethod(tx, accountId, enrolment.paymentMethodId, deps.clock.today());
  const code = methodFault(method, await restrictionsOf(tx, accountId));
  if (code || !method) return withoutMethod(deps, tx, run, method, code ?? "METHOD_NOT_FOUND");
  const paymentId = await openAutomaticPayment(deps, tx, { accountId, amount: run.amount, paymentMethodId: method.id, methodType: method.type, lastFour: method.lastFour, enteredBy: enrolment.enrolledBy });
  await changeRun(tx, run, { paymentId });
  return { accountId, paymentId, token: method.processorToken, amount: run.amount };
}

/** Nothing was asked of the processor: the method has to be replaced first. */
async function withoutMethod(deps: Dependencies, tx: Transaction, run: RunRow, method: SavedMethod | undefined, code: NonNullable<RunRow["code"]>): Promise<undefined> {
  const { accountId, debitDate: plannedOn, amount, discount } = run;
  const { type: methodType = null, lastFour = null } = method ?? {};
  await end(tx, run, { state: "FAILED", code });
  await recordFailure(deps, tx, { accountId, kind: "AUTO_PAY", plannedOn, paymentId: null, methodType, lastFour, amount, discount, code, askedBy: null });
}

async function withoutCharge(deps: Dependencies, tx: Transaction, run: RunRow): Promise<undefined> {
  await bookDiscount(deps, tx, run);
  return end(tx, run, { state: run.discount > 0 ? "PAID" : "NOTHING_DUE" });
}

async function end(tx: Transaction, run: RunRow, change: Partial<RunRow>): Promise<undefined> {
  await changeRun(tx, run, change);
  return undefined;
}

function methodFault(method: SavedMethod | undefined, { cardsRefused, banksRefused }: Restrictions): RunRow["code"] {
  if (!method) return "METHOD_NOT_FOUND";
  const isBank = method.type === "bankAccount";
  if (cardsRefused && !isBank) return "CARDS_RESTRICTED";
  if (method.expired) return "METHOD_EXPIRED";
  return method.unavailable || (banksRefused && isBank) ? "METHOD_UNAVAILABLE" : null;
}
