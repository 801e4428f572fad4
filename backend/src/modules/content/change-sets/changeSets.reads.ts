import { checkWording } from "@portico/gate/checkWording";
import type { Wording } from "@portico/gate/contract";
import type { ToggleRegister } from "@portico/gate/toggles";
import type { components } from "@portico/openapi/studio";
import { localDateAt } from "@portico/rules/dates";
import type { Transaction } from "../../../database/database.ts";
import type { BusinessClock } from "../../../lib/clock.ts";
import { approvalsNeeded, contributorsTo, isLegal, isOver, isOvertaken, liveAt, returnOf, standingReviews } from "./changeSets.domain.ts";
import { changeSetRow, changeSetRows, reviewRows, type ChangeSetFilter, type ChangeSetRow, type ReviewRow } from "./changeSets.repository.ts";
import type { Finding, ToggleDefinition } from "../content.types.ts";
import { draftsIn, type DraftRow, type Place } from "./drafts.repository.ts";
import { changeSetEtag } from "./optimisticConcurrency.ts";
import { openDesk, type Desk } from "../messages/messages.service.ts";
import { pastItems, publishedPlaces, writersOf } from "./pastChangeSets.reads.ts";
import { screensOf } from "../catalogue.ts";
import { toggleFindings } from "../toggles/toggleFindings.domain.ts";
import { entryOf } from "../toggles/toggles.service.ts";

type Schemas = components["schemas"];
export type ChangeSet = Schemas["ChangeSet"];

const reviewOf = ({ reviewer, decision, note, at }: ReviewRow): Schemas["Review"] => ({ reviewer, decision, note, at: at.toISOString() });

/** What is known of a change set besides its row: what is in it, or was when it went live, and who wrote it. */
type Inside = { places: readonly Place[]; contributors: string[]; reviews: readonly ReviewRow[] };

function changeSetOf(row: ChangeSetRow, { places, contributors, reviews }: Inside, { contracts }: Desk): ChangeSet {
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
    reviews: standingReviews(row, reviews).map(reviewOf),
    ...(row.publishAt ? { publishAt: row.publishAt.toISOString() } : {}),
    ...(row.release === null ? {} : { release: String(row.release) }),
    ...(returned ? { returned: reviewOf(returned) } : {}),
  };
}

async function readSets(tx: Transaction, rows: readonly ChangeSetRow[]): Promise<ChangeSet[]> {
  const numbers = rows.map(({ id }) => id);
  const over = rows.filter(isOver).map(({ id }) => id);
  const [desk, drafts, reviews] = [await openDesk(tx), await draftsIn(tx, numbers), await reviewRows(tx, numbers)];
  const [writers, published] = [await writersOf(tx, over), await publishedPlaces(tx, over)];
  return rows.map((row) => {
    const own = drafts.filter(({ changeSet }) => changeSet === row.id);
    const places = isOver(row) ? published.filter(({ changeSet }) => changeSet === row.id) : own;
    return changeSetOf(row, { places, contributors: isOver(row) ? (writers.get(row.id) ?? []) : contributorsTo(own), reviews }, desk);
  });
}

/** A change set whose row is at hand. */
export async function readSet(tx: Transaction, row: ChangeSetRow): Promise<ChangeSet> {
  const [read] = await readSets(tx, [row]);
  if (read === undefined) throw new Error("a change set that is there was not read");
  return read;
}

/** Change sets, newest first. */
export async function changeSets(tx: Transaction, filter: ChangeSetFilter): Promise<ChangeSet[]> {
  return readSets(tx, await changeSetRows(tx, filter));
}

/** What the gate says of a draft. */
export function findingsOf({ contracts, glossary }: Desk, register: ToggleRegister, { item, key, value }: DraftRow): Finding[] {
  if (item === "toggle") return toggleFindings(key, entryOf(register, key), value as ToggleDefinition);
  return checkWording(key, Object.hasOwn(contracts, key) ? contracts[key] : undefined, value as Wording, glossary).findings as Finding[];
}

function itemOf(desk: Desk, register: ToggleRegister, draft: DraftRow): Schemas["ChangeSetItem"] {
  const { item, key, scope, author, at, reason, value } = draft;
  const live = liveAt(desk, draft);
  return { item, key, scope, author, at: at.toISOString(), reason, ...(live === undefined ? {} : { live }), mine: value, legal: isLegal(desk.contracts, draft), ...(item === "message" ? { screens: screensOf(key) } : {}), conflict: isOvertaken(desk, draft), findings: findingsOf(desk, register, draft) };
}

/** One change set with everything in it; one that is over with what was in it. @throws NOT_FOUND */
export async function changeSetDetails(tx: Transaction, register: ToggleRegister, id: number, { now, timeZone }: BusinessClock): Promise<Schemas["ChangeSetDetails"]> {
  const [desk, row, today] = [await openDesk(tx), await changeSetRow(tx, id), localDateAt(now(), timeZone)];
  const drafts = isOver(row) ? await pastItems(tx, row, desk) : (await draftsIn(tx, [id])).map((draft) => itemOf(desk, register, draft));
  return { changeSet: await readSet(tx, row), today, drafts };
}
