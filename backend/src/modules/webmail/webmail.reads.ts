import type { Transaction } from "../../database/database.ts";
import { isAgent, type Principal } from "../../lib/principal.ts";
import { mailboxRows, messageCounts, type MailboxRow } from "./webmail.repository.ts";

/** Shared mailboxes are read by everybody on the account, all others by their own person alone. */
export const mayRead = ({ userId }: Pick<Principal, "userId">, mailbox: MailboxRow): boolean =>
  mailbox.userId === null || mailbox.userId === userId;

/**
 * How many messages the caller has not read, in the mailboxes of an account that they may read; none for staff, because
 * email belongs to the customer. The account has provisioned email.
 */
export async function unreadMail(tx: Transaction, caller: Principal, accountId: string, now: Date): Promise<number> {
  if (isAgent(caller)) return 0;
  const readable = (await mailboxRows(tx, accountId)).filter((row) => mayRead(caller, row)).map(({ id }) => id);
  return [...(await messageCounts(tx, readable, now)).values()].reduce((sum, { unread }) => sum + unread, 0);
}
