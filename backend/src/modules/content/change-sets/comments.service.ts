import { type Concerned, concernedBy } from "@portico/gate/permissions";
import type { components } from "@portico/openapi/studio";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { answerOnce, type Attempt } from "../../idempotency/idempotency.writes.ts";
import { contentComments } from "../content.tables.ts";
import type { Authorship, Item } from "../content.types.ts";
import { putChanges } from "../history/history.ts";
import { type LiveContent, loadLiveContent } from "../messages/messages.service.ts";
import { type Actor, requireStep } from "../people/scope.domain.ts";
import { subjectOf } from "./changeSets.domain.ts";
import { changeSetRow } from "./changeSets.repository.ts";
import { draftsIn } from "./drafts.repository.ts";

type Comment = components["schemas"]["Comment"];
export type NewComment = { text: string; key?: string; changeSet?: number };

/**
 * Comments on a message, a toggle or a change set, once per idempotency key.
 * @throws NOT_FOUND, CONFLICT for a key that was used for something else
 */
export function comment(
  database: Database,
  { text, key, changeSet }: NewComment,
  by: Authorship,
  attempt: Attempt,
): Promise<Comment> {
  return database.transaction((tx) =>
    answerOnce(tx, {
      ...attempt,
      idOf: ({ id }) => String(id),
      create: async () => {
        if (changeSet !== undefined) await changeSetRow(tx, changeSet);
        const said = await putComment(tx, { author: by.author, at: by.at, text, key, changeSet });
        await putChanges(tx, [{ ...by, action: "commented", key, changeSet }]);
        return said;
      },
    }),
  );
}

/** Messages, toggles, forms and articles have keys of different shapes, so that a key names one thing. */
function itemNamed({ toggles, forms, articles }: LiveContent, key: string): Item {
  if (Object.hasOwn(toggles, key)) return "toggle";
  if (Object.hasOwn(forms, key)) return "form";
  return Object.hasOwn(articles, key) ? "article" : "message";
}

async function concerned(
  tx: Transaction,
  content: LiveContent,
  key: string | null,
  changeSet: number | null,
): Promise<readonly Concerned[]> {
  if (key !== null) return [concernedBy({ item: itemNamed(content, key), key, scope: "all" }, undefined, undefined)];
  return changeSet === null
    ? []
    : subjectOf(await changeSetRow(tx, changeSet), await draftsIn(tx, [changeSet]), content).items;
}

/**
 * Resolves a comment, once: by its author, or by someone who may edit its subject.
 * @throws NOT_FOUND, NOT_ALLOWED, OUTSIDE_YOUR_SCOPE
 */
export function resolve(
  database: Database,
  id: number,
  by: Omit<Authorship, "reason">,
  actor: Actor,
): Promise<Comment> {
  return database.transaction(async (tx) => {
    const { author, key, changeSet, text } = await commentRow(tx, id);
    requireStep("resolveComment", actor, {
      author,
      items: await concerned(tx, await loadLiveContent(tx), key, changeSet),
    });
    const { closed, comment: settled } = await closeComment(tx, id, by.author, by.at);
    if (closed)
      await putChanges(tx, [
        {
          ...by,
          reason: text,
          action: "commentResolved",
          ...(key === null ? {} : { key }),
          ...(changeSet === null ? {} : { changeSet }),
        },
      ]);
    return settled;
  });
}

type CommentRow = typeof contentComments.$inferSelect;

function commentOf({ id, key, changeSet, author, at, text, resolvedBy, resolvedAt }: CommentRow): Comment {
  const about = { ...(key === null ? {} : { key }), ...(changeSet === null ? {} : { changeSet }) };
  return {
    id,
    ...about,
    author,
    at: at.toISOString(),
    text,
    ...(resolvedBy && resolvedAt ? { resolvedBy, resolvedAt: resolvedAt.toISOString() } : {}),
  };
}

/** Comments on a message or a change set, oldest first. */
export async function comments(
  tx: Transaction,
  { key, changeSet }: { key?: string; changeSet?: number },
): Promise<Comment[]> {
  const wanted = and(
    key === undefined ? undefined : eq(contentComments.key, key),
    changeSet === undefined ? undefined : eq(contentComments.changeSet, changeSet),
  );
  return (await tx.select().from(contentComments).where(wanted).orderBy(asc(contentComments.id)).limit(500)).map(
    commentOf,
  );
}

/** Stores a comment. */
async function putComment(tx: Transaction, comment: typeof contentComments.$inferInsert): Promise<Comment> {
  const [row] = await tx.insert(contentComments).values(comment).returning();
  if (row === undefined) throw new Error("the comment was not stored");
  return commentOf(row);
}

/**
 * An existing comment.
 * @throws NOT_FOUND
 */
async function commentRow(tx: Transaction, id: number): Promise<CommentRow> {
  const [row] = await tx.select().from(contentComments).where(eq(contentComments.id, id));
  if (row === undefined) throw new Problem("NOT_FOUND");
  return row;
}

/**
 * Marks a comment as resolved; the first caller wins.
 * @returns whether it was open, and the comment as it is now
 */
async function closeComment(
  tx: Transaction,
  id: number,
  resolvedBy: string,
  resolvedAt: Date,
): Promise<{ closed: boolean; comment: Comment }> {
  const open = and(eq(contentComments.id, id), isNull(contentComments.resolvedAt));
  const rows = await tx.update(contentComments).set({ resolvedBy, resolvedAt }).where(open).returning();
  return { closed: rows.length > 0, comment: commentOf(await commentRow(tx, id)) };
}
