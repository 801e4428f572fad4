import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { components } from "@portico/openapi/studio";
import type { Transaction } from "../../../database/database.ts";
import { isLegal, liveAt, type ReleaseContent } from "./changeSets.domain.ts";
import type { ChangeSetRow } from "./changeSets.repository.ts";
import { contentChanges } from "../content.tables.ts";
import { changeRows, type DraftTarget } from "./drafts.repository.ts";
import type { ChangeRow } from "../history/history.ts";
import type { LiveContent } from "../messages/messages.service.ts";
import { articlesOfRelease, releaseRow } from "../releases/releases.repository.ts";

type Item = components["schemas"]["ChangeSetItem"];

/** The authors of change sets, also of closed ones: the first to save each text. */
export async function writersOf(tx: Transaction, changeSets: readonly number[]): Promise<Map<number, string[]>> {
  const { action, author, changeSet, hash, id, item, key, scope } = contentChanges;
  if (changeSets.length === 0) return new Map();
  const first = [changeSet, item, key, scope, hash];
  const saved = and(inArray(changeSet, [...changeSets]), eq(action, "draftSaved"));
  const rows = await tx
    .selectDistinctOn(first, { changeSet, author })
    .from(contentChanges)
    .where(saved)
    .orderBy(...first.map((column) => asc(column)), asc(id));
  const found = new Map<number, string[]>();
  for (const { changeSet: set, author: name } of rows)
    if (set !== null) found.set(set, [...new Set([...(found.get(set) ?? []), name])].sort());
  return found;
}

/** What ends a failed schedule, and its failure. */
const scheduleActions = ["scheduled", "unscheduled", "scheduleFailed", "withdrawn", "submitted", "approved"] as const;

/**
 * The approved change sets whose last scheduled publication failed and that were not scheduled or reviewed again since:
 * why, and for when it was scheduled.
 */
export async function failedSchedules(
  tx: Transaction,
  approved: readonly number[],
): Promise<Map<number, { code: string; publishAt: string }>> {
  const { action, at, changeSet, id, value } = contentChanges;
  if (approved.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([changeSet], { changeSet, action, at, value })
    .from(contentChanges)
    .where(and(inArray(changeSet, [...approved]), inArray(action, [...scheduleActions])))
    .orderBy(asc(changeSet), desc(id));
  return new Map(
    rows.flatMap((row) => {
      if (row.changeSet === null || row.action !== "scheduleFailed") return [];
      // Older entries lack the scheduled time; their own is at most minutes later.
      const { code, publishAt = row.at.toISOString() } = row.value as { code: string; publishAt?: string };
      return [[row.changeSet, { code, publishAt }] as const];
    }),
  );
}

const placeOf = ({ item, key, scope }: ChangeRow): DraftTarget | undefined =>
  item && key && scope ? { item, key, scope } : undefined;

/** The items of published change sets, from the history, because their drafts are deleted. */
export async function publishedPlaces(
  tx: Transaction,
  changeSets: readonly number[],
): Promise<(DraftTarget & { changeSet: number })[]> {
  const { action, changeSet, item } = contentChanges;
  if (changeSets.length === 0) return [];
  const rows = await tx
    .select()
    .from(contentChanges)
    .where(and(inArray(changeSet, [...changeSets]), eq(action, "published"), isNotNull(item)));
  return rows.flatMap((row) => {
    const place = placeOf(row);
    return place && row.changeSet !== null ? [{ ...place, changeSet: row.changeSet }] : [];
  });
}

/** The history entries of the drafts at the time of closing, without drafts discarded before. */
function lastEntries(changes: readonly ChangeRow[], { state }: ChangeSetRow): ChangeRow[] {
  if (state === "published") return changes.filter(({ action }) => action === "published");
  const end = changes.find(({ action }) => action === "changeSetDiscarded")?.at.getTime();
  return changes.filter(({ action, at }) => action === "draftDiscarded" && at.getTime() === end);
}

/** What a published change set was based on: the previous release; for a discarded one the live content. */
async function groundOf(tx: Transaction, { release }: ChangeSetRow, content: LiveContent): Promise<ReleaseContent> {
  const own = release === null ? undefined : await releaseRow(tx, release);
  const before = own?.basedOn ? await releaseRow(tx, own.basedOn) : undefined;
  return before ? { ...before, articles: articlesOfRelease(before) } : content;
}

/** The items of a closed change set, each with the value that it replaced, its author, time and reason. */
export async function pastItems(tx: Transaction, row: ChangeSetRow, content: LiveContent): Promise<Item[]> {
  const changes = await changeRows(tx, { changeSet: row.id, limit: 20_000 });
  const ground = await groundOf(tx, row, content);
  const items = lastEntries(changes, row).flatMap((entry): Item[] => {
    const place = placeOf(entry);
    if (place === undefined) return [];
    const same = (each: ChangeRow) =>
      each.action === "draftSaved" &&
      each.item === entry.item &&
      each.key === entry.key &&
      each.scope === entry.scope &&
      each.hash === entry.hash;
    const { author, at, reason } = changes.findLast(same) ?? entry;
    const live = liveAt(ground, place);
    return [
      {
        ...place,
        author,
        at: at.toISOString(),
        reason,
        ...(live === undefined ? {} : { live }),
        mine: entry.value,
        legal: isLegal(content.contracts, place),
        conflict: false,
        findings: [],
      },
    ];
  });
  return items.sort((a, b) => (`${a.item} ${a.key} ${a.scope}` < `${b.item} ${b.key} ${b.scope}` ? -1 : 1));
}
