import type { Wording } from "@portico/gate/contract";
import { languages } from "@portico/message/tree";
import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { hashOf } from "../content.domain.ts";
import { contentChanges } from "../content.tables.ts";
import type { Authorship } from "../content.types.ts";
import { putDraft, type DraftRow, type DraftTarget } from "./drafts.repository.ts";
import { putChanges } from "../history/history.ts";

/** A draft to save: place, change set, live value and current draft. */
export type Written = {
  place: DraftTarget;
  changeSet: number;
  value: unknown;
  live: unknown;
  savedDraft: DraftRow | undefined;
};

/** The first authors of exactly this text, in any change set: saving it again makes nobody else an author. */
async function firstAuthor(tx: Transaction, { item, key, scope }: DraftTarget, hash: string): Promise<string[]> {
  const { action, author, id } = contentChanges;
  const wanted = and(
    eq(action, "draftSaved"),
    eq(contentChanges.item, item),
    eq(contentChanges.key, key),
    eq(contentChanges.scope, scope),
    eq(contentChanges.hash, hash),
  );
  return (await tx.select({ author }).from(contentChanges).where(wanted).orderBy(asc(id)).limit(1)).map(
    (row) => row.author,
  );
}

async function draftOf(
  tx: Transaction,
  { place, changeSet, value, live, savedDraft }: Written,
  by: Authorship,
): Promise<DraftRow> {
  const hash = hashOf(value);
  const unchanged = savedDraft?.hash === hash ? savedDraft : undefined;
  const contributors = unchanged?.contributors ?? [
    ...new Set([...(savedDraft?.contributors ?? []), ...(await firstAuthor(tx, place, hash)), by.author]),
  ];
  const signed =
    unchanged && unchanged.author !== by.author
      ? { author: unchanged.author, at: unchanged.at, reason: unchanged.reason }
      : by;
  return { changeSet, ...place, value, hash, base: hashOf(live), contributors, ...signed };
}

/**
 * Saves drafts, typed or imported, with all their authors, none of whom may approve them. Saving an unchanged text
 * rebases it on the live one and keeps its authors.
 */
export async function saveWritten(tx: Transaction, written: readonly Written[], by: Authorship): Promise<void> {
  const drafts: DraftRow[] = [];
  for (const each of written) drafts.push(await draftOf(tx, each, by));
  for (const draft of drafts) await putDraft(tx, draft);
  await putChanges(
    tx,
    drafts.map(({ changeSet, item, key, scope, value, hash }) => ({
      ...by,
      changeSet,
      item,
      key,
      scope,
      value,
      hash,
      action: "draftSaved" as const,
    })),
  );
}

/**
 * Three-way merge of two edits of a message, by language: a side that did not change a language takes the other's.
 * @returns undefined for a conflict: both changed the same language differently
 */
export function mergedWording(base: Wording, theirs: Wording, mine: Wording): Wording | undefined {
  const clash = languages.some(
    (language) =>
      mine[language] !== base[language] && theirs[language] !== base[language] && mine[language] !== theirs[language],
  );
  if (clash) return undefined;
  const pick = (language: keyof Wording) => (mine[language] === base[language] ? theirs[language] : mine[language]);
  return { en: pick("en"), es: pick("es") };
}
