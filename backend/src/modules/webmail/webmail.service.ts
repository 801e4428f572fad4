import type {
  Mailbox,
  MailMessage,
  MailPage,
  MarkedMailMessage,
  OpenedMailMessage,
  QueryMailPageArgs,
  Webmail,
} from "@portico/openapi/webmail.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import { isAgent, type Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountServices, isProvisioned } from "../account/account.reads.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { onAccount } from "../identity/identity.reads.ts";
import { mayRead } from "./webmail.reads.ts";
import {
  arrivedMessages,
  mailboxRows,
  markRow,
  messageCounts,
  messageRow,
  PREVIEW_LENGTH,
  takeArrived,
  type MailboxRow,
  type ListedMessageRow,
} from "./webmail.repository.ts";

type Deps = Pick<Dependencies, "database" | "clock">;

/** Our choice: how many messages of a mailbox a page has. */
const PAGE_SIZE = 50;

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

/** Our choice: two lines on a phone. */
const PREVIEW_CHARACTERS = 80;

/** How a text begins, on one line; cut after a word, and inside a very long one between characters. */
function previewOf(text: string): string {
  const begin = text.replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(begin);
  if (characters.length <= PREVIEW_CHARACTERS) return begin;
  const kept = characters.slice(0, PREVIEW_CHARACTERS).join("");
  const words = kept.slice(0, kept.lastIndexOf(" "));
  return `${words.length > kept.length / 2 ? words : kept}…`;
}

const messageAnswer = ({ id, sender, subject, receivedAt, isRead, beginning }: ListedMessageRow): MailMessage => ({
  id,
  sender,
  subject,
  receivedAt: receivedAt.toISOString(),
  isRead,
  preview: previewOf(beginning),
});

/** Mailboxes with their messages, for those that the caller may read, in two queries for any number of mailboxes. */
async function mailboxAnswers(
  { database, clock }: Deps,
  caller: Principal,
  rows: readonly MailboxRow[],
): Promise<Mailbox[]> {
  const idsOf = (some: readonly MailboxRow[]) => some.map(({ id }) => id);
  const readable = idsOf(rows.filter((row) => mayRead(caller, row)));
  const [messages, counts] = await Promise.all([
    arrivedMessages(database, readable, clock.now(), { limit: PAGE_SIZE, after: 0 }),
    messageCounts(database, idsOf(rows), clock.now()),
  ]);
  return rows.map(({ id, address, userId, storageUsedMegabytes, storageLimitMegabytes }) => ({
    id,
    address,
    isShared: userId === null,
    unreadCount: counts.get(id)?.unread ?? 0,
    storageUsedMegabytes,
    storageLimitMegabytes,
    pages: Math.max(1, Math.ceil((counts.get(id)?.arrived ?? 0) / PAGE_SIZE)),
    messages: readable.includes(id) ? (messages.get(id) ?? []).map(messageAnswer) : null,
  }));
}

/** The caller's own mailbox first, then the shared ones, then those that the caller may not read. */
const byOwner = (caller: Principal) => (one: MailboxRow, other: MailboxRow) =>
  placeOf(caller, one) - placeOf(caller, other);
const placeOf = ({ userId }: Principal, mailbox: MailboxRow) =>
  mailbox.userId === userId ? 0 : mailbox.userId === null ? 1 : 2;

/** The mailboxes that a caller may see: every one for owners and administrators, else the shared ones and the own. */
export async function webmailOf(deps: Deps, principal: Principal, accountId: string): Promise<Webmail> {
  const caller = customerOf(principal, accountId);
  const { clock } = await onAccountTime(deps, deps.database, accountId);
  const seesAll = caller.permissions.includes("manageUsers");
  const rows = await provisionedMailboxes(deps, accountId);
  const seen = (rows ?? []).filter((row) => seesAll || mayRead(caller, row)).toSorted(byOwner(caller));
  const mailboxes = await mailboxAnswers(deps, caller, seen);
  return { id: accountId, timeZone: clock.timeZone, hasEmail: rows !== undefined, mailboxes };
}

/** @throws Problem NOT_FOUND for an unknown mailbox, and for one that the caller may not read */
export async function mailPageOf(
  deps: Deps,
  principal: Principal,
  { accountId, mailboxId, page: wanted }: QueryMailPageArgs,
): Promise<MailPage> {
  const caller = customerOf(principal, accountId);
  const readable = await readableMailboxes(deps, caller, accountId);
  const { clock } = await onAccountTime(deps, deps.database, accountId);
  const [mailbox] = await mailboxAnswers(
    deps,
    caller,
    readable.filter(({ id }) => id === mailboxId),
  );
  if (!mailbox) throw new Problem("NOT_FOUND");
  const page = Math.min(Math.max(1, wanted), mailbox.pages);
  const messages = await arrivedMessages(deps.database, [mailboxId], deps.clock.now(), {
    limit: PAGE_SIZE,
    after: (page - 1) * PAGE_SIZE,
  });
  return {
    timeZone: clock.timeZone,
    mailbox,
    page,
    messages: (messages.get(mailboxId) ?? []).map(messageAnswer),
  };
}

/** @throws Problem NOT_FOUND for an unknown message, and for one that the caller may not read */
export async function openMail(
  deps: Deps,
  principal: Principal,
  { accountId, messageId }: { accountId: string; messageId: string },
): Promise<OpenedMailMessage> {
  const readable = await readableMailboxes(deps, customerOf(principal, accountId), accountId);
  const { clock } = await onAccountTime(deps, deps.database, accountId);
  const ids = readable.map(({ id }) => id);
  const row = await messageRow(deps.database, ids, { messageId, now: deps.clock.now() });
  const mailbox = readable.find(({ id }) => id === row?.mailboxId);
  if (!row || !mailbox) throw new Problem("NOT_FOUND");
  return {
    id: row.id,
    timeZone: clock.timeZone,
    message: messageAnswer({ ...row, beginning: row.text.slice(0, PREVIEW_LENGTH) }),
    mailboxAddress: mailbox.address,
    senderAddress: row.senderAddress,
    text: row.text,
  };
}

async function readableMailboxes(deps: Deps, caller: Principal, accountId: string): Promise<MailboxRow[]> {
  return ((await provisionedMailboxes(deps, accountId)) ?? []).filter((row) => mayRead(caller, row));
}

/** @throws Problem NOT_FOUND for an unknown message, and for one that the caller may not read */
export async function markMail(
  deps: Deps,
  principal: Principal,
  { accountId, messageId, isRead }: { accountId: string; messageId: string; isRead: boolean },
): Promise<MarkedMailMessage> {
  const caller = customerOf(principal, accountId);
  const readable = await readableMailboxes(deps, caller, accountId);
  const change = { messageId, isRead, now: deps.clock.now() };
  const marked = await deps.database.transaction(async (tx) => {
    await announceChange(tx, { topic: "WEBMAIL", accountId });
    return markRow(
      tx,
      readable.map(({ id }) => id),
      change,
    );
  });
  const changed = readable.filter(({ id }) => id === marked?.mailboxId);
  const [mailbox] = await mailboxAnswers(deps, caller, changed);
  if (!marked || !mailbox) throw new Problem("NOT_FOUND");
  return { message: messageAnswer(marked), mailbox };
}

/**
 * Announces the messages that have arrived by now. Safe in any number of processes: each is announced once.
 * @returns how many there were
 */
export function announceMail({ database, clock }: Deps): Promise<number> {
  return database.transaction(async (tx) => {
    const accountIds = await takeArrived(tx, clock.now());
    for (const accountId of new Set(accountIds)) await announceChange(tx, { topic: "WEBMAIL", accountId });
    return accountIds.length;
  });
}
