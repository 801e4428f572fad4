import type { Transaction } from "../../database/database.ts";
import { callRecords } from "./calls.tables.ts";

export type NewCall = typeof callRecords.$inferInsert;

/** Records calls that the network reports; one that was recorded before stays as it is. */
export async function addCalls(tx: Transaction, calls: readonly NewCall[]): Promise<void> {
  if (calls.length > 0)
    await tx
      .insert(callRecords)
      .values([...calls])
      .onConflictDoNothing();
}
