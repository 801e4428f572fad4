import { sql } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { requireState } from "./changeSets.domain.ts";
import { heldChangeSet, ownChangeSet, putChangeSet, titlesLike, type ChangeSetRow } from "./changeSets.repository.ts";
import type { Authorship } from "../content.types.ts";
import { putChanges } from "../history.ts";

/** Begins a change set. */
export async function beginChangeSet(tx: Transaction, title: string, by: Authorship): Promise<ChangeSetRow> {
  const made = await putChangeSet(tx, { title, author: by.author, at: by.at });
  await putChanges(tx, [{ ...by, action: "changeSetOpened", changeSet: made.id, value: { title } }]);
  return made;
}

/** The newest open one that somebody began. Two drafts that come at once begin one together, not one each. */
async function ownForWriting(tx: Transaction, author: string): Promise<ChangeSetRow | undefined> {
  const found = await ownChangeSet(tx, author);
  if (found) return found;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content set of ${author}`}, 0))`);
  return ownChangeSet(tx, author);
}

/** A title that no change set has: the same with a number where there are some. */
async function freeTitle(tx: Transaction, title: string): Promise<string> {
  const taken = new Set(await titlesLike(tx, title));
  for (let number = 2, free = title; ; free = `${title} (${number++})`) if (!taken.has(free)) return free;
}

/**
 * The change set that a draft goes to, held until the transaction ends: the one that is named, else the newest open one that the author began,
 * else a new one.
 * @throws NOT_FOUND, CHANGE_SET_CLOSED (409)
 */
export async function setForWriting(tx: Transaction, changeSet: number | undefined, by: Authorship): Promise<ChangeSetRow> {
  const known = changeSet ?? (await ownForWriting(tx, by.author))?.id;
  if (known === undefined) return beginChangeSet(tx, await freeTitle(tx, `${by.author}, ${by.at.toISOString().slice(0, 10)}`), by);
  const held = await heldChangeSet(tx, known);
  requireState(held, ["open"]);
  return held;
}
