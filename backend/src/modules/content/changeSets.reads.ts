import { checkWording } from "@portico/gate/checkWording";
import type { Wording } from "@portico/gate/contract";
import type { ToggleRegister } from "@portico/gate/toggles";
import type { components } from "@portico/openapi/studio";
import { localDateAt } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { approvalsNeeded, contributorsTo, isLegal, isOvertaken, liveAt, returnOf, standingReviews } from "./changeSets.domain.ts";
import { changeSetRow, changeSetRows, reviewRows, type ChangeSetFilter, type ChangeSetRow, type ReviewRow } from "./changeSets.repository.ts";
import type { Finding, ToggleDefinition } from "./content.types.ts";
import { draftsIn, type DraftRow } from "./drafts.repository.ts";
import { changeSetEtag } from "./editing.ts";
import { openDesk, type Desk } from "./messages.service.ts";
import { toggleFindings } from "./toggleFindings.domain.ts";
import { entryOf } from "./toggles.service.ts";

type Schemas = components["schemas"];
export type ChangeSet = Schemas["ChangeSet"];

const reviewOf = ({ reviewer, decision, note, at }: ReviewRow): Schemas["Review"] => ({ reviewer, decision, note, at: at.toISOString() });

function changeSetOf(row: ChangeSetRow, drafts: readonly DraftRow[], reviews: readonly ReviewRow[], { contracts }: Desk): ChangeSet {
  const legal = drafts.some((draft) => isLegal(contracts, draft));
  const returned = returnOf(row, reviews);
  return {
    id: row.id,
    etag: changeSetEtag(row),
    title: row.title,
    author: row.author,
    at: row.at.toISOString(),
    state: row.state,
    items: drafts.length,
    contributors: contributorsTo(drafts),
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
  const [desk, drafts, reviews] = [await openDesk(tx), await draftsIn(tx, numbers), await reviewRows(tx, numbers)];
  return rows.map((row) => changeSetOf(row, drafts.filter(({ changeSet }) => changeSet === row.id), reviews, desk));
}

/** A change set whose row is at hand. */
export async function readSet(tx: Transaction, row: ChangeSetRow): Promise<ChangeSet> {
  const [desk, drafts, reviews] = [await openDesk(tx), await draftsIn(tx, [row.id]), await reviewRows(tx, [row.id])];
  return changeSetOf(row, drafts, reviews, desk);
}

/** Change sets, newest first. */
export async function changeSets(tx: Transaction, filter: ChangeSetFilter): Promise<ChangeSet[]> {
  return readSets(tx, await changeSetRows(tx, filter));
}

/** One change set as a list shows it. @throws NOT_FOUND */
export async function changeSetAt(tx: Transaction, id: number): Promise<ChangeSet> {
  return readSet(tx, await changeSetRow(tx, id));
}

/** What the gate says of a draft. */
export function findingsOf({ contracts, glossary }: Desk, register: ToggleRegister, { item, key, value }: DraftRow): Finding[] {
  if (item === "toggle") return toggleFindings(key, entryOf(register, key), value as ToggleDefinition);
  return checkWording(key, Object.hasOwn(contracts, key) ? contracts[key] : undefined, value as Wording, glossary).findings as Finding[];
}

function itemOf(desk: Desk, register: ToggleRegister, draft: DraftRow): Schemas["ChangeSetItem"] {
  const { item, key, scope, author, at, reason, value } = draft;
  const live = liveAt(desk, draft);
  return { item, key, scope, author, at: at.toISOString(), reason, ...(live === undefined ? {} : { live }), mine: value, legal: isLegal(desk.contracts, draft), conflict: isOvertaken(desk, draft), findings: findingsOf(desk, register, draft) };
}

/** One change set with everything in it. @throws NOT_FOUND */
export async function changeSetDetails(tx: Transaction, register: ToggleRegister, id: number, { now, timeZone }: BusinessClock): Promise<Schemas["ChangeSetDetails"]> {
  const [desk, drafts] = [await openDesk(tx), await draftsIn(tx, [id])];
  return { changeSet: await changeSetAt(tx, id), today: localDateAt(now(), timeZone), drafts: drafts.map((draft) => itemOf(desk, register, draft)) };
}
