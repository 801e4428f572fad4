import { addDays, instantAt } from "@portico/rules/dates";
import { payment as constants } from "@portico/rules/constants";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import { autoPayEnrolment, statementsOf, type StatementRow } from "../billing/billing.reads.ts";
import { post } from "../ledger/ledger.writes.ts";
import { newConfirmationNumber } from "./payments.domain.ts";
import type { PaymentRow } from "./payments.repository.ts";
import { payments } from "./payments.tables.ts";

interface DemoPayer { accountId: string | null; firstName: string; role: string }
type How = Pick<PaymentRow, "channel" | "methodType" | "lastFour">;

/** How many of the newest bills are not paid; every other bill is. */
const unpaidBills: Record<string, number> = {
  "8347201180": 1, "8347201214": 2, "8347201222": 1, "8347201248": 2, "8347201255": 1, "8347201263": 1, "8347201271": 1,
};

/** Cents paid too much on the last bill. */
const overpaid: Record<string, number> = { "8347201230": 3_500 };

const ways: readonly How[] = [
  { channel: "online", methodType: "visa", lastFour: "4242" },
  { channel: "phone", methodType: "mc", lastFour: "4444" },
  { channel: "inStore", methodType: "discover", lastFour: "1117" },
  { channel: "agentAssisted", methodType: "bankAccount", lastFour: "6789" },
  { channel: "chatAssisted", methodType: "amex", lastFour: "0005" },
];
const automatic: How = { channel: "autoPay", methodType: "visa", lastFour: "4242" };

/** Past payments of the invented accounts, in every channel, and their side of the ledger. */
export async function seedPayments(tx: Transaction, { clock, people }: { clock: BusinessClock; people: readonly DemoPayer[] }): Promise<void> {
  for (const { accountId, firstName, role } of people) {
    if (accountId !== null && role === "PRIMARY") await seedAccount(tx, clock, accountId, firstName);
  }
}

async function seedAccount(tx: Transaction, clock: BusinessClock, accountId: string, enteredBy: string): Promise<void> {
  const bills = await statementsOf(tx, accountId);
  const paid = bills.slice(0, bills.length - (unpaidBills[accountId] ?? 0));
  const enrolled = (await autoPayEnrolment(tx, accountId)) !== undefined;
  for (const [index, bill] of paid.entries()) {
    const how = enrolled ? automatic : (ways[(paid.length - 1 - index) % ways.length] ?? automatic);
    const extra = index === paid.length - 1 ? (overpaid[accountId] ?? 0) : 0;
    const amount = bill.currentCharges + extra - (enrolled ? constants.autoPayDiscountCents : 0);
    await seedPayment(tx, clock, { ...how, accountId, enteredBy, amount, paymentDate: paidOn(bill, enrolled), balanceAfter: 0, id: `pay_demo_${bill.id}` });
  }
}

function paidOn(bill: StatementRow, enrolled: boolean): string {
  return addDays(bill.dueDate, enrolled ? 0 : -6);
}

type Seeded = How & Pick<PaymentRow, "accountId" | "enteredBy" | "amount" | "paymentDate" | "balanceAfter" | "id">;

async function seedPayment(tx: Transaction, clock: BusinessClock, seeded: Seeded): Promise<void> {
  const { accountId, id, amount, paymentDate } = seeded;
  const entryAt = instantAt(paymentDate, 11, 20, clock.timeZone);
  await tx.insert(payments).values({ ...seeded, state: "SUBMITTED", entryAt, startedAt: null, debitDate: paymentDate, confirmationNumber: newConfirmationNumber(), approvalCode: "000000" });
  await post(tx, { accountId, kind: "payment", amount, reference: id, businessDate: paymentDate, recordedAt: entryAt });
}
