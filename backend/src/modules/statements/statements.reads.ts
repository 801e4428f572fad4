import { asc, desc, eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { statements } from "./statements.tables.ts";

export type StatementRow = typeof statements.$inferSelect;

/** Every statement of an account, the oldest first. */
export function statementsOf(tx: Transaction, accountId: string): Promise<StatementRow[]> {
  return tx.select().from(statements).where(eq(statements.accountId, accountId)).orderBy(asc(statements.dueDate), asc(statements.id));
}

/** The newest statements of an account. */
export function newestStatements(tx: Transaction, accountId: string, count: number): Promise<StatementRow[]> {
  return tx.select().from(statements).where(eq(statements.accountId, accountId)).orderBy(desc(statements.statementDate), desc(statements.id)).limit(count);
}
