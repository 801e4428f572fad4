import { addDays, addMonths } from "@portico/rules/dates";
import { payment } from "@portico/rules/constants";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { monthly, type Scenario } from "../../database/scenarios/scenario.ts";
import { lockLedger, post } from "../ledger/ledger.writes.ts";
import { autoPayEnrolments, mobileDevices, mobileTransactions, statements, streamingSubscriptions, streamingTransactions } from "./billing.tables.ts";

const DAYS_TO_PAY = 21;
const harborStreet = "8347201180";
const pineAndLadle = "8347201206";
const pineAndLadleMethod = "pm_demo_pine_visa";

/** Charges, statements, Auto Pay, mobile and streaming of the invented accounts. */
export async function seedBilling(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  for (const scenario of scenarios) await seedBills(tx, clock, scenario);
  await post(tx, { accountId: "8347201248", kind: "credit", amount: 1_500, reference: "goodwill", businessDate: addDays(clock.today(), -5), recordedAt: clock.now() });
  await tx.insert(autoPayEnrolments).values({ accountId: pineAndLadle, paymentMethodId: pineAndLadleMethod, nextDate: addDays(clock.today(), 12) });
  await seedDiscounts(tx, clock);
  await seedMobile(tx, clock.today());
  await seedStreaming(tx, clock.today());
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

/** Auto Pay takes its discount off every bill. */
async function seedDiscounts(tx: Transaction, clock: BusinessClock): Promise<void> {
  for (const [index] of monthly(0, 12).entries()) {
    const businessDate = addDays(clock.today(), 12 - 30 * (8 - index) - DAYS_TO_PAY);
    await post(tx, { accountId: pineAndLadle, kind: "discount", amount: payment.autoPayDiscountCents, reference: `autopay-${index}`, businessDate, recordedAt: clock.now() });
  }
}

async function seedMobile(tx: Transaction, today: string): Promise<void> {
  const accountId = harborStreet;
  await tx.insert(mobileDevices).values([
    { accountId, id: "md_demo_1", name: "Tideline 12", remainingBalance: 25_000, monthlyInstallment: 2_500, installmentsRemaining: 10 },
    { accountId, id: "md_demo_2", name: "Tideline Tab", remainingBalance: 16_200, monthlyInstallment: 1_800, installmentsRemaining: 9 },
  ]);
  await tx.insert(mobileTransactions).values([
    { accountId, id: "mt_demo_1", date: addDays(today, -3), kind: "PAYMENT", description: "Tideline 12", amount: 2_500 },
    { accountId, id: "mt_demo_2", date: addDays(today, -3), kind: "PAYMENT", description: "Tideline Tab", amount: 1_800 },
    { accountId, id: "mt_demo_3", date: addDays(today, -16), kind: "REFUND", description: "Tideline Mobile", amount: 1_250 },
    { accountId, id: "mt_demo_4", date: addDays(today, -33), kind: "PAYMENT", description: "Tideline 12", amount: 2_500 },
  ]);
}

async function seedStreaming(tx: Transaction, today: string): Promise<void> {
  const accountId = harborStreet;
  await tx.insert(streamingSubscriptions).values([
    { accountId, id: "ss_demo_1", name: "Marquee", monthlyPrice: 1_499, nextBillingDate: addDays(today, 9) },
    { accountId, id: "ss_demo_2", name: "Northlight Sports", monthlyPrice: 999, nextBillingDate: addDays(today, 17) },
  ]);
  await tx.insert(streamingTransactions).values([
    { accountId, id: "sx_demo_1", date: addDays(today, -13), kind: "CHARGE", description: "Northlight Sports", amount: 999 },
    { accountId, id: "sx_demo_2", date: addDays(today, -21), kind: "CHARGE", description: "Marquee", amount: 1_499 },
    { accountId, id: "sx_demo_3", date: addDays(today, -43), kind: "REFUND", description: "Marquee", amount: 1_499 },
  ]);
}
