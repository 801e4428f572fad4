import { eq } from "drizzle-orm";
import { accounts, services } from "../src/modules/account/account.tables.ts";
import { statementsOf } from "../src/modules/statements/statements.reads.ts";
import { billingCycles } from "../src/modules/statements/statements.tables.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import type { TestBackend } from "../testing/openBackend.ts";

export const noonOf = (date: string) => new Date(`${date}T17:00:00.000Z`);

/** An account with one internet connection, billed on a day of the month; its first period began in January 2027. */
export async function subscriber(backend: TestBackend, cycleDay: number, nextStatementDate: string): Promise<string> {
  const { accountId } = await newCustomer(backend, 0);
  await backend.database.update(accounts).set({ cycleDay }).where(eq(accounts.accountId, accountId));
  await backend.database.insert(services).values({
    id: `${accountId}-internet`,
    accountId,
    position: 0,
    key: "INTERNET",
    serviceType: "internet",
    status: "Active",
    downloadMbps: 300,
  });
  await backend.database.insert(billingCycles).values({ accountId, periodFrom: "2027-01-05", nextStatementDate });
  return accountId;
}

/** Issues the statements of a day; returns all statements of an account. */
export async function issuedBy(backend: TestBackend, date: string, accountId: string) {
  backend.clock.set(noonOf(date));
  await backend.issueStatements();
  return (await statementsOf(backend.database, accountId)).map(
    ({ statementDate, periodFrom, periodTo, dueDate, currentCharges }) => ({
      statementDate,
      periodFrom,
      periodTo,
      dueDate,
      currentCharges,
    }),
  );
}
