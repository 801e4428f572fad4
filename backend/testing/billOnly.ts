import { notInArray } from "drizzle-orm";
import { billingCycles } from "../src/modules/statements/statements.tables.ts";
import type { TestBackend } from "./openBackend.ts";

/**
 * Ends the billing of all other demo accounts, for tests of the statements of a few: issuing everybody's for a month
 * takes longer than most tests.
 */
export async function billOnly({ database }: Pick<TestBackend, "database">, accountIds: string[]): Promise<void> {
  await database.delete(billingCycles).where(notInArray(billingCycles.accountId, accountIds));
}
