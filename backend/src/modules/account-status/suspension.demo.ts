import { addDays } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { deferralPlans, mobileStatuses } from "./suspension.tables.ts";

/** Demo data: accounts with past due mobile lines, and one with a deferral plan. */
export async function seedSuspensions(tx: Transaction, { clock }: DemoContext): Promise<void> {
  await tx.insert(mobileStatuses).values([
    { accountId: "8347206031", state: "PAST_DUE" },
    { accountId: "8347206049", state: "HOTLINED" },
    { accountId: "8347206056", state: "TEMPORARILY_DISCONNECTED" },
    { accountId: "8347206064", state: "INACTIVE" },
  ]);
  await tx.insert(deferralPlans).values({
    accountId: "8347206072",
    installmentsRemaining: 3,
    installmentAmount: 6_200,
    nextInstallmentDate: addDays(clock.today(), 11),
  });
}
