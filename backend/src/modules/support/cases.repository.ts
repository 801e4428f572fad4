import { and, asc, count, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { supportCases as constants } from "@portico/rules/serviceConstants";
import type { Database, Transaction } from "../../database/database.ts";
import { supportCases as cases, supportMessages as messages } from "./support.tables.ts";

type Reader = Transaction | Database;
export type CaseRow = typeof cases.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
/** A case belongs to the user who opened it, on one account. */
export type CaseOwner = Pick<CaseRow, "accountId" | "openedBy">;
/** The cases of one user on an account; without a user, of all of them. */
export type CaseScope = Pick<CaseRow, "accountId"> & { openedBy?: string };
export type CaseName = CaseScope & Pick<CaseRow, "number">;

const ownedBy = ({ accountId, openedBy }: CaseScope) =>
  and(eq(cases.accountId, accountId), openedBy === undefined ? undefined : eq(cases.openedBy, openedBy));
const named = (name: CaseName) => and(ownedBy(name), eq(cases.number, name.number));

/** Those that await customer service come first, then what awaits the customer. */
const rank = sql`case ${cases.state} when 'CLOSED' then 2 when 'ANSWERED' then 1 else 0 end`;
const waitingSince = sql`case when ${rank} = 0 then ${cases.changedAt} end`;

/**
 * The cases in a scope, last changed first. Where there are too many, those that await customer service longest are
 * among them, then the newest others.
 */
export async function caseRows(tx: Reader, scope: CaseScope): Promise<CaseRow[]> {
  const rows = await tx
    .select()
    .from(cases)
    .where(ownedBy(scope))
    .orderBy(asc(rank), asc(waitingSince), desc(cases.changedAt), desc(cases.number))
    .limit(constants.listed);
  return rows.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime() || b.number - a.number);
}

/** The messages of some cases, oldest first. */
export async function messagesOf(tx: Reader, numbers: readonly number[]): Promise<MessageRow[]> {
  if (numbers.length === 0) return [];
  return tx
    .select()
    .from(messages)
    .where(inArray(messages.caseNumber, [...numbers]))
    .orderBy(asc(messages.caseNumber), asc(messages.position));
}

export async function openCases(tx: Transaction, owner: CaseOwner): Promise<number> {
  const rows = await tx
    .select({ open: count() })
    .from(cases)
    .where(and(ownedBy(owner), ne(cases.state, "CLOSED")));
  return rows[0]?.open ?? 0;
}

/** A case, locked until the transaction ends. */
export async function lockedCase(tx: Transaction, name: CaseName): Promise<CaseRow | undefined> {
  return (await tx.select().from(cases).where(named(name)).for("update"))[0];
}

export async function caseRow(tx: Reader, name: CaseName): Promise<CaseRow | undefined> {
  return (await tx.select().from(cases).where(named(name)))[0];
}

export async function insertCase(tx: Transaction, row: typeof cases.$inferInsert): Promise<CaseRow> {
  const [inserted] = await tx.insert(cases).values(row).returning();
  return inserted as CaseRow;
}

export async function insertMessages(tx: Transaction, rows: (typeof messages.$inferInsert)[]): Promise<void> {
  await tx.insert(messages).values(rows);
}

export async function changeCase(
  tx: Transaction,
  name: CaseName,
  change: Pick<CaseRow, "state" | "changedAt">,
): Promise<CaseRow> {
  const [changed] = await tx.update(cases).set(change).where(named(name)).returning();
  return changed as CaseRow;
}
