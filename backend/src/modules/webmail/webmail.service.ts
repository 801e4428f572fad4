import type { Mailbox, MailMessage, MarkedMailMessage, Webmail } from "@portico/openapi/webmail.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import { isAgent, type Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountServices, isProvisioned } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { onAccount } from "../identity/identity.reads.ts";
import {
  mailboxRows,
  markRow,
  newestMessages,
  unreadMessages,
  type MailboxRow,
  type MailMessageRow,
} from "./webmail.repository.ts";

type Deps = Pick<Dependencies, "database" | "clock">;

/** Our choice: how many messages of a mailbox are listed. */
const NEWEST = 50;

/** Shared mailboxes are read by everybody on the account, all others by their own person alone. */
const mayRead = ({ userId }: Pick<Principal, "userId">, mailbox: MailboxRow): boolean =>
  mailbox.userId === null || mailbox.userId === userId;

/**
 * Email belongs to the customer (SERV-12).
 * @returns the caller with the role on the account
 * @throws Problem NOT_ALLOWED for staff who act for a customer
 */
function customerOf(principal: Principal, accountId: string): Principal {
  const caller = onAccount(principal, accountId);
  if (isAgent(caller)) throw new Problem("NOT_ALLOWED");
  return caller;
}

/** The mailboxes of an account; undefined without a provisioned email service. */
async function provisionedMailboxes({ database }: Deps, accountId: string): Promise<MailboxRow[] | undefined> {
  const services = await accountServices(database, accountId);
  const hasEmail = services.some((service) => service.key === "EMAIL" && isProvisioned(service));
  return hasEmail ? mailboxRows(database, accountId) : undefined;
}

const messageAnswer = ({ id, sender, subject, receivedAt, isRead }: MailMessageRow): MailMessage => ({
  id,
  sender,
  subject,
  receivedAt: receivedAt.toISOString(),
  isRead,
});

async function mailboxAnswer({ database, clock }: Deps, caller: Principal, row: MailboxRow): Promise<Mailbox> {
  const { id, address, userId, storageUsedMegabytes, storageLimitMegabytes } = row;
  const messages = mayRead(caller, row) ? await newestMessages(database, id, clock.now(), NEWEST) : null;
  return {
    id,
    address,
    isShared: userId === null,
    unreadCount: await unreadMessages(database, id, clock.now()),
    storageUsedMegabytes,
    storageLimitMegabytes,
    messages: messages?.map(messageAnswer) ?? null,
  };
}

/** The mailboxes that a caller may see: every one for owners and administrators, else the shared ones and the own. */
export async function webmailOf(deps: Deps, principal: Principal, accountId: string): Promise<Webmail> {
  const caller = customerOf(principal, accountId);
  const { clock } = await onAccountTime(deps, deps.database, accountId);
  const seesAll = caller.permissions.includes("manageUsers");
  const rows = await provisionedMailboxes(deps, accountId);
  const mailboxes: Mailbox[] = [];
  for (const row of rows ?? [])
    if (seesAll || mayRead(caller, row)) mailboxes.push(await mailboxAnswer(deps, caller, row));
  return { id: accountId, timeZone: clock.timeZone, hasEmail: rows !== undefined, mailboxes };
}

/** @throws Problem NOT_FOUND for an unknown message, and for one that the caller may not read */
export async function markMail(
  deps: Deps,
  principal: Principal,
  { accountId, messageId, isRead }: { accountId: string; messageId: string; isRead: boolean },
): Promise<MarkedMailMessage> {
  const caller = customerOf(principal, accountId);
  const readable = ((await provisionedMailboxes(deps, accountId)) ?? []).filter((row) => mayRead(caller, row));
  const change = { messageId, isRead, now: deps.clock.now() };
  const marked = await markRow(
    deps.database,
    readable.map(({ id }) => id),
    change,
  );
  const mailbox = readable.find(({ id }) => id === marked?.mailboxId);
  if (!marked || !mailbox) throw new Problem("NOT_FOUND");
  return { message: messageAnswer(marked), mailbox: await mailboxAnswer(deps, caller, mailbox) };
}
