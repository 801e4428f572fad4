import { autoPayDebit, monthlyDiscount, nextDebitDate } from "@portico/rules/autoPay";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { owingNow, restrictionsOf, type Restrictions } from "../billing/billing.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { chargeAutomatically, openAutomaticPayment, type AutomaticCharge } from "../payments/automaticCharge.writes.ts";
import { isScheduledDue } from "../payments/payments.reads.ts";
import { hasAutoPayDiscount } from "../statements/statements.reads.ts";
import { savedMethod, type SavedMethod } from "../wallet/wallet.reads.ts";
import { bookDiscount } from "./autopay.writes.ts";
import { changeRun, dueAccounts, enrolmentRows, insertRun, moveDebits, openActionRow, type EnrolmentRow, type RunRow } from "./autopay.repository.ts";

const AT_ONCE = 200;

/**
 * Makes every debit whose date has come, by the provider's calendar (AUTO-09). Any number of processes may run it at any time: an account is
 * locked, the date of its next debit moves on in the same transaction, and the key of a debit is its date, so no date is debited twice.
 * @returns how many accounts were due
 */
export async function runAutoPay(deps: Dependencies): Promise<number> {
  const due = await dueAccounts(deps.database, deps.clock.today(), AT_ONCE);
  for (const accountId of due) {
    try {
      await debit(deps, accountId);
    } catch (error) {
      deps.logger.error({ err: error, accountId }, "an Auto Pay debit could not be made");
    }
  }
  return due.length;
}

async function debit(deps: Dependencies, accountId: string): Promise<void> {
  const charge = await deps.database.transaction((tx) => begin(deps, tx, accountId));
  if (charge) await chargeAutomatically(deps, charge);
}

async function begin(deps: Dependencies, tx: Transaction, accountId: string): Promise<AutomaticCharge | undefined> {
  await lockLedger(tx, accountId);
  const today = deps.clock.today();
  const [enrolment] = (await enrolmentRows(tx, accountId)).filter(({ nextDate }) => nextDate <= today);
  const owing = await owingNow(tx, accountId, today);
  // What is not known yet decides what is due, or whether Auto Pay is on: the debit waits for it, and for what is scheduled for the day.
  if (!enrolment || owing.paymentLocked || (await openActionRow(tx, accountId)) || (await isScheduledDue(tx, accountId, today))) return undefined;
  await moveDebits(tx, accountId, { nextDate: nextDebitDate(enrolment.debitDay, today) });
  // The bill is core's; what is enrolled for mobile alone is billed by mobile.
  if (enrolment.service !== "core") return undefined;
  const { amount, discount } = autoPayDebit(owing, (await hasAutoPayDiscount(tx, accountId)) ? 0 : monthlyDiscount(["core"]));
  const run: RunRow = { accountId, debitDate: enrolment.nextDate, state: "CONFIRMING", code: null, amount, discount, paymentId: null };
  return (await insertRun(tx, run)) ? make(deps, tx, enrolment, run) : undefined;
}

async function make(deps: Dependencies, tx: Transaction, enrolment: EnrolmentRow, run: RunRow): Promise<AutomaticCharge | undefined> {
  if (run.amount === 0) return withoutCharge(deps, tx, run);
  const { accountId } = run;
  const method = await savedMethod(tx, accountId, enrolment.paymentMethodId, deps.clock.today());
  const code = methodFault(method, await restrictionsOf(tx, accountId));
  if (code || !method) return end(tx, run, { state: "FAILED", code: code ?? "METHOD_NOT_FOUND" });
  const paymentId = await openAutomaticPayment(deps, tx, { accountId, amount: run.amount, paymentMethodId: method.id, methodType: method.type, lastFour: method.lastFour, enteredBy: enrolment.enrolledBy });
  await changeRun(tx, run, { paymentId });
  return { accountId, paymentId, token: method.processorToken, amount: run.amount };
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
