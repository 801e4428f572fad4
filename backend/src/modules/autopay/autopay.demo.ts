import { billCycle, dayOf, isLateDebitDay, nextDebitDate, type BillCycle } from "@portico/rules/autoPay";
import { addDays, instantAt } from "@portico/rules/dates";
import { payment } from "@portico/rules/constants";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { enrolledAccounts, failedDebitId, type EnrolledAccount } from "../../database/scenarios/autopay.ts";
import { post } from "../ledger/ledger.writes.ts";
import { statementsOf, type StatementRow } from "../statements/statements.reads.ts";
import { wordingOfBuild } from "../content/releases/acceptedWording.reads.ts";
import { autoPayActions, autoPayEnrolments, autoPayParts, autoPayRuns } from "./autopay.tables.ts";

/** Demo data: Auto Pay enrolments, past discounts on every bill, and the outcome of the last debit. */
export async function seedAutoPay(tx: Transaction, context: DemoContext): Promise<void> {
  for (const account of enrolledAccounts) await seedAccount(tx, context, account);
}

async function seedAccount(tx: Transaction, context: DemoContext, account: EnrolledAccount): Promise<void> {
  const { clock, scenarios } = context;
  const { accountId, methodId, services, nextIn, enrolledBy, failedDebit } = account;
  const nextDate = addDays(clock.today(), nextIn);
  const bills = await statementsOf(tx, accountId);
  const debitDay = inTime(dayOf(nextDate), billCycle(dayOf(nextDate), bills.at(-1)));
  const scenario = scenarios.find((each) => each.accountId === accountId);
  const yesterday = addDays(clock.today(), -1);
  const pause = failedDebit?.gaveUp
    ? { pausedOn: yesterday, pausedCode: failedDebit.code }
    : { pausedOn: null, pausedCode: null };
  await tx.insert(autoPayEnrolments).values(
    services.map((service) => ({
      accountId,
      service,
      paymentMethodId: methodId,
      debitDay,
      nextDate: nextDebitDate(debitDay, addDays(nextDate, -4)),
      mandate: `demo_${accountId}_${service}`,
      enrolledBy,
      ...pause,
    })),
  );
  await seedAuthorization(tx, context, account, debitDay);
  if (services.includes("core"))
    await seedDiscounts(tx, clock, accountId, bills.slice(0, bills.length - (scenario?.unpaidBills ?? 0)));
  if (failedDebit)
    await tx.insert(autoPayRuns).values({
      accountId,
      debitDate: addDays(clock.today(), -(failedDebit.gaveUp?.firstDaysAgo ?? 1)),
      state: "FAILED",
      code: failedDebit.code,
      amount: failedDebit.amount,
      discount: payment.autoPayDiscountCents,
      paymentId: failedDebitId(accountId),
    });
}

/** The enrolment of a year ago with the authorization that its owner accepted, in the language of the profile. */
async function seedAuthorization(
  tx: Transaction,
  { clock, people }: DemoContext,
  { accountId, methodId, services, enrolledBy }: EnrolledAccount,
  debitDay: number,
): Promise<void> {
  const owner = people.find((person) => person.accountId === accountId && person.role === "PRIMARY");
  if (!owner) return;
  const at = instantAt(addDays(clock.today(), -400), 9, 0, clock.timeZone);
  const id = `demo_enrolment_${accountId}`;
  await tx.insert(autoPayActions).values({
    accountId,
    id,
    kind: "ENROL",
    userId: owner.userId,
    enteredBy: enrolledBy,
    createdAt: at,
    startedAt: at,
    paymentMethodId: methodId,
    debitDay,
    terms: wordingOfBuild("autoPay", owner.locale),
  });
  await tx.insert(autoPayParts).values(
    services.map((service, position) => ({
      accountId,
      actionId: id,
      position,
      kind: "ENROL" as const,
      service,
      state: "DONE" as const,
    })),
  );
}

/** The given day, or the last day before it on which the bill is paid by its due date in every month. */
function inTime(day: number, cycle: BillCycle): number {
  return [0, 1, 2, 3].map((back) => ((day - back + 30) % 31) + 1).find((each) => !isLateDebitDay(each, cycle)) ?? day;
}

async function seedDiscounts(
  tx: Transaction,
  clock: DemoContext["clock"],
  accountId: string,
  paid: readonly StatementRow[],
): Promise<void> {
  for (const { id, statementDate } of paid) {
    const recordedAt = instantAt(statementDate, 2, 0, clock.timeZone);
    await post(tx, {
      accountId,
      kind: "discount",
      amount: payment.autoPayDiscountCents,
      reference: `autopay-${id}`,
      businessDate: statementDate,
      recordedAt,
    });
  }
}
