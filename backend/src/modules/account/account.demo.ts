import type { Transaction } from "../../database/database.ts";
import { accounts, services } from "./account.tables.ts";
import { demoAccounts } from "./demoAccounts.ts";

/** Invented companies with their services. */
export async function seedAccounts(tx: Transaction): Promise<void> {
  await tx.insert(accounts).values(demoAccounts.map(({ account }) => account));
  const rows = demoAccounts.flatMap(({ account: { accountId }, services: own }) =>
    own.map((service, position) => ({ ...service, accountId, position, id: `${accountId}-${service.serviceType}` })),
  );
  await tx.insert(services).values(rows);
}
