import { addDays, addMonths, instantAt } from "@portico/rules/dates";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import type { ScenarioCard } from "../../database/scenarios/scenario.ts";
import { paymentMethods } from "./wallet.tables.ts";

type MethodRow = typeof paymentMethods.$inferSelect;

/** The saved cards of the invented accounts. The test processor knows their tokens from the start. */
export async function seedWallet(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  const savedAt = instantAt(addDays(clock.today(), -400), 12, 0, clock.timeZone);
  const rows = scenarios.flatMap(({ accountId, cards = [] }) => cards.map((card) => methodRow(accountId, card, clock, savedAt)));
  await tx.insert(paymentMethods).values(rows);
}

function methodRow(accountId: string, { expiresInMonths, testCard, ...card }: ScenarioCard, clock: BusinessClock, savedAt: Date): MethodRow {
  const expiry = expiryIn(clock, expiresInMonths);
  return { ...card, accountId, savedAt, expiry, fundingKind: "credit", processorToken: `card_test_${testCard ?? card.type}`, fingerprint: `demo:${card.id}`, unavailable: false };
}

/** MMYY, so many months from the business date. */
function expiryIn(clock: BusinessClock, months: number): string {
  const date = addMonths(clock.today(), months);
  return `${date.slice(5, 7)}${date.slice(2, 4)}`;
}
