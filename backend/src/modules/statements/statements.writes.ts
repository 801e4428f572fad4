import { addDays } from "@portico/rules/dates";
import { nextCycleDate, previousCycleDate } from "@portico/rules/billingCycle";
import { monthlyDiscount } from "@portico/rules/autoPay";
import { statement as constants } from "@portico/rules/constants";
import type { Transaction } from "../../database/database.ts";
import { accountFacts, accountServices } from "../account/account.reads.ts";
import { autoPayEnrolmentsOf } from "../autopay/autopay.reads.ts";
import { receivableEntries } from "../ledger/ledger.reads.ts";
import { lockLedger, post } from "../ledger/ledger.writes.ts";
import { unbilledOrder } from "../orders/unbilledOrder.reads.ts";
import { chargesOf, linesOf, type Line, type Period } from "./lines.domain.ts";
import { activityOf, autoPayReference, totalsOf, type Closing } from "./statements.domain.ts";
import { notifyRecipients, type NoticeDependencies } from "./recipients.notices.ts";
import {
  addStatement,
  addTotals,
  dueCycle,
  moveCycle,
  newestRow,
  statementRow,
  reportedTransactions,
  type CycleRow,
  type StatementRow,
} from "./statements.repository.ts";
import { statementsOf } from "./statements.reads.ts";
import { billedServicesOf, billItems, currentLevies, itemsOf } from "./tariff.repository.ts";

/** The id of the account's statement for a date; there is only one. */
const statementIdOf = (accountId: string, statementDate: string) => `st_${accountId}_${statementDate}`;

export interface ToBill {
  accountId: string;
  /** The account's day of the month; a short month's period begins on another. */
  cycleDay: number;
  period: Period;
  statementDate: string;
  dueDate: string;
  recordedAt: Date;
}

/**
 * Bills a service period: writes the lines, the statement and its ledger entries, in the caller's transaction and under
 * its lock.
 * @returns undefined when there is nothing to charge for: no service, no statement
 */
export async function billPeriod(tx: Transaction, toBill: ToBill): Promise<StatementRow | undefined> {
  const { accountId, cycleDay, period, statementDate, dueDate } = toBill;
  const items = await itemsOf(tx, accountId, period, previousCycleDate(period.from, cycleDay));
  const services = await billedServicesOf(tx, accountId, await accountServices(tx, accountId));
  const lines = linesOf({ period, services, items, levies: await currentLevies(tx) });
  if (lines.length === 0) return undefined;
  const id = statementIdOf(accountId, statementDate);
  const previous = await newestRow(tx, accountId);
  const currentCharges = chargesOf(lines);
  const change = previous ? currentCharges - previous.currentCharges : null;
  await addStatement(
    tx,
    {
      accountId,
      id,
      statementDate,
      periodFrom: period.from,
      periodTo: period.to,
      dueDate,
      previousId: previous?.id ?? null,
      currentCharges,
      change,
    },
    lines,
  );
  await billItems(tx, accountId, items, id);
  await book(tx, toBill, id, lines);
  return statementRow(tx, accountId, id);
}

/** Credits can exceed the charges; the sum is then booked as a credit. */
async function book(
  tx: Transaction,
  { accountId, statementDate, dueDate, recordedAt }: ToBill,
  reference: string,
  lines: readonly Line[],
): Promise<void> {
  const amount = chargesOf(lines);
  const booking = { accountId, reference, businessDate: statementDate, recordedAt };
  if (amount > 0) await post(tx, { ...booking, kind: "charge", amount, dueDate });
  if (amount < 0) await post(tx, { ...booking, kind: "discount", amount: -amount });
}

/** The account's data for closing its statements. */
export type Books = Pick<Closing, "entries" | "statementIds"> & { reported: Set<string> };

export async function booksOf(tx: Transaction, accountId: string): Promise<Books> {
  const statementIds = new Set((await statementsOf(tx, accountId)).map(({ id }) => id));
  return {
    entries: await receivableEntries(tx, accountId),
    reported: await reportedTransactions(tx, accountId),
    statementIds,
  };
}

/**
 * Fills in the activity since the previous statement, and the amount due.
 * @returns the amount due in cents
 */
export async function closeStatement(
  tx: Transaction,
  row: StatementRow,
  books: Books,
  previousBalance: number,
): Promise<number> {
  const activity = activityOf({ statement: row, ...books });
  const totals = totalsOf(previousBalance, activity, row.currentCharges);
  await addTotals(tx, row, totals, activity);
  for (const { transactionId } of activity) books.reported.add(transactionId);
  return totals.amountDue;
}

/** The last day that a statement of this cycle bills. */
const lastDayOf = ({ nextStatementDate }: CycleRow) => addDays(nextStatementDate, -1);

/**
 * Bills the oldest due period of an account and notifies its recipients, in one transaction. A concurrent call waits
 * for the first and finds nothing due. An order of the period that could not be carried out is waited for: a bill
 * without its lines could not be corrected, because the next one has no prices of this period.
 * @returns whether a period was billed, or the id of the order that it waits for
 */
export async function billNext(
  deps: NoticeDependencies,
  tx: Transaction,
  accountId: string,
): Promise<boolean | { waitsFor: string }> {
  await lockLedger(tx, accountId);
  const cycle = await dueCycle(tx, accountId, deps.clock);
  const account = cycle && (await accountFacts(tx, accountId));
  if (!cycle || !account) return false;
  const waitsFor = account.disconnected ? undefined : await unbilledOrder(tx, accountId, lastDayOf(cycle));
  if (waitsFor !== undefined) return { waitsFor };
  if (!account.disconnected) await billCycle(deps, tx, cycle, account.cycleDay);
  await moveCycle(tx, cycle, nextCycleDate(cycle.nextStatementDate, account.cycleDay));
  return true;
}

async function billCycle(deps: NoticeDependencies, tx: Transaction, cycle: CycleRow, cycleDay: number): Promise<void> {
  const { accountId, periodFrom, nextStatementDate } = cycle;
  const recordedAt = deps.clock.now();
  const period = { from: periodFrom, to: lastDayOf(cycle) };
  const dueDate = addDays(nextStatementDate, constants.daysToPay);
  const previousBalance = (await newestRow(tx, accountId))?.amountDue ?? 0;
  const statementDate = nextStatementDate;
  const billed = await billPeriod(tx, { accountId, cycleDay, period, statementDate, dueDate, recordedAt });
  if (!billed) return;
  await discountAutoPay(tx, billed, recordedAt);
  const amountDue = await closeStatement(tx, billed, await booksOf(tx, accountId), previousBalance);
  await notifyRecipients(deps, tx, { ...billed, amountDue });
}

/** An account with Auto Pay on the statement date gets the discount, at most the charges; mobile alone gets none. */
async function discountAutoPay(
  tx: Transaction,
  { accountId, id, statementDate, currentCharges }: StatementRow,
  recordedAt: Date,
): Promise<void> {
  const enrolments = await autoPayEnrolmentsOf(tx, accountId);
  const amount = Math.min(monthlyDiscount(enrolments.map(({ service }) => service)), currentCharges);
  if (amount <= 0) return;
  await post(tx, {
    accountId,
    kind: "discount",
    amount,
    reference: autoPayReference(id),
    businessDate: statementDate,
    recordedAt,
  });
}
