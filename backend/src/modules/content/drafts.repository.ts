import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { contentChanges, contentDrafts } from "./content.tables.ts";
import type { Item, Scope } from "./content.types.ts";

export type DraftRow = typeof contentDrafts.$inferSelect;
export type ChangeRow = typeof contentChanges.$inferSelect;
export type NewChange = typeof contentChanges.$inferInsert;
/** What a draft is of. */
export type Place = { item: Item; key: string; scope: Scope };

const at = ({ item, key, scope }: Place) => and(eq(contentDrafts.item, item), eq(contentDrafts.key, key), eq(contentDrafts.scope, scope));

export const draftRows = (tx: Transaction): Promise<DraftRow[]> => tx.select().from(contentDrafts).orderBy(asc(contentDrafts.key), asc(contentDrafts.scope));

export async function draftRow(tx: Transaction, place: Place): Promise<DraftRow | undefined> {
  return (await tx.select().from(contentDrafts).where(at(place)))[0];
}

export async function putDraft(tx: Transaction, row: DraftRow): Promise<void> {
  const { item: _i, key: _k, scope: _s, ...rest } = row;
  await tx.insert(contentDrafts).values(row).onConflictDoUpdate({ target: [contentDrafts.item, contentDrafts.key, contentDrafts.scope], set: rest });
}

/** Drops a draft, only if it is still the one that the hash names. */
export async function dropDraft(tx: Transaction, place: Place, hash: string): Promise<boolean> {
  return (await tx.delete(contentDrafts).where(and(at(place), eq(contentDrafts.hash, hash))).returning({ key: contentDrafts.key })).length > 0;
}

/** Makes writers of one item wait for each other until the transaction ends. */
export async function holdItem(tx: Transaction, { item, key, scope }: Place): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content ${item} ${key} ${scope}`}, 0))`);
}

export async function putChanges(tx: Transaction, changes: readonly NewChange[]): Promise<void> {
  if (changes.length > 0) await tx.insert(contentChanges).values([...changes]);
}

/** Changes, newest first. */
export function changeRows(tx: Transaction, { key, before, limit }: { key?: string; before?: number; limit: number }): Promise<ChangeRow[]> {
  const wanted = and(key === undefined ? undefined : eq(contentChanges.key, key), before === undefined ? undefined : lt(contentChanges.id, before));
  return tx.select().from(contentChanges).where(wanted).orderBy(desc(contentChanges.id)).limit(limit);
}

/** A value that an item once had, by its hash. */
export async function changeWithHash(tx: Transaction, { item, key, scope }: Place, hash: string): Promise<unknown> {
  const wanted = and(eq(contentChanges.item, item), eq(contentChanges.key, key), eq(contentChanges.scope, scope), eq(contentChanges.hash, hash));
  return (await tx.select({ value: contentChanges.value }).from(contentChanges).where(wanted).limit(1))[0]?.value;
}
