import { addDays, instantAt } from "@portico/rules/dates";
import { payment as constants } from "@portico/rules/constants";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { returnedPayment } from "../../database/scenarios/payments.ts";
import type { Scenario } from "../../database/scenarios/scenario.ts";
import { autoPayEnrolment } from "../autopay/autopay.reads.ts";
import { post } from "../ledger/ledger.writes.ts";
import { statementsOf, type StatementRow } from "../statements/statements.reads.ts";
import { newConfirmationNumber } from "./payments.domain.ts";
import type { PaymentRow } from "./payments.repository.ts";
import { payments } from "./payments.tables.ts";
import { putReversal } from "./reversals/reversals.repository.ts";

type How = Pick<PaymentRow, "channel" | "methodType" | "lastFour">;

const ways: readonly How[] = [
  { channel: "online", methodType: "visa", lastFour: "4242" },
  { channel: "phone", methodType: "mc", lastFour: "4444" },
  { channel: "inStore", methodType: "discover", lastFour: "1117" },
  { channel: "agentAssisted", methodType: "bankAccount", lastFour: "6789" },
  { channel: "chatAssisted", methodType: "amex", lastFour: "0005" },
];
const automatic: How = { channel: "autoPay", methodType: "visa", lastFour: "4242" };

/** Demo data: past payments of the demo accounts in every channel, with their ledger entries. */
export async function seedPayments(tx: Transaction, { clock, scenarios, people }: DemoContext): Promise<void> {
  for (const scenario of scenarios) await seedAccount(tx, clock, scenario, ownerOf(people, scenario.accountId));
  if (scenarios.some(({ accountId }) => accountId === returnedPayment.accountId)) await seedReturned(tx, clock);
}

/** Demo data: a debit that the bank returned days after it was taken, so that the amount is due again. */
async function seedReturned(tx: Transaction, clock: BusinessClock): Promise<void> {
  const { accountId, enteredBy, amount, paidDaysAgo, returnedDaysAgo, lastFour, reason } = returnedPayment;
  const [id, reference, businessDate] = [
    "pay_demo_returned",
    "rev_demo_returned",
    addDays(clock.today(), -returnedDaysAgo),
  ];
  await seedPayment(tx, clock, {
    channel: "online",
    methodType: "bankAccount",
    lastFour,
    accountId,
    enteredBy,
    amount,
    paymentDate: addDays(clock.today(), -paidDaysAgo),
    balanceAfter: 0,
    id,
  });
  await putReversal(tx, {
    accountId,
    id: reference,
    paymentId: id,
    kind: "RETURN",
    state: "COMPLETED",
    reason,
    amount,
    openedOn: businessDate,
    decidedOn: businessDate,
  });
  await post(tx, {
    accountId,
    kind: "paymentReturn",
    amount,
    reference,
    businessDate,
    recordedAt: instantAt(businessDate, 9, 40, clock.timeZone),
  });
}

/** The first name of the account's owner; some accounts are only a further account of somebody. */
function ownerOf(people: DemoContext["people"], accountId: string): string {
  const owns = ({ accountId: main, role, alsoOn = [] }: DemoContext["people"][number]) =>
    [{ accountId: main, role }, ...alsoOn].some(
      (access) => access.accountId === accountId && access.role === "PRIMARY",
    );
  return people.find(owns)?.firstName ?? "";
}

async function seedAccount(
  tx: Transaction,
  clock: BusinessClock,
  { accountId, unpaidBills = 0, overpaid = 0 }: Scenario,
  enteredBy: string,
): Promise<void> {
  const bills = await statementsOf(tx, accountId);
  const paid = bills.slice(0, bills.length - unpaidBills);
  const enrolled = (await autoPayEnrolment(tx, accountId)) !== undefined;
  for (const [index, bill] of paid.entries()) {
    const how = enrolled ? automatic : (ways[(paid.length - 1 - index) % ways.length] ?? automatic);
    const extra = index === paid.length - 1 ? overpaid : 0;
    const amount = bill.currentCharges + extra - (enrolled ? constants.autoPayDiscountCents : 0);
    await seedPayment(tx, clock, {
      ...how,
      accountId,
      enteredBy,
      amount,
      paymentDate: paidOn(bill, enrolled),
      balanceAfter: 0,
      id: `pay_demo_${bill.id}`,
    });
  }
}

function paidOn(bill: StatementRow, enrolled: boolean): string {
  return addDays(bill.dueDate, enrolled ? 0 : -6);
}

type Seeded = How & Pick<PaymentRow, "accountId" | "enteredBy" | "amount" | "paymentDate" | "balanceAfter" | "id">;

async function seedPayment(tx: Transaction, clock: BusinessClock, seeded: Seeded): Promise<void> {
  const { accountId, id, amount, paymentDate } = seeded;
  const entryAt = instantAt(paymentDate, 11, 20, clock.timeZone);
  await tx.insert(payments).values({
    ...seeded,
    state: "SUBMITTED",
    entryAt,
    startedAt: null,
    debitDate: paymentDate,
    confirmationNumber: newConfirmationNumber(),
    approvalCode: "000000",
  });
  await post(tx, { accountId, kind: "payment", amount, reference: id, businessDate: paymentDate, recordedAt: entryAt });
}
