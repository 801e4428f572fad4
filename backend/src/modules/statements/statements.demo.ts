import { addDays, addMonths } from "@portico/rules/dates";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import type { Scenario } from "../../database/scenarios/scenario.ts";
import { lockLedger, post } from "../ledger/ledger.writes.ts";
import { statements } from "./statements.tables.ts";

const DAYS_TO_PAY = 21;

/** The bills of the invented accounts: a statement and a charge each. */
export async function seedStatements(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  for (const scenario of scenarios) await seedBills(tx, clock, scenario);
}

async function seedBills(tx: Transaction, clock: BusinessClock, { accountId, bills }: Scenario): Promise<void> {
  await lockLedger(tx, accountId);
  for (const [index, [amount, dueIn]] of bills.entries()) {
    const dueDate = addDays(clock.today(), dueIn);
    const statementDate = addDays(dueDate, -DAYS_TO_PAY);
    const id = `st_${accountId}_${statementDate}_${index}`;
    const periodTo = addDays(statementDate, -1);
    await tx.insert(statements).values({ accountId, id, statementDate, periodFrom: addDays(addMonths(periodTo, -1), 1), periodTo, dueDate, currentCharges: amount });
    await post(tx, { accountId, kind: "charge", amount, reference: id, businessDate: statementDate, dueDate, recordedAt: clock.now() });
  }
}
