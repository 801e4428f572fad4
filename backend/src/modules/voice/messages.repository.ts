import { and, count, desc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { voiceMessages } from "./messages.tables.ts";

export type MessageRow = typeof voiceMessages.$inferSelect;

/** What exists at one moment. */
export interface Moment {
  /** Business time. */
  now: Date;
  /** Security time: a message that was deleted before it is gone. */
  undoableSince: Date;
}

const existing = ({ now, undoableSince }: Moment) =>
  and(
    lte(voiceMessages.receivedAt, now),
    or(isNull(voiceMessages.deletedAt), gt(voiceMessages.deletedAt, undoableSince)),
  );

/** How many messages these lines have. */
export async function messageCount(tx: Transaction, lineIds: readonly string[], at: Moment): Promise<number> {
  if (lineIds.length === 0) return 0;
  const [row] = await tx
    .select({ messages: count() })
    .from(voiceMessages)
    .where(and(inArray(voiceMessages.lineId, [...lineIds]), existing(at)));
  return row?.messages ?? 0;
}

/** The messages of these lines, the newest first. */
export async function messageRows(
  tx: Transaction,
  lineIds: readonly string[],
  at: Moment,
  { limit, after }: { limit: number; after: number },
): Promise<MessageRow[]> {
  if (lineIds.length === 0) return [];
  return tx
    .select()
    .from(voiceMessages)
    .where(and(inArray(voiceMessages.lineId, [...lineIds]), existing(at)))
    .orderBy(desc(voiceMessages.receivedAt), desc(voiceMessages.id))
    .limit(limit)
    .offset(after);
}

export async function messageRow(tx: Transaction, id: string, at: Moment): Promise<MessageRow | undefined> {
  return (
    await tx
      .select()
      .from(voiceMessages)
      .where(and(eq(voiceMessages.id, id), existing(at)))
  )[0];
}

/** By line, how many messages are unread; a line without one is missing. */
export async function unreadCounts(
  tx: Transaction,
  lineIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (lineIds.length === 0) return new Map();
  const rows = await tx
    .select({ lineId: voiceMessages.lineId, unread: count() })
    .from(voiceMessages)
    .where(
      and(
        inArray(voiceMessages.lineId, [...lineIds]),
        lte(voiceMessages.receivedAt, now),
        isNull(voiceMessages.deletedAt),
        eq(voiceMessages.isRead, false),
      ),
    )
    .groupBy(voiceMessages.lineId);
  return new Map(rows.map(({ lineId, unread }) => [lineId, unread]));
}

/** How many messages of these lines are unread. */
export async function unreadCount(tx: Transaction, lineIds: readonly string[], now: Date): Promise<number> {
  return [...(await unreadCounts(tx, lineIds, now)).values()].reduce((sum, unread) => sum + unread, 0);
}

/** Changes a message; undefined when it is gone. */
export async function changeMessage(
  tx: Transaction,
  id: string,
  at: Moment,
  change: Partial<Pick<MessageRow, "isRead" | "deletedAt">>,
): Promise<MessageRow | undefined> {
  return (
    await tx
      .update(voiceMessages)
      .set(change)
      .where(and(eq(voiceMessages.id, id), existing(at)))
      .returning()
  )[0];
}

/** Removes the messages whose deletion can no longer be undone; returns the line of each. */
export async function removeDeleted(tx: Transaction, undoableSince: Date): Promise<string[]> {
  const gone = lte(voiceMessages.deletedAt, undoableSince);
  const rows = await tx.delete(voiceMessages).where(gone).returning({ lineId: voiceMessages.lineId });
  return rows.map(({ lineId }) => lineId);
}

/** Marks the messages that have arrived as announced; returns the line of each. */
export async function takeArrived(tx: Transaction, now: Date): Promise<string[]> {
  const arrived = and(eq(voiceMessages.isAnnounced, false), lte(voiceMessages.receivedAt, now));
  const rows = await tx
    .update(voiceMessages)
    .set({ isAnnounced: true })
    .where(arrived)
    .returning({ lineId: voiceMessages.lineId });
  return rows.map(({ lineId }) => lineId);
}
