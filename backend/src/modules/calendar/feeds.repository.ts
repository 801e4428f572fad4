import { and, desc, eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { calendarFeeds } from "./calendar.tables.ts";

export type FeedRow = typeof calendarFeeds.$inferSelect;

/** A user's feeds for an account, newest first. */
export function feedRows(tx: Transaction, accountId: string, userId: string): Promise<FeedRow[]> {
  const own = and(eq(calendarFeeds.accountId, accountId), eq(calendarFeeds.userId, userId));
  return tx.select().from(calendarFeeds).where(own).orderBy(desc(calendarFeeds.createdAt), desc(calendarFeeds.id));
}

/** @returns the id of the new feed */
export async function insertFeed(
  tx: Transaction,
  token: string,
  row: Pick<FeedRow, "userId" | "accountId" | "locale" | "createdAt">,
): Promise<string> {
  const [made] = await tx
    .insert(calendarFeeds)
    .values({ ...row, tokenHash: tokenHash(token) })
    .returning({ id: calendarFeeds.id });
  if (!made) throw new Error("the calendar feed was not stored");
  return made.id;
}

/** The feed of a token, marked as read; undefined when it is unknown or revoked. */
export async function readFeed(tx: Transaction, token: string, now: Date): Promise<FeedRow | undefined> {
  const [row] = await tx
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(eq(calendarFeeds.tokenHash, tokenHash(token)))
    .returning();
  return row;
}

/** Deletes a user's feed; does nothing when it does not exist or belongs to another user. */
export async function deleteFeed(tx: Transaction, accountId: string, userId: string, id: string): Promise<void> {
  await tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.accountId, accountId), eq(calendarFeeds.userId, userId), eq(calendarFeeds.id, id)));
}
