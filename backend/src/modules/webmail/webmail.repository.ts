import { and, asc, count, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { mailboxes, mailMessages } from "./webmail.tables.ts";

export type MailboxRow = typeof mailboxes.$inferSelect;
export type MailMessageRow = typeof mailMessages.$inferSelect;

/** The mailboxes of an account, shared ones first. */
export function mailboxRows(tx: Transaction, accountId: string): Promise<MailboxRow[]> {
  return tx
    .select()
    .from(mailboxes)
    .where(eq(mailboxes.accountId, accountId))
    .orderBy(sql`${mailboxes.userId} is not null`, asc(mailboxes.address));
}

/** The newest messages of a mailbox that have arrived. */
export function newestMessages(tx: Transaction, mailboxId: string, now: Date, most: number): Promise<MailMessageRow[]> {
  return tx
    .select()
    .from(mailMessages)
    .where(and(eq(mailMessages.mailboxId, mailboxId), lte(mailMessages.receivedAt, now)))
    .orderBy(desc(mailMessages.receivedAt), asc(mailMessages.id))
    .limit(most);
}

/** How many messages of a mailbox have arrived and are unread. */
export async function unreadMessages(tx: Transaction, mailboxId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ unread: count() })
    .from(mailMessages)
    .where(
      and(eq(mailMessages.mailboxId, mailboxId), lte(mailMessages.receivedAt, now), eq(mailMessages.isRead, false)),
    );
  return row?.unread ?? 0;
}

/** Marks a message of one of these mailboxes; undefined when none of them has it yet. */
export async function markRow(
  tx: Transaction,
  mailboxIds: readonly string[],
  { messageId, isRead, now }: { messageId: string; isRead: boolean; now: Date },
): Promise<MailMessageRow | undefined> {
  if (mailboxIds.length === 0) return undefined;
  return (
    await tx
      .update(mailMessages)
      .set({ isRead })
      .where(
        and(
          eq(mailMessages.id, messageId),
          inArray(mailMessages.mailboxId, [...mailboxIds]),
          lte(mailMessages.receivedAt, now),
        ),
      )
      .returning()
  )[0];
}
