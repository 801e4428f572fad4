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

/**
 * The change set for a draft, locked until the transaction ends: the given one, else the author's newest open one, else
 * a new one.
 * @throws NOT_FOUND, CHANGE_SET_CLOSED (409)
 */
export async function changeSetForDraft(
  tx: Transaction,
  changeSet: number | undefined,
  by: Authorship,
): Promise<ChangeSetRow> {
  const known = changeSet ?? (await ownForWriting(tx, by.author))?.id;
  if (known === undefined)
    return createChangeSet(tx, await freeTitle(tx, `${by.author}, ${by.at.toISOString().slice(0, 10)}`), by);
  const held = await heldChangeSet(tx, known);
  requireState(held, ["open"]);
  return held;
}
