import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { sumCents } from "@portico/rules/money";
import type { Transaction } from "../../database/database.ts";
import { statementLines, statements } from "./statements.tables.ts";

/**
 * The sum of the mobile lines of an account's bills, without taxes and fees, which belong to the whole bill. Cents.
 * @param after only bills issued after this day; undefined for the newest bill
 */
export async function mobileCharges(tx: Transaction, accountId: string, after?: string): Promise<number> {
  const own = eq(statements.accountId, accountId);
  const issued = tx.select({ id: statements.id }).from(statements);
  const wanted =
    after === undefined
      ? issued.where(own).orderBy(desc(statements.statementDate)).limit(1)
      : issued.where(and(own, gt(statements.statementDate, after)));
  const ids = (await wanted).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const mobile = and(
    eq(statementLines.accountId, accountId),
    inArray(statementLines.statementId, ids),
    eq(statementLines.group, "MOBILE"),
  );
  return sumCents(
    (await tx.select({ amount: statementLines.amount }).from(statementLines).where(mobile)).map(({ amount }) => amount),
  );
}
