import { isArranged } from "@portico/rules/accountStatus";
import { statement } from "@portico/rules/constants";
import { addDays, type LocalDate } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { type Scenario, statementDates } from "../../database/scenarios/scenario.ts";
import { deferralPlans, mobileStatuses } from "./suspension.tables.ts";

/** Demo data: accounts with past due mobile lines, and one with a deferral plan. */
export async function seedSuspensions(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  await tx.insert(mobileStatuses).values([
    { accountId: "8347206031", state: "PAST_DUE" },
    { accountId: "8347206049", state: "HOTLINED" },
    { accountId: "8347206056", state: "TEMPORARILY_DISCONNECTED" },
    { accountId: "8347206064", state: "INACTIVE" },
  ]);
  const arranged = scenarios.find(({ accountId }) => accountId === "8347206072");
  if (arranged) await tx.insert(deferralPlans).values(demoPlan(arranged, clock.today()));
}

/**
 * The plan of an account whose second newest bill is past due: its first installment comes in eleven days, or on the day
 * after that from which the plan covers the bill.
 */
export function demoPlan({ accountId, bills }: Pick<Scenario, "accountId" | "bills">, today: LocalDate) {
  const plan = { installmentsRemaining: 3, installmentAmount: 6_200, nextInstallmentDate: addDays(today, 11) };
  const pastDue = addDays(statementDates(bills, today).at(-2) ?? today, statement.daysToPay);
  while (!isArranged(plan, pastDue)) plan.nextInstallmentDate = addDays(plan.nextInstallmentDate, 1);
  return { accountId, ...plan };
}
