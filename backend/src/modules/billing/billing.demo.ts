import { addDays } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { post } from "../ledger/ledger.writes.ts";

/** A credit that is not set against any charge. */
export async function seedBilling(tx: Transaction, { clock }: DemoContext): Promise<void> {
  await post(tx, { accountId: "8347201248", kind: "credit", amount: 1_500, reference: "goodwill", businessDate: addDays(clock.today(), -5), recordedAt: clock.now() });
}
