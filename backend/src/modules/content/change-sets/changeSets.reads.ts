import { checkWording } from "@portico/gate/checkWording";
import type { Wording } from "@portico/gate/contract";
import type { ToggleRegister } from "@portico/gate/toggles";
import type { components } from "@portico/openapi/studio";
import { localDateAt } from "@portico/rules/dates";
import type { Transaction } from "../../../database/database.ts";
import type { BusinessClock } from "../../../lib/clock.ts";
import { mapInSlices } from "../../../lib/eventLoop.ts";
import {
  approvalsNeeded,
  contributorsTo,
  isLegal,
  isOver,
  isStale,
  liveAt,
  returnOf,
  currentReviews,
} from "./changeSets.domain.ts";
import {
  changeSetRow,
  changeSetRows,
  reviewRows,
  type ChangeSetFilter,
  type ChangeSetRow,
  type ReviewRow,
} from "./changeSets.repository.ts";
import { articleFindings, linkableArticles } from "../articles/articleFindings.domain.ts";
import type { ArticleDefinition, Finding, FormDefinition, ToggleDefinition } from "../content.types.ts";
import { formFindings } from "../forms/formFindings.domain.ts";
import { draftsIn, type DraftRow, type DraftTarget } from "./drafts.repository.ts";
import { changeSetEtag } from "./optimisticConcurrency.ts";
import { loadLiveContent, type LiveContent } from "../messages/messages.service.ts";
import { failedSchedules, pastItems, publishedPlaces, writersOf } from "./pastChangeSets.reads.ts";
import { screensOf } from "../catalogue.ts";
import { toggleFindings } from "../toggles/toggleFindings.domain.ts";
import { entryOf } from "../toggles/toggles.service.ts";

type Schemas = components["schemas"];
export type ChangeSet = Schemas["ChangeSet"];

const reviewOf = ({ reviewer, decision, note, at }: ReviewRow): Schemas["Review"] => ({
  reviewer,
  decision,
  note,
  at: at.toISOString(),
});

/** A change set's content (current, or as published), authors and reviews. */
type Inside = {
  places: readonly DraftTarget[];
  contributors: string[];
  reviews: readonly ReviewRow[];
  scheduleFailure: ChangeSet["scheduleFailure"];
};

function changeSetOf(
  row: ChangeSetRow,
  { places, contributors, reviews, scheduleFailure }: Inside,
  { contracts }: LiveContent,
): ChangeSet {
  const legal = places.some((place) => isLegal(contracts, place));
  const returned = returnOf(row, reviews);
  return {
    id: row.id,
    etag: changeSetEtag(row),
    title: row.title,
    author: row.author,
    at: row.at.toISOString(),
    state: row.state,
    items: places.length,
    contributors,
    legal,
    approvalsNeeded: approvalsNeeded(legal),
    reviews: currentReviews(row, reviews).map(reviewOf),
    ...(row.publishAt ? { publishAt: row.publishAt.toISOString() } : {}),
    ...(row.release === null ? {} : { release: String(row.release) }),
    ...(scheduleFailure ? { scheduleFailure } : {}),
    ...(returned ? { returned: reviewOf(returned) } : {}),
  };
}

async function readSets(tx: Transaction, rows: readonly ChangeSetRow[]): Promise<ChangeSet[]> {
  const numbers = rows.map(({ id }) => id);
  const over = rows.filter(isOver).map(({ id }) => id);
  const [content, drafts, reviews] = [
    await loadLiveContent(tx),
    await draftsIn(tx, numbers),
    await reviewRows(tx, numbers),
  ];
  const [writers, published] = [await writersOf(tx, over), await publishedPlaces(tx, over)];
  const approved = rows.filter(({ state }) => state === "approved").map(({ id }) => id);
  const failures = await failedSchedules(tx, approved);
  return rows.map((row) => {
    const own = drafts.filter(({ changeSet }) => changeSet === row.id);
    const places = isOver(row) ? published.filter(({ changeSet }) => changeSet === row.id) : own;
    return changeSetOf(
      row,
      {
        places,
        contributors: isOver(row) ? (writers.get(row.id) ?? []) : contributorsTo(own),
        reviews,
        scheduleFailure: failures.get(row.id),
      },
      content,
    );
  });
}

/** Loads a change set by its row. */
export async function readSet(tx: Transaction, row: ChangeSetRow): Promise<ChangeSet> {
  const [read] = await readSets(tx, [row]);
  if (read === undefined) throw new Error("a change set that is there was not read");
  return read;
}

/** Change sets, newest first. */
export async function changeSets(tx: Transaction, filter: ChangeSetFilter): Promise<ChangeSet[]> {
  return readSets(tx, await changeSetRows(tx, filter));
}

/** The content gate's findings for a draft. @param together the drafts that go live with it */
function findingsOf(
  { contracts, glossary, articles }: LiveContent,
  register: ToggleRegister,
  { item, key, value }: DraftRow,
  together: readonly DraftRow[],
): Finding[] {
  if (item === "toggle") return toggleFindings(key, entryOf(register, key), value as ToggleDefinition);
  if (item === "form") return formFindings(key, value as FormDefinition);
  if (item === "article") return articleFindings(key, value as ArticleDefinition, linkableArticles(articles, together));
  return checkWording(key, Object.hasOwn(contracts, key) ? contracts[key] : undefined, value as Wording, glossary)
    .findings as Finding[];
}

/** The gate's findings for drafts that go live together. A set may have thousands, so they are checked in slices. */
export const findingsOfAll = async (
  content: LiveContent,
  register: ToggleRegister,
  drafts: readonly DraftRow[],
): Promise<Finding[]> => (await mapInSlices(drafts, (draft) => findingsOf(content, register, draft, drafts))).flat();

function itemOf(
  content: LiveContent,
  register: ToggleRegister,
  draft: DraftRow,
  together: readonly DraftRow[],
): Schemas["ChangeSetItem"] {
  const { item, key, scope, author, at, reason, value } = draft;
  const live = liveAt(content, draft);
  return {
    item,
    key,
    scope,
    author,
    at: at.toISOString(),
    reason,
    ...(live === undefined ? {} : { live }),
    mine: value,
    legal: isLegal(content.contracts, draft),
    ...(item === "message" ? { screens: screensOf(key) } : {}),
    conflict: isStale(content, draft),
    findings: findingsOf(content, register, draft, together),
  };
}

/** The items of an open change set, with the gate's findings, made in slices. */
export const itemsOf = (
  content: LiveContent,
  register: ToggleRegister,
  drafts: readonly DraftRow[],
): Promise<Schemas["ChangeSetItem"][]> => mapInSlices(drafts, (draft) => itemOf(content, register, draft, drafts));

/**
 * One change set with its content; a closed one with its content at the time.
 * @throws NOT_FOUND
 */
export async function changeSetDetails(
  tx: Transaction,
  register: ToggleRegister,
  id: number,
  { now, timeZone }: BusinessClock,
): Promise<Schemas["ChangeSetDetails"]> {
  const [content, row, today] = [await loadLiveContent(tx), await changeSetRow(tx, id), localDateAt(now(), timeZone)];
  const open = isOver(row) ? [] : await draftsIn(tx, [id]);
  const drafts = isOver(row) ? await pastItems(tx, row, content) : await itemsOf(content, register, open);
  return { changeSet: await readSet(tx, row), today, drafts };
}
