import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import type { Scenario } from "../../database/scenarios/scenario.ts";
import { accounts, services } from "./account.tables.ts";

/** Invented companies with their services. What they owe is the ledger's business, not theirs. */
export async function seedAccounts(tx: Transaction, { scenarios }: DemoContext): Promise<void> {
  await tx.insert(accounts).values(scenarios.map(accountRow));
  const rows = scenarios.flatMap(({ accountId, services: own }) => own.map((service, position) => ({ ...service, accountId, position, id: `${accountId}-${service.serviceType}` })));
  await tx.insert(services).values(rows);
}

function accountRow({ accountId, companyName, cycleDay, at, account }: Scenario): typeof accounts.$inferInsert {
  return {
    accountId, companyName, cycleDay,
    accountType: "BUSINESS", footprint: "CHTR", billerType: "ICOMS", billingId: `B${accountId.slice(4)}`, sysprin: `${accountId.slice(0, 4)}1000`,
    customerSince: "2019-04-01",
    serviceLine1: at.line1, serviceCity: at.city, serviceState: at.state, serviceZip: at.zip,
    billLine1: at.line1, billCity: at.city, billState: at.state, billZip: at.zip,
    ...account,
  };
}
