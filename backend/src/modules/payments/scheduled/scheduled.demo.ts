import { addDays, instantAt } from "@portico/rules/dates";
import { type EnrolledAccount, enrolledAccounts, failedDebitId } from "../../../database/scenarios/autopay.ts";
import { mapleLaneMill, northStreetNursery, tamarindTea } from "../../../database/scenarios/payments.ts";
import type { BusinessClock } from "../../../lib/clock.ts";
import type { Transaction } from "../../../database/database.ts";
import type { DemoContext } from "../../../database/people.ts";
import type { PaymentRow } from "../payments.repository.ts";
import { payments, scheduledCharges } from "../payments.tables.ts";

type Planned = Pick<PaymentRow, "accountId" | "enteredBy" | "amount" | "methodType" | "lastFour"> & {
  dueIn: number;
  paymentMethodId: string;
};

const planned: readonly Planned[] = [
  {
    accountId: tamarindTea,
    enteredBy: "Tamsin",
    amount: 15_000,
    methodType: "visa",
    lastFour: "4242",
    dueIn: 5,
    paymentMethodId: "pm_demo_tamarind_visa",
  },
  {
    accountId: tamarindTea,
    enteredBy: "Tamsin",
    amount: 16_200,
    methodType: "mc",
    lastFour: "4444",
    dueIn: 11,
    paymentMethodId: "pm_demo_tamarind_mc",
  },
  // Its card was deleted from the wallet after it was scheduled: on its date the payment fails and says why.
  {
    accountId: mapleLaneMill,
    enteredBy: "Milo",
    amount: 9_900,
    methodType: "amex",
    lastFour: "0005",
    dueIn: 3,
    paymentMethodId: "pm_demo_maplelane_removed",
  },
];

/** Demo data: scheduled payments, and one in process that includes a past due amount. */
export async function seedScheduled(tx: Transaction, { clock }: DemoContext): Promise<void> {
  for (const [index, payment] of planned.entries())
    await seedPlanned(tx, clock, payment, `pay_demo_later_${index + 1}`);
  for (const account of enrolledAccounts) await seedFailedDebit(tx, clock, account);
  await tx.insert(payments).values({
    ...entered(clock),
    accountId: northStreetNursery,
    id: "pay_demo_pending",
    enteredBy: "Nell",
    amount: 8_800,
    state: "PENDING",
    methodType: "bankAccount",
    lastFour: "6789",
    paymentDate: clock.today(),
  });
}

async function seedPlanned(
  tx: Transaction,
  clock: BusinessClock,
  { dueIn, paymentMethodId, ...payment }: Planned,
  id: string,
): Promise<void> {
  await tx
    .insert(payments)
    .values({ ...entered(clock), ...payment, id, state: "SCHEDULED", paymentDate: addDays(clock.today(), dueIn) });
  await tx.insert(scheduledCharges).values({ accountId: payment.accountId, paymentId: id, paymentMethodId });
}

/** Demo data: yesterday's Auto Pay debit that the bank refused; the dunning module retries it. */
async function seedFailedDebit(
  tx: Transaction,
  clock: BusinessClock,
  { accountId, methodId: paymentMethodId, enrolledBy: enteredBy, failedDebit }: EnrolledAccount,
): Promise<void> {
  if (!failedDebit) return;
  const { code: failureCode, amount, lastFour } = failedDebit;
  const [paymentId, paymentDate] = [failedDebitId(accountId), addDays(clock.today(), -1)];
  const entryAt = instantAt(paymentDate, 0, 5, clock.timeZone);
  await tx.insert(payments).values({
    accountId,
    id: paymentId,
    enteredBy,
    amount,
    state: "FAILED",
    failureCode,
    channel: "autoPay",
    methodType: "visa",
    lastFour,
    entryAt,
    startedAt: entryAt,
    paymentDate,
  });
  await tx.insert(scheduledCharges).values({ accountId, paymentId, paymentMethodId });
}

function entered(clock: BusinessClock): Pick<PaymentRow, "channel" | "entryAt"> {
  return { channel: "online", entryAt: clock.now() };
}
