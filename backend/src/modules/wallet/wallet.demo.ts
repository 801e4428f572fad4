import { addDays, addMonths, instantAt } from "@portico/rules/dates";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import { paymentMethods } from "./wallet.tables.ts";

type MethodRow = typeof paymentMethods.$inferSelect;

/** The saved cards of the invented accounts. The test processor knows their tokens from the start. */
export async function seedWallet(tx: Transaction, { clock }: { clock: BusinessClock }): Promise<void> {
  const savedAt = instantAt(addDays(clock.today(), -400), 12, 0, clock.timeZone);
  const usable = expiryIn(clock, 37);
  await tx.insert(paymentMethods).values([
    method({ accountId: "8347201180", id: "pm_demo_harbor_visa", type: "visa", lastFour: "4242", expiry: usable, cardName: "Dana Reyes", savedAt }),
    method({ accountId: "8347201180", id: "pm_demo_harbor_mc", type: "mc", lastFour: "4444", expiry: expiryIn(clock, -2), cardName: "Dana Reyes", savedAt }),
    method({ accountId: "8347201206", id: "pm_demo_pine_visa", type: "visa", lastFour: "4242", expiry: usable, cardName: "Pat Lindqvist", savedAt }),
    method({ accountId: "8347201214", id: "pm_demo_pier_visa", type: "visa", lastFour: "4242", expiry: usable, cardName: "Morgan Ames", savedAt }),
    method({ accountId: "8347201248", id: "pm_demo_juniper_amex", type: "amex", lastFour: "0005", expiry: expiryIn(clock, 0), cardName: "Jo Castellanos", savedAt }),
    method({ accountId: "8347201271", id: "pm_demo_maple_visa", type: "visa", lastFour: "4242", expiry: usable, cardName: "Alex Okafor", savedAt }),
  ]);
}

/** MMYY, so many months from the business date. */
function expiryIn(clock: BusinessClock, months: number): string {
  const date = addMonths(clock.today(), months);
  return `${date.slice(5, 7)}${date.slice(2, 4)}`;
}

function method(row: Pick<MethodRow, "accountId" | "id" | "type" | "lastFour" | "expiry" | "cardName" | "savedAt">): MethodRow {
  return { ...row, fundingKind: "credit", processorToken: `card_test_${row.type}`, fingerprint: `demo:${row.id}`, unavailable: false };
}
