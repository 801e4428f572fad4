import { localDateAt } from "@portico/rules/dates";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { requireState } from "./changeSets.domain.ts";
import { heldChangeSet, ownChangeSet, putChangeSet, titlesLike, type ChangeSetRow } from "./changeSets.repository.ts";
import type { Authorship } from "../content.types.ts";
import { putChanges } from "../history/history.ts";

/** Creates a change set. */
export async function createChangeSet(tx: Transaction, title: string, by: Authorship): Promise<ChangeSetRow> {
  const made = await putChangeSet(tx, { title, author: by.author, at: by.at });
  await putChanges(tx, [{ ...by, action: "changeSetOpened", changeSet: made.id, value: { title } }]);
  return made;
}

/** The newest open change set of a user. Two concurrent first drafts share one instead of creating two. */
async function ownForWriting(tx: Transaction, author: string): Promise<ChangeSetRow | undefined> {
  const found = await ownChangeSet(tx, author);
  if (found) return found;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content set of ${author}`}, 0))`);
  return ownChangeSet(tx, author);
}

/** A unique title: with a number when it is taken. */
async function freeTitle(tx: Transaction, title: string): Promise<string> {
  const taken = new Set(await titlesLike(tx, title));
  for (let number = 2, free = title; ; free = `${title} (${number++})`) if (!taken.has(free)) return free;
}

/** The title of a change set that nobody named: its author and the provider's date. */
export const defaultTitle = ({ author, at }: Authorship, timeZone: string): string =>
  `${author}, ${localDateAt(at, timeZone)}`;

/**
 * An open change set, locked until the transaction ends.
 * @throws NOT_FOUND, CHANGE_SET_CLOSED (409)
 */
export async function openChangeSet(tx: Transaction, id: number): Promise<ChangeSetRow> {
  const held = await heldChangeSet(tx, id);
  requireState(held, ["open"]);
  return held;
}

/**
 * The change set for a draft, locked until the transaction ends: the given one, else the author's newest open one, else
 * a new one.
 * @throws NOT_FOUND, CHANGE_SET_CLOSED (409)
 */
export async function changeSetForDraft(
  tx: Transaction,
  changeSet: number | undefined,
  by: Authorship,
  timeZone: string,
): Promise<ChangeSetRow> {
  const known = changeSet ?? (await ownForWriting(tx, by.author))?.id;
  if (known === undefined) return createChangeSet(tx, await freeTitle(tx, defaultTitle(by, timeZone)), by);
  return openChangeSet(tx, known);
}
