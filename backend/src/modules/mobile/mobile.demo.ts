import { addDays } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import type { DemoContext } from "../../database/people.ts";
import { post } from "../ledger/ledger.writes.ts";
import { mobileDevices, mobileTransactions, streamingSubscriptions, streamingTransactions } from "./mobile.tables.ts";

const harborStreet = "8347201180";

/** Demo data: mobile devices and streaming, with payments, refunds and charges. */
export async function seedMobileAndStreaming(tx: Transaction, { clock }: DemoContext): Promise<void> {
  await seedMobile(tx, clock.today());
  await seedStreaming(tx, clock.today());
  await seedManyLines(tx, clock.today());
  await bookDevices(tx, clock);
}

/** The devices' balances are in the ledger too. */
async function bookDevices(tx: Transaction, clock: BusinessClock): Promise<void> {
  for (const { accountId, id, remainingBalance: amount } of await tx.select().from(mobileDevices)) {
    if (amount > 0)
      await post(tx, {
        accountId,
        kind: "deviceSale",
        amount,
        reference: id,
        businessDate: addDays(clock.today(), -200),
        recordedAt: clock.now(),
      });
  }
}

const thistleRoad = "8347206106";

/** Demo data: an account with more than one page of mobile transactions, and a paid-off device. */
async function seedManyLines(tx: Transaction, today: string): Promise<void> {
  const accountId = thistleRoad;
  await tx.insert(mobileDevices).values([
    {
      accountId,
      id: "md_demo_3",
      name: "Tideline 12",
      remainingBalance: 41_650,
      monthlyInstallment: 2_450,
      installmentsRemaining: 17,
    },
    {
      accountId,
      id: "md_demo_4",
      name: "Tideline 11",
      remainingBalance: 0,
      monthlyInstallment: 2_200,
      installmentsRemaining: 0,
    },
    {
      accountId,
      id: "md_demo_5",
      name: "Sandpiper Watch",
      remainingBalance: 4_200,
      monthlyInstallment: 1_400,
      installmentsRemaining: 3,
    },
  ]);
  const months = Array.from({ length: 16 }, (_, month) => month);
  const movement = (
    id: string,
    days: number,
    kind: "PAYMENT" | "CHARGE" | "REFUND",
    description: string,
    amount: number,
  ) => ({ accountId, id: `mt_demo_${id}`, date: addDays(today, -days), kind, description, amount });
  await tx.insert(mobileTransactions).values([
    ...months.flatMap((month) => [
      movement(`v${month}a`, 4 + 30 * month, "PAYMENT", "Tideline 12", 2_450),
      // The watch was bought when the other phone was paid off.
      month < 4
        ? movement(`v${month}b`, 4 + 30 * month, "PAYMENT", "Sandpiper Watch", 1_400)
        : movement(`v${month}b`, 4 + 30 * month, "PAYMENT", "Tideline 11", 2_200),
      movement(`v${month}c`, 9 + 30 * month, "CHARGE", "Tideline Mobile", 6_500),
    ]),
    {
      ...movement("vr1", 20, "REFUND", "Tideline Mobile", 1_800),
      refundedId: "mt_demo_v1c",
      methodType: "visa",
      lastFour: "4242",
      expectedOn: addDays(today, -13),
    },
    {
      ...movement("vr2", 110, "REFUND", "Tideline 11", 2_200),
      refundedId: "mt_demo_v4b",
      methodType: "bankAccount",
      lastFour: "6789",
      expectedOn: addDays(today, -105),
    },
  ]);
}

async function seedMobile(tx: Transaction, today: string): Promise<void> {
  const accountId = harborStreet;
  await tx.insert(mobileDevices).values([
    {
      accountId,
      id: "md_demo_1",
      name: "Tideline 12",
      remainingBalance: 25_000,
      monthlyInstallment: 2_500,
      installmentsRemaining: 10,
    },
    {
      accountId,
      id: "md_demo_2",
      name: "Tideline Tab",
      remainingBalance: 16_200,
      monthlyInstallment: 1_800,
      installmentsRemaining: 9,
    },
  ]);
  await tx.insert(mobileTransactions).values([
    {
      accountId,
      id: "mt_demo_1",
      date: addDays(today, -3),
      kind: "PAYMENT",
      description: "Tideline 12",
      amount: 2_500,
    },
    {
      accountId,
      id: "mt_demo_2",
      date: addDays(today, -3),
      kind: "PAYMENT",
      description: "Tideline Tab",
      amount: 1_800,
    },
    {
      accountId,
      id: "mt_demo_3",
      date: addDays(today, -16),
      kind: "REFUND",
      description: "Tideline Mobile",
      amount: 1_250,
      methodType: "visa",
      lastFour: "4242",
      expectedOn: addDays(today, 4),
    },
    {
      accountId,
      id: "mt_demo_4",
      date: addDays(today, -33),
      kind: "PAYMENT",
      description: "Tideline 12",
      amount: 2_500,
    },
  ]);
}

async function seedStreaming(tx: Transaction, today: string): Promise<void> {
  const accountId = harborStreet;
  await tx.insert(streamingSubscriptions).values([
    { accountId, id: "ss_demo_1", name: "Marquee", monthlyPrice: 1_499, nextBillingDate: addDays(today, 9) },
    { accountId, id: "ss_demo_2", name: "Northlight Sports", monthlyPrice: 999, nextBillingDate: addDays(today, 17) },
  ]);
  await tx.insert(streamingTransactions).values([
    {
      accountId,
      id: "sx_demo_1",
      date: addDays(today, -13),
      kind: "CHARGE",
      description: "Northlight Sports",
      amount: 999,
    },
    { accountId, id: "sx_demo_2", date: addDays(today, -21), kind: "CHARGE", description: "Marquee", amount: 1_499 },
    { accountId, id: "sx_demo_3", date: addDays(today, -43), kind: "REFUND", description: "Marquee", amount: 1_499 },
  ]);
}
