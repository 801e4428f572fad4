import { and, asc, desc, eq, inArray, isNull, lt, type SQL } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { contentChangeSets, contentChanges, contentDrafts } from "../content.tables.ts";
import type { Item, Scope } from "../content.types.ts";
import type { ChangeRow } from "../history/history.ts";

export type DraftRow = typeof contentDrafts.$inferSelect;
export type DraftInSet = DraftRow & Pick<typeof contentChangeSets.$inferSelect, "title" | "state">;
/** The item that a draft changes. */
export type DraftTarget = { item: Item; key: string; scope: Scope };

const of = ({ item, key, scope }: DraftTarget) =>
  and(eq(contentDrafts.item, item), eq(contentDrafts.key, key), eq(contentDrafts.scope, scope));
const at = (changeSet: number, place: DraftTarget) => and(eq(contentDrafts.changeSet, changeSet), of(place));

/** The display order of drafts in a change set. */
const inOrder = [asc(contentDrafts.item), asc(contentDrafts.key), asc(contentDrafts.scope)];

async function withSets(tx: Transaction, wanted: SQL | undefined): Promise<DraftInSet[]> {
  const rows = await tx
    .select()
    .from(contentDrafts)
    .innerJoin(contentChangeSets, eq(contentChangeSets.id, contentDrafts.changeSet))
    .where(wanted)
    .orderBy(asc(contentDrafts.changeSet), ...inOrder);
  return rows.map(({ content_drafts: draft, content_change_sets: { title, state } }) => ({ ...draft, title, state }));
}

/** All drafts of a kind of item, with their change sets. */
export const draftsOfItem = (tx: Transaction, item: Item): Promise<DraftInSet[]> =>
  withSets(tx, eq(contentDrafts.item, item));

/** Every draft of one place. */
export const draftsAt = (tx: Transaction, place: DraftTarget): Promise<DraftInSet[]> => withSets(tx, of(place));

export function draftsIn(tx: Transaction, changeSets: readonly number[]): Promise<DraftRow[]> {
  return tx
    .select()
    .from(contentDrafts)
    .where(inArray(contentDrafts.changeSet, [...changeSets]))
    .orderBy(asc(contentDrafts.changeSet), ...inOrder);
}

export async function draftRow(tx: Transaction, changeSet: number, place: DraftTarget): Promise<DraftRow | undefined> {
  return (await tx.select().from(contentDrafts).where(at(changeSet, place)))[0];
}

export async function putDraft(tx: Transaction, row: DraftRow): Promise<void> {
  const { changeSet: _c, item: _i, key: _k, scope: _s, ...rest } = row;
  const target = [contentDrafts.changeSet, contentDrafts.item, contentDrafts.key, contentDrafts.scope];
  await tx.insert(contentDrafts).values(row).onConflictDoUpdate({ target, set: rest });
}

export async function dropDraft(tx: Transaction, changeSet: number, place: DraftTarget): Promise<void> {
  await tx.delete(contentDrafts).where(at(changeSet, place));
}

/** Deletes the drafts of closed change sets; their content is in the history. */
export async function dropDraftsIn(tx: Transaction, changeSets: readonly number[]): Promise<void> {
  if (changeSets.length > 0) await tx.delete(contentDrafts).where(inArray(contentDrafts.changeSet, [...changeSets]));
}

export type ChangeFilter = {
  key?: string;
  author?: string;
  action?: ChangeRow["action"];
  changeSet?: number;
  /** Only entries about no single item. */
  whole?: boolean;
  before?: number;
  limit?: number;
};

/** History entries, newest first. */
export function changeRows(
  tx: Transaction,
  { key, author, action, changeSet, whole, before, limit = 50 }: ChangeFilter,
): Promise<ChangeRow[]> {
  const wanted = [
    key === undefined ? undefined : eq(contentChanges.key, key),
    author === undefined ? undefined : eq(contentChanges.author, author),
    action === undefined ? undefined : eq(contentChanges.action, action),
    changeSet === undefined ? undefined : eq(contentChanges.changeSet, changeSet),
    whole ? isNull(contentChanges.item) : undefined,
    before === undefined ? undefined : lt(contentChanges.id, before),
  ];
  return tx
    .select()
    .from(contentChanges)
    .where(and(...wanted))
    .orderBy(desc(contentChanges.id))
    .limit(limit);
}

/** An earlier value of an item, by its hash. */
export async function changeWithHash(
  tx: Transaction,
  { item, key, scope }: DraftTarget,
  hash: string,
): Promise<unknown> {
  const wanted = and(
    eq(contentChanges.item, item),
    eq(contentChanges.key, key),
    eq(contentChanges.scope, scope),
    eq(contentChanges.hash, hash),
  );
  return (await tx.select({ value: contentChanges.value }).from(contentChanges).where(wanted).limit(1))[0]?.value;
}
