import { and, asc, count, desc, eq, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { mailboxes, mailMessages } from "./webmail.tables.ts";

export type MailboxRow = typeof mailboxes.$inferSelect;
export type MailMessageRow = typeof mailMessages.$inferSelect;
/** A message with the first `PREVIEW_LENGTH` characters of its text: a whole text can be long. */
export type ListedMessageRow = Omit<MailMessageRow, "text"> & { beginning: string };

/** More than a list shows of a text: white space of it is joined. */
export const PREVIEW_LENGTH = 320;

const { text: wholeText, ...listedColumns } = getTableColumns(mailMessages);
const beginning = sql<string>`left(${wholeText}, ${sql.raw(String(PREVIEW_LENGTH))})`;

/** The mailboxes of an account, by address. */
export function mailboxRows(tx: Transaction, accountId: string): Promise<MailboxRow[]> {
  return tx.select().from(mailboxes).where(eq(mailboxes.accountId, accountId)).orderBy(asc(mailboxes.address));
}

/** By mailbox, the messages that have arrived, the newest first: at most `limit` of each, after the first `after`. */
export async function arrivedMessages(
  tx: Transaction,
  mailboxIds: readonly string[],
  now: Date,
  { limit, after }: { limit: number; after: number },
): Promise<Map<string, ListedMessageRow[]>> {
  if (mailboxIds.length === 0) return new Map();
  const newest = tx
    .select({ ...listedColumns, beginning: beginning.as("beginning") })
    .from(mailMessages)
    .where(and(eq(mailMessages.mailboxId, mailboxes.id), lte(mailMessages.receivedAt, now)))
    .orderBy(desc(mailMessages.receivedAt), asc(mailMessages.id))
    .limit(limit)
    .offset(after)
    .as("newest");
  const rows = await tx
    .select()
    .from(mailboxes)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(mailboxes.id, [...mailboxIds]))
    .orderBy(desc(newest.receivedAt), asc(newest.id));
  return Map.groupBy(
    rows.map((row) => row.newest),
    ({ mailboxId }) => mailboxId,
  );
}

/** By mailbox, how many messages have arrived, and how many of them are unread; an empty mailbox is missing. */
export async function messageCounts(
  tx: Transaction,
  mailboxIds: readonly string[],
  now: Date,
): Promise<Map<string, { arrived: number; unread: number }>> {
  if (mailboxIds.length === 0) return new Map();
  const rows = await tx
    .select({
      mailboxId: mailMessages.mailboxId,
      arrived: count(),
      unread: sql`count(*) filter (where not ${mailMessages.isRead})`.mapWith(Number),
    })
    .from(mailMessages)
    .where(and(inArray(mailMessages.mailboxId, [...mailboxIds]), lte(mailMessages.receivedAt, now)))
    .groupBy(mailMessages.mailboxId);
  return new Map(rows.map(({ mailboxId, ...counts }) => [mailboxId, counts]));
}

/** A message of one of these mailboxes; undefined when none of them has it yet. */
export async function messageRow(
  tx: Transaction,
  mailboxIds: readonly string[],
  { messageId, now }: { messageId: string; now: Date },
): Promise<MailMessageRow | undefined> {
  if (mailboxIds.length === 0) return undefined;
  return (
    await tx
      .select()
      .from(mailMessages)
      .where(isArrived(mailboxIds, messageId, now))
  )[0];
}

const isArrived = (mailboxIds: readonly string[], messageId: string, now: Date) =>
  and(
    eq(mailMessages.id, messageId),
    inArray(mailMessages.mailboxId, [...mailboxIds]),
    lte(mailMessages.receivedAt, now),
  );

/** Marks a message of one of these mailboxes; undefined when none of them has it yet. */
export async function markRow(
  tx: Transaction,
  mailboxIds: readonly string[],
  { messageId, isRead, now }: { messageId: string; isRead: boolean; now: Date },
): Promise<ListedMessageRow | undefined> {
  if (mailboxIds.length === 0) return undefined;
  return (
    await tx
      .update(mailMessages)
      .set({ isRead })
      .where(isArrived(mailboxIds, messageId, now))
      .returning({ ...listedColumns, beginning })
  )[0];
}

/** Marks the messages that have arrived as announced; returns the account of each. */
export async function takeArrived(tx: Transaction, now: Date): Promise<string[]> {
  const rows = await tx
    .update(mailMessages)
    .set({ isAnnounced: true })
    .from(mailboxes)
    .where(
      and(
        eq(mailMessages.mailboxId, mailboxes.id),
        eq(mailMessages.isAnnounced, false),
        lte(mailMessages.receivedAt, now),
      ),
    )
    .returning({ accountId: mailboxes.accountId });
  return rows.map(({ accountId }) => accountId);
}
