import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { deleteWrittenUntil, insertMessage, insertOrRenew, type MessageRow } from "./messages.repository.ts";
import { mailTransportOf } from "./messages.reads.ts";
import type { Attachment } from "./messages.tables.ts";
import { deleteNotificationsUntil, insertNotification, type NotificationRow } from "./notifications.repository.ts";
import { dayMilliseconds } from "@portico/rules/constants";

/** A message to queue. */
export interface Message {
  kind: MessageRow["kind"];
  /** Deduplication key: sent to an address once. */
  about?: string;
  /** True when the recipient requested it: an undelivered message is sent again. */
  askedFor?: boolean;
  address: string;
  locale: MessageRow["locale"];
  subject: string;
  text: string;
  attachment?: Attachment;
  /** Also shown in this user's notification center (SERV-13). */
  notification?: Pick<NotificationRow, "userId" | "accountId" | "topic" | "page" | "subjectKey" | "subjectValues">;
  /** The deadline for sending; a day from now by default. */
  validUntil?: Date;
}

const NOTIFICATIONS_KEPT_MILLISECONDS = 180 * dayMilliseconds;

/** How long messages are kept, whatever their outcome. */
const KEPT_MILLISECONDS = 30 * dayMilliseconds;

/**
 * Queues a message in the caller's transaction (transactional outbox): it is sent if, and only if, that transaction
 * commits. Without delivery nothing is written; callers that offer a message check `mailTransportOf` first.
 */
export async function queueMessage(
  { config, securityClock }: Pick<Dependencies, "config" | "securityClock">,
  tx: Transaction,
  message: Message,
): Promise<void> {
  const road = mailTransportOf(config);
  if (road === null) return;
  const { validUntil, askedFor, notification, ...what } = message;
  const now = securityClock.now();
  if (notification && what.about) {
    await insertNotification(tx, { ...notification, about: what.about, createdAt: now });
    await announceChange(tx, { topic: "NOTIFICATIONS", userId: notification.userId });
  }
  const giveUpAt = validUntil ?? new Date(now.getTime() + dayMilliseconds);
  await (askedFor ? insertOrRenew : insertMessage)(tx, {
    ...what,
    state: road === "smtp" ? "WAITING" : "KEPT",
    createdAt: now,
    nextAttemptAt: now,
    giveUpAt,
  });
}

/** Deletes old messages, with the addresses in them, and old notifications. */
export async function deleteExpiredMessages(tx: Transaction, now: Date): Promise<void> {
  await deleteNotificationsUntil(tx, new Date(now.getTime() - NOTIFICATIONS_KEPT_MILLISECONDS));
  await deleteWrittenUntil(tx, new Date(now.getTime() - KEPT_MILLISECONDS));
}
