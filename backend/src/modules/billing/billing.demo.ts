import { addDays } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { paymentRestrictions } from "./billing.tables.ts";
import { post } from "../ledger/ledger.writes.ts";

/** Demo data: an unapplied credit, and payment restrictions. */
export async function seedBilling(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  const restricted = scenarios.flatMap(({ accountId, restrictions }) =>
    restrictions ? [{ accountId, ...restrictions }] : [],
  );
  if (restricted.length > 0) await tx.insert(paymentRestrictions).values(restricted);
  await post(tx, {
    accountId: "8347201248",
    kind: "credit",
    amount: 1_500,
    reference: "goodwill",
    businessDate: addDays(clock.today(), -5),
    recordedAt: clock.now(),
  });
}
