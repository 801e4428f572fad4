import { dayOf } from "@portico/rules/autoPay";
import { addDays } from "@portico/rules/dates";
import { payment } from "@portico/rules/constants";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { enrolledAccounts, type EnrolledAccount } from "../../database/scenarios/autopay.ts";
import { post } from "../ledger/ledger.writes.ts";
import { statementsOf } from "../statements/statements.reads.ts";
import { autoPayEnrolments, autoPayRuns } from "./autopay.tables.ts";

/** Who pays automatically, what that took off every bill so far, and what the last debit met. */
export async function seedAutoPay(tx: Transaction, context: DemoContext): Promise<void> {
  for (const account of enrolledAccounts) await seedAccount(tx, context, account);
}

async function seedAccount(tx: Transaction, { clock, scenarios }: DemoContext, { accountId, methodId, services, nextIn, failedDebit }: EnrolledAccount): Promise<void> {
  const nextDate = addDays(clock.today(), nextIn);
  const scenario = scenarios.find((each) => each.accountId === accountId);
  const enrolledBy = scenario?.people.find(({ role }) => role === "PRIMARY")?.firstName ?? "";
  await tx.insert(autoPayEnrolments).values(services.map((service) => ({ accountId, service, paymentMethodId: methodId, debitDay: dayOf(nextDate), nextDate, mandate: `demo_${accountId}_${service}`, enrolledBy })));
  if (services.includes("core")) await seedDiscounts(tx, clock, accountId, scenario?.unpaidBills ?? 0);
  if (failedDebit) await tx.insert(autoPayRuns).values({ accountId, debitDate: addDays(clock.today(), -1), state: "FAILED", code: failedDebit.code, amount: failedDebit.amount, discount: payment.autoPayDiscountCents, paymentId: null });
}

async function seedDiscounts(tx: Transaction, clock: DemoContext["clock"], accountId: string, unpaidBills: number): Promise<void> {
  const bills = await statementsOf(tx, accountId);
  for (const { id, statementDate } of bills.slice(0, bills.length - unpaidBills)) {
    await post(tx, { accountId, kind: "discount", amount: payment.autoPayDiscountCents, reference: `autopay-${id}`, businessDate: statementDate, recordedAt: clock.now() });
  }
}
