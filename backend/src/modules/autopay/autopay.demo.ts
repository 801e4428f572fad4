import { addDays } from "@portico/rules/dates";
import { payment } from "@portico/rules/constants";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { post } from "../ledger/ledger.writes.ts";
import { statementsOf } from "../statements/statements.reads.ts";
import { autoPayEnrolments } from "./autopay.tables.ts";

const pineAndLadle = "8347201206";

/** Who pays automatically, and what that took off every bill so far. */
export async function seedAutoPay(tx: Transaction, { clock }: DemoContext): Promise<void> {
  await tx.insert(autoPayEnrolments).values({ accountId: pineAndLadle, paymentMethodId: "pm_demo_pine_visa", nextDate: addDays(clock.today(), 12) });
  for (const { id, statementDate } of await statementsOf(tx, pineAndLadle)) {
    await post(tx, { accountId: pineAndLadle, kind: "discount", amount: payment.autoPayDiscountCents, reference: `autopay-${id}`, businessDate: statementDate, recordedAt: clock.now() });
  }
}
