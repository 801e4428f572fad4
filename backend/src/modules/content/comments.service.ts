import { concernedBy, type Concerned } from "@portico/gate/permissions";
import type { components } from "@portico/openapi/studio";
import type { Database, Transaction } from "../../database/database.ts";
import { subjectOf } from "./changeSets.domain.ts";
import { changeSetRow } from "./changeSets.repository.ts";
import { close, commentRow, putComment } from "./comments.repository.ts";
import type { Authorship } from "./content.types.ts";
import { draftsIn } from "./drafts.repository.ts";
import { putChanges } from "./history.ts";
import { openDesk, type Desk } from "./messages.service.ts";
import { requireStep, type Actor } from "./scope.domain.ts";

type Comment = components["schemas"]["Comment"];
export type NewComment = { text: string; key?: string; changeSet?: number };

/** Says something of a message, a toggle or a change set. @throws NOT_FOUND */
export function comment(database: Database, { text, key, changeSet }: NewComment, by: Authorship): Promise<Comment> {
  return database.transaction(async (tx) => {
    if (changeSet !== undefined) await changeSetRow(tx, changeSet);
    const said = await putComment(tx, { author: by.author, at: by.at, text, key, changeSet });
    await putChanges(tx, [{ ...by, action: "commented", key, changeSet }]);
    return said;
  });
}

async function concerned(tx: Transaction, desk: Desk, key: string | null, changeSet: number | null): Promise<readonly Concerned[]> {
  if (key !== null) return [concernedBy({ item: Object.hasOwn(desk.toggles, key) ? "toggle" : "message", key, scope: "all" }, undefined, undefined)];
  return changeSet === null ? [] : subjectOf(await changeSetRow(tx, changeSet), await draftsIn(tx, [changeSet]), desk).items;
}

/**
 * Closes a comment, once: by who said it, or by somebody who works on what it is about.
 * @throws NOT_FOUND, NOT_ALLOWED, OUTSIDE_YOUR_SCOPE
 */
export function resolve(database: Database, id: number, by: Omit<Authorship, "reason">, actor: Actor): Promise<Comment> {
  return database.transaction(async (tx) => {
    const { author, key, changeSet, text } = await commentRow(tx, id);
    requireStep("resolveComment", actor, { author, items: await concerned(tx, await openDesk(tx), key, changeSet) });
    const { closed, comment: settled } = await close(tx, id, by.author, by.at);
    if (closed) await putChanges(tx, [{ ...by, reason: text, action: "commentResolved", ...(key === null ? {} : { key }), ...(changeSet === null ? {} : { changeSet }) }]);
    return settled;
  });
}
