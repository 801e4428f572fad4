import { and, asc, desc, eq, inArray, lt, lte, notInArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { contentChangeSets, contentReviews } from "../content.tables.ts";

export type ChangeSetRow = typeof contentChangeSets.$inferSelect;
export type ChangeSetState = ChangeSetRow["state"];
export type ReviewRow = typeof contentReviews.$inferSelect;

const { id, author, state, version, publishAt } = contentChangeSets;

/** @throws NOT_FOUND */
function found(row: ChangeSetRow | undefined): ChangeSetRow {
  if (row === undefined) throw new Problem("NOT_FOUND");
  return row;
}

export async function changeSetRow(tx: Transaction, number: number): Promise<ChangeSetRow> {
  return found((await tx.select().from(contentChangeSets).where(eq(id, number)))[0]);
}

/** As above, locked until the transaction ends: other changes of the change set or its drafts wait. */
export async function heldChangeSet(tx: Transaction, number: number): Promise<ChangeSetRow> {
  return found((await tx.select().from(contentChangeSets).where(eq(id, number)).for("update"))[0]);
}

/** Locks several in numerical order, to prevent deadlocks. */
export async function heldChangeSets(tx: Transaction, numbers: readonly number[]): Promise<ChangeSetRow[]> {
  if (numbers.length === 0) return [];
  const rows = await tx
    .select()
    .from(contentChangeSets)
    .where(inArray(id, [...numbers]))
    .orderBy(asc(id))
    .for("update");
  return numbers.map((number) => found(rows.find((row) => row.id === number)));
}

export type ChangeSetFilter = { state?: ChangeSetState; unfinished?: boolean; before?: number; limit: number };

/** Newest first. */
export function changeSetRows(tx: Transaction, filter: ChangeSetFilter): Promise<ChangeSetRow[]> {
  const wanted = and(
    filter.state === undefined ? undefined : eq(state, filter.state),
    filter.unfinished ? notInArray(state, ["published", "discarded"]) : undefined,
    filter.before === undefined ? undefined : lt(id, filter.before),
  );
  return tx.select().from(contentChangeSets).where(wanted).orderBy(desc(id)).limit(filter.limit);
}

/** The newest open change set of a user. */
export async function ownChangeSet(tx: Transaction, username: string): Promise<ChangeSetRow | undefined> {
  return (
    await tx
      .select()
      .from(contentChangeSets)
      .where(and(eq(author, username), eq(state, "open")))
      .orderBy(desc(id))
      .limit(1)
  )[0];
}

export function dueChangeSets(tx: Transaction, now: Date): Promise<ChangeSetRow[]> {
  return tx
    .select()
    .from(contentChangeSets)
    .where(and(eq(state, "scheduled"), lte(publishAt, now)))
    .orderBy(asc(publishAt), asc(id));
}

/** Titles with a prefix. */
export async function titlesLike(tx: Transaction, beginning: string): Promise<string[]> {
  const { title } = contentChangeSets;
  return (
    await tx
      .select({ title })
      .from(contentChangeSets)
      .where(sql`starts_with(${title}, ${beginning})`)
  ).map((row) => row.title);
}

export async function putChangeSet(
  tx: Transaction,
  row: { title: string; author: string; at: Date },
): Promise<ChangeSetRow> {
  return found(
    (
      await tx
        .insert(contentChangeSets)
        .values({ ...row, state: "open", version: 1 })
        .returning()
    )[0],
  );
}

/** Updates a change set and increments its version. */
export async function changeChangeSet(
  tx: Transaction,
  number: number,
  change: Partial<Omit<ChangeSetRow, "id" | "version">>,
): Promise<ChangeSetRow> {
  return found(
    (
      await tx
        .update(contentChangeSets)
        .set({ ...change, version: sql`${version} + 1` })
        .where(eq(id, number))
        .returning()
    )[0],
  );
}

/** Reviews of the current submissions, oldest first. */
export function reviewRows(tx: Transaction, numbers: readonly number[]): Promise<ReviewRow[]> {
  return tx
    .select()
    .from(contentReviews)
    .where(inArray(contentReviews.changeSet, [...numbers]))
    .orderBy(asc(contentReviews.id));
}

export async function putReview(tx: Transaction, review: typeof contentReviews.$inferInsert): Promise<void> {
  await tx.insert(contentReviews).values(review);
}
