import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { components } from "@portico/openapi/studio";
import type { Transaction } from "../../../database/database.ts";
import { isLegal, liveAt, type Standing } from "./changeSets.domain.ts";
import type { ChangeSetRow } from "./changeSets.repository.ts";
import { contentChanges } from "../content.tables.ts";
import { changeRows, type Place } from "./drafts.repository.ts";
import type { ChangeRow } from "../history.ts";
import type { Desk } from "../messages/messages.service.ts";
import { releaseRow } from "../releases/releases.repository.ts";

type Item = components["schemas"]["ChangeSetItem"];

/** Who wrote in change sets, also once they are over: whoever was the first to save something in one. */
export async function writersOf(tx: Transaction, changeSets: readonly number[]): Promise<Map<number, string[]>> {
  const { action, author, changeSet, hash, id, item, key, scope } = contentChanges;
  if (changeSets.length === 0) return new Map();
  const first = [changeSet, item, key, scope, hash];
  const saved = and(inArray(changeSet, [...changeSets]), eq(action, "draftSaved"));
  const rows = await tx.selectDistinctOn(first, { changeSet, author }).from(contentChanges).where(saved).orderBy(...first.map((column) => asc(column)), asc(id));
  const found = new Map<number, string[]>();
  for (const { changeSet: set, author: name } of rows) if (set !== null) found.set(set, [...new Set([...(found.get(set) ?? []), name])].sort());
  return found;
}

const placeOf = ({ item, key, scope }: ChangeRow): Place | undefined => (item && key && scope ? { item, key, scope } : undefined);

/** What was in change sets that were published: their drafts are gone, the history has them. */
export async function publishedPlaces(tx: Transaction, changeSets: readonly number[]): Promise<(Place & { changeSet: number })[]> {
  const { action, changeSet, item } = contentChanges;
  if (changeSets.length === 0) return [];
  const rows = await tx.select().from(contentChanges).where(and(inArray(changeSet, [...changeSets]), eq(action, "published"), isNotNull(item)));
  return rows.flatMap((row) => {
    const place = placeOf(row);
    return place && row.changeSet !== null ? [{ ...place, changeSet: row.changeSet }] : [];
  });
}

/** The entries of the drafts as they were when the change set was over: those of its end, not of drafts that were dropped before. */
function lastEntries(changes: readonly ChangeRow[], { state }: ChangeSetRow): ChangeRow[] {
  if (state === "published") return changes.filter(({ action }) => action === "published");
  const end = changes.find(({ action }) => action === "changeSetDiscarded")?.at.getTime();
  return changes.filter(({ action, at }) => action === "draftDiscarded" && at.getTime() === end);
}

/** What a published change set stood on: the release before its own; for one that was dropped what customers see now. */
async function groundOf(tx: Transaction, { release }: ChangeSetRow, desk: Desk): Promise<Standing> {
  const own = release === null ? undefined : await releaseRow(tx, release);
  return (own?.basedOn ? await releaseRow(tx, own.basedOn) : undefined) ?? desk;
}

/** What was in a change set that is over, each item beside what it replaced, with who wrote it, when and why. */
export async function pastItems(tx: Transaction, row: ChangeSetRow, desk: Desk): Promise<Item[]> {
  const changes = await changeRows(tx, { changeSet: row.id, limit: 20_000 });
  const ground = await groundOf(tx, row, desk);
  const items = lastEntries(changes, row).flatMap((entry): Item[] => {
    const place = placeOf(entry);
    if (place === undefined) return [];
    const same = (each: ChangeRow) => each.action === "draftSaved" && each.item === entry.item && each.key === entry.key && each.scope === entry.scope && each.hash === entry.hash;
    const { author, at, reason } = changes.findLast(same) ?? entry;
    const live = liveAt(ground, place);
    return [{ ...place, author, at: at.toISOString(), reason, ...(live === undefined ? {} : { live }), mine: entry.value, legal: isLegal(desk.contracts, place), conflict: false, findings: [] }];
  });
  return items.sort((a, b) => (`${a.item} ${a.key} ${a.scope}` < `${b.item} ${b.key} ${b.scope}` ? -1 : 1));
}
