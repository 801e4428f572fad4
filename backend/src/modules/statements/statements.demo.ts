import { addDays, addMonths, instantAt } from "@portico/rules/dates";
import { nextCycleDate, previousCycleDate } from "@portico/rules/billingCycle";
import { statement as constants } from "@portico/rules/constants";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { cycleDayOf, statementDates, type Scenario } from "../../database/scenarios/scenario.ts";
import { accountServices } from "../account/account.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { histories, seedHistory } from "./history.demo.ts";
import { statementsOf } from "./statements.reads.ts";
import { addCycle, newestRow } from "./statements.repository.ts";
import { billPeriod, booksOf, closeStatement } from "./statements.writes.ts";
import { priceBill, seedPrices } from "./tariff.demo.ts";

const delayed = "8347205039";

/** Demo data: the bills, generated as for any account: prices first, then the lines, then the ledger. */
export async function seedStatements(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  await seedPrices(tx);
  for (const scenario of scenarios) {
    if (scenario.account?.accountType === "ENTERPRISE") continue;
    const history = histories.get(scenario.accountId);
    await lockLedger(tx, scenario.accountId);
    if (history) await seedHistory(tx, clock, scenario, history);
    else await seedBills(tx, clock, scenario);
    await seedCycle(tx, clock.today(), scenario);
  }
}

/** Fills in the activity between statements once everything is booked. */
export async function seedTotals(tx: Transaction, { scenarios }: DemoContext): Promise<void> {
  for (const { accountId } of scenarios) {
    const books = await booksOf(tx, accountId);
    let balance = 0;
    for (const row of await statementsOf(tx, accountId)) balance = await closeStatement(tx, row, books, balance);
  }
}

async function seedBills(tx: Transaction, clock: BusinessClock, scenario: Scenario): Promise<void> {
  const { accountId, bills } = scenario;
  const services = await accountServices(tx, accountId);
  const amounts = bills.map(([amount]) => amount);
  let begins: string | undefined;
  for (const [index, statementDate] of statementDates(bills, clock.today()).entries()) {
    const dueDate = addDays(statementDate, constants.daysToPay);
    const period = { from: begins ?? addMonths(statementDate, -1), to: addDays(statementDate, -1) };
    await priceBill(tx, { accountId, services, amounts, index, period });
    await billPeriod(tx, {
      accountId,
      cycleDay: cycleDayOf(scenario, clock.today()),
      period,
      statementDate,
      dueDate,
      recordedAt: instantAt(statementDate, 2, 0, clock.timeZone),
    });
    begins = statementDate;
  }
}

/** The next bill is a few days ahead, so that a demo account keeps its state until the clock is moved. */
async function seedCycle(tx: Transaction, today: string, scenario: Scenario): Promise<void> {
  const { accountId } = scenario;
  const cycleDay = cycleDayOf(scenario, today);
  const newest = (await newestRow(tx, accountId))?.statementDate;
  if (accountId === delayed && newest) {
    await addCycle(tx, {
      accountId,
      periodFrom: newest,
      nextStatementDate: nextCycleDate(newest, cycleDay),
      heldUntil: addDays(today, 1),
    });
    return;
  }
  const nextStatementDate = nextCycleDate(today, cycleDay);
  await addCycle(tx, { accountId, periodFrom: previousCycleDate(nextStatementDate, cycleDay), nextStatementDate });
}
