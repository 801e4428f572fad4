import { and, asc, desc, eq, gte, lt, lte } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { accountFacts, accountServices } from "../account/account.reads.ts";
import { isKindBooked } from "../ledger/ledger.reads.ts";
import { autoPayDebitReferences, autoPayReference } from "./statements.domain.ts";
import {
  type ActivityRow,
  activityRowsOf,
  cycleOf,
  type LineRow,
  lineRowsOf,
  newestRow,
  rowsByIds,
  type StatementRow,
} from "./statements.repository.ts";
import { statements } from "./statements.tables.ts";

export { statementIdInReference } from "./statements.domain.ts";

export {
  activityRows,
  lineRows,
  statementRow,
  type ActivityRow,
  type LineRow,
  type StatementRow,
} from "./statements.repository.ts";

/** The limit of months in one archive. */
const MAX_MONTHS = 24;

/** Every statement of an account, the oldest first. */
export function statementsOf(tx: Transaction, accountId: string): Promise<StatementRow[]> {
  return tx.select().from(statements).where(eq(statements.accountId, accountId)).orderBy(asc(statements.statementDate));
}

/** The amount due on the newest statement of an account, in cents; undefined before the first one. */
export async function newestAmountDue(tx: Transaction, accountId: string): Promise<number | undefined> {
  return (await newestRow(tx, accountId))?.amountDue;
}

/** Statements issued between two days, both included, oldest first; at most two years of them. */
export function statementsBetween(
  tx: Transaction,
  accountId: string,
  from: string,
  to: string,
): Promise<StatementRow[]> {
  const wanted = and(
    eq(statements.accountId, accountId),
    gte(statements.statementDate, from),
    lte(statements.statementDate, to),
  );
  return tx.select().from(statements).where(wanted).orderBy(asc(statements.statementDate)).limit(MAX_MONTHS);
}

/** Statements of an account by id. */
export async function statementsByIds(
  tx: Transaction,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, StatementRow>> {
  return new Map((await rowsByIds(tx, accountId, ids)).map((row) => [row.id, row]));
}

/** The lines of statements, by statement id. */
export async function linesOfStatements(
  tx: Transaction,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, LineRow[]>> {
  return Map.groupBy(await lineRowsOf(tx, accountId, ids), ({ statementId }) => statementId);
}

/** The activity of statements, by statement id. */
export async function activityOfStatements(
  tx: Transaction,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, ActivityRow[]>> {
  return Map.groupBy(await activityRowsOf(tx, accountId, ids), ({ statementId }) => statementId);
}

export interface StatementPage {
  nodes: StatementRow[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/**
 * A page of statements, newest first.
 * @param before keyset position: the statement date after which the page begins
 */
export async function statementPage(
  tx: Transaction,
  accountId: string,
  first: number,
  before: string | null,
): Promise<StatementPage> {
  const own = eq(statements.accountId, accountId);
  const wanted = before === null ? own : and(own, lt(statements.statementDate, before));
  const rows = await tx
    .select()
    .from(statements)
    .where(wanted)
    .orderBy(desc(statements.statementDate))
    .limit(first + 1);
  const nodes = rows.slice(0, first);
  return { nodes, endCursor: nodes.at(-1)?.statementDate ?? null, hasNextPage: rows.length > first };
}

export type StatementsState = "AVAILABLE" | "FIRST_NOT_YET_AVAILABLE" | "DELAYED" | "SUPPRESSED";

/** The state of an account's newest statement (STMT-03). */
export async function statementsState(
  tx: Transaction,
  accountId: string,
  businessDate: string,
): Promise<StatementsState> {
  if ((await accountFacts(tx, accountId))?.accountType === "ENTERPRISE") return "SUPPRESSED";
  const cycle = await cycleOf(tx, accountId);
  if (cycle && cycle.nextStatementDate < businessDate) return "DELAYED";
  return (await newestRow(tx, accountId)) ? "AVAILABLE" : "FIRST_NOT_YET_AVAILABLE";
}

/**
 * Whether the newest statement has Auto Pay's discount already, so that no month is discounted twice: given with the
 * statement, or with a debit since, also with one that the bank returned later.
 */
export async function hasAutoPayDiscount(tx: Transaction, accountId: string): Promise<boolean> {
  const newest = await newestRow(tx, accountId);
  if (!newest) return false;
  const [named, given] = [autoPayReference(newest.id), autoPayDebitReferences(newest.statementDate)];
  return isKindBooked(tx, accountId, "discount", { named, between: given });
}

/** The date of the next statement; null for an account that is not billed here. */
export async function nextStatementDate(tx: Transaction, accountId: string): Promise<string | null> {
  return (await cycleOf(tx, accountId))?.nextStatementDate ?? null;
}

/**
 * Whether today's statement is due and not issued yet: a payment of the bill waits for it. An overdue statement is not
 * waited for.
 */
export async function isStatementDue(tx: Transaction, accountId: string, today: string): Promise<boolean> {
  const cycle = await cycleOf(tx, accountId);
  return cycle?.nextStatementDate === today && (cycle.heldUntil === null || cycle.heldUntil <= today);
}

/** Whether an account has calls whose details are on its statements. */
export async function hasCallDetails(tx: Transaction, accountId: string): Promise<boolean> {
  return (await accountServices(tx, accountId)).some(({ key }) => key === "VOICE");
}
