import { and, asc, eq, isNull } from "drizzle-orm";
import type { components } from "@portico/openapi/studio";
import type { Transaction } from "../../database/database.ts";
import { Problem } from "../../lib/problem.ts";
import { contentComments } from "./content.tables.ts";

type Comment = components["schemas"]["Comment"];
type CommentRow = typeof contentComments.$inferSelect;

function commentOf({ id, key, changeSet, author, at, text, resolvedBy, resolvedAt }: CommentRow): Comment {
  const about = { ...(key === null ? {} : { key }), ...(changeSet === null ? {} : { changeSet }) };
  return { id, ...about, author, at: at.toISOString(), text, ...(resolvedBy && resolvedAt ? { resolvedBy, resolvedAt: resolvedAt.toISOString() } : {}) };
}

/** Comments on a message or a change set, oldest first. */
export async function comments(tx: Transaction, { key, changeSet }: { key?: string; changeSet?: number }): Promise<Comment[]> {
  const wanted = and(key === undefined ? undefined : eq(contentComments.key, key), changeSet === undefined ? undefined : eq(contentComments.changeSet, changeSet));
  return (await tx.select().from(contentComments).where(wanted).orderBy(asc(contentComments.id)).limit(500)).map(commentOf);
}

/** Stores a comment. */
export async function putComment(tx: Transaction, comment: typeof contentComments.$inferInsert): Promise<Comment> {
  const [row] = await tx.insert(contentComments).values(comment).returning();
  if (row === undefined) throw new Error("the comment was not stored");
  return commentOf(row);
}

/** A comment that stands. @throws NOT_FOUND */
export async function commentRow(tx: Transaction, id: number): Promise<CommentRow> {
  const [row] = await tx.select().from(contentComments).where(eq(contentComments.id, id));
  if (row === undefined) throw new Problem("NOT_FOUND");
  return row;
}

/** Closes a comment; whoever was first stands. @returns whether it was open; and the comment as it stands */
export async function close(tx: Transaction, id: number, resolvedBy: string, resolvedAt: Date): Promise<{ closed: boolean; comment: Comment }> {
  const open = and(eq(contentComments.id, id), isNull(contentComments.resolvedAt));
  const rows = await tx.update(contentComments).set({ resolvedBy, resolvedAt }).where(open).returning();
  return { closed: rows.length > 0, comment: commentOf(await commentRow(tx, id)) };
}
