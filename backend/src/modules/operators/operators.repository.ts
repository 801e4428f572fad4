import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { operators, operatorSettlements } from "./operators.tables.ts";

export async function isOperator(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.select().from(operators).where(eq(operators.userId, userId))).length > 0;
}

export async function putSettlement(tx: Transaction, row: typeof operatorSettlements.$inferInsert): Promise<void> {
  await tx.insert(operatorSettlements).values(row);
}
