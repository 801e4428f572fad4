import { addDays, addMonths, instantAt } from "@portico/rules/dates";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import type { Scenario, ScenarioBankAccount, ScenarioCard } from "../../database/scenarios/scenario.ts";
import { paymentMethods } from "./wallet.tables.ts";

type MethodRow = typeof paymentMethods.$inferSelect;

/**
 * Demo data: the saved cards and bank accounts of the demo accounts. The test processor knows their tokens from the
 * start.
 */
export async function seedWallet(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  const savedAt = instantAt(addDays(clock.today(), -400), 12, 0, clock.timeZone);
  await tx.insert(paymentMethods).values(scenarios.flatMap((scenario) => methodsOf(scenario, clock, savedAt)));
}

function methodsOf(
  { accountId, cards = [], bankAccounts = [] }: Scenario,
  clock: BusinessClock,
  savedAt: Date,
): MethodRow[] {
  const common = { accountId, savedAt };
  return [
    ...cards.map((card) => ({ ...cardRow(card, clock), ...common })),
    ...bankAccounts.map((account) => ({ ...bankRow(account), ...common })),
  ];
}

type Row = Omit<MethodRow, "accountId" | "savedAt">;

const plain = { nickname: null, isDefault: false, unavailable: false };

function cardRow({ expiresInMonths, testCard, ...card }: ScenarioCard, clock: BusinessClock): Row {
  const forCards = { fundingKind: "credit", bankName: null, accountKind: null } as const;
  return {
    ...plain,
    ...forCards,
    ...card,
    expiry: expiryIn(clock, expiresInMonths),
    processorToken: `card_test_${testCard ?? card.type}`,
    fingerprint: `demo:${card.id}`,
  };
}

function bankRow({ behaves = "checking", ...account }: ScenarioBankAccount): Row {
  return {
    ...plain,
    ...account,
    type: "bankAccount",
    expiry: null,
    fundingKind: null,
    processorToken: `bank_test_${behaves}`,
    fingerprint: `demo:${account.id}`,
  };
}

/** An expiry (MMYY) the given number of months after the business date. */
function expiryIn(clock: BusinessClock, months: number): string {
  const date = addMonths(clock.today(), months);
  return `${date.slice(5, 7)}${date.slice(2, 4)}`;
}
