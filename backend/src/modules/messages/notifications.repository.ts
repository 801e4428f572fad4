import { and, between, count, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { notifications } from "./messages.tables.ts";

type Tx = Database | Transaction;
export type NotificationRow = typeof notifications.$inferSelect;

/** A user, and the accounts that the user has access to now: what an account was told is not shown to a former user. */
export type Reader = { userId: string; accountIds: readonly string[] };

export type NotificationFilter = { topic?: NotificationRow["topic"]; unread: boolean; before?: number };

const readableBy = ({ userId, accountIds }: Reader) =>
  and(eq(notifications.userId, userId), inArray(notifications.accountId, [...accountIds]));

/** Inserts a notification, deduplicated by user and subject (`about`). */
export async function insertNotification(tx: Transaction, row: typeof notifications.$inferInsert): Promise<void> {
  await tx.insert(notifications).values(row).onConflictDoNothing();
}

/** Notifications, newest first. */
export function notificationRows(
  tx: Tx,
  reader: Reader,
  { topic, unread, before }: NotificationFilter,
  limit: number,
): Promise<NotificationRow[]> {
  return tx
    .select()
    .from(notifications)
    .where(
      and(
        readableBy(reader),
        topic && eq(notifications.topic, topic),
        unread ? isNull(notifications.readAt) : undefined,
        before === undefined ? undefined : lt(notifications.id, before),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit);
}

/** @param topic counts only those about it */
export async function unreadCount(tx: Tx, reader: Reader, topic?: NotificationRow["topic"]): Promise<number> {
  const ofTopic = topic === undefined ? undefined : eq(notifications.topic, topic);
  const unread = and(readableBy(reader), isNull(notifications.readAt), ofTopic);
  return (await tx.select({ unread: count() }).from(notifications).where(unread))[0]?.unread ?? 0;
}

/** Marks the unread ones from `first` to `last` as read, only those of a topic if one is given. */
export async function markRead(
  tx: Tx,
  reader: Reader,
  { first, last, topic }: { first: number; last: number; topic?: NotificationRow["topic"] },
  readAt: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        readableBy(reader),
        between(notifications.id, first, last),
        topic && eq(notifications.topic, topic),
        isNull(notifications.readAt),
      ),
    );
}

export async function deleteNotificationsUntil(tx: Transaction, until: Date): Promise<void> {
  await tx.delete(notifications).where(lt(notifications.createdAt, until));
}
