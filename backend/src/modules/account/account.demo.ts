import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { cycleDayOf, type Scenario, type ScenarioService } from "../../database/scenarios/scenario.ts";
import { accounts, services } from "./account.tables.ts";

/** Demo data: companies with their services. Balances are in the ledger. */
export async function seedAccounts(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  await tx.insert(accounts).values(scenarios.map((scenario) => accountRow(scenario, clock.today())));
  const rows = scenarios.flatMap(({ accountId, services: own }) =>
    own.map((service, position) => ({ ...service, accountId, position, id: `${accountId}-${idPart(service)}` })),
  );
  await tx.insert(services).values(rows);
}

const idPart = ({ key, serviceType }: ScenarioService) =>
  serviceType === "other" && key !== "HOSTED_VOICE" ? key.toLowerCase() : serviceType;

function accountRow(scenario: Scenario, today: string): typeof accounts.$inferInsert {
  const { accountId, companyName, at, account } = scenario;
  return {
    accountId,
    companyName,
    cycleDay: cycleDayOf(scenario, today),
    accountType: "BUSINESS",
    footprint: "CHTR",
    billerType: "ICOMS",
    billingId: `B${accountId.slice(4)}`,
    sysprin: `${accountId.slice(0, 4)}1000`,
    customerSince: "2019-04-01",
    serviceLine1: at.line1,
    serviceCity: at.city,
    serviceState: at.state,
    serviceZip: at.zip,
    billLine1: at.line1,
    billCity: at.city,
    billState: at.state,
    billZip: at.zip,
    ...account,
  };
}
