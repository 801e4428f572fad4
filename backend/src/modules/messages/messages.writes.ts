import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { deleteWrittenUntil, insertMessage, insertOrRenew, type MessageRow } from "./messages.repository.ts";
import { mailTransportOf } from "./messages.reads.ts";
import type { Attachment } from "./messages.tables.ts";

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
  /** The deadline for sending; a day from now by default. */
  validUntil?: Date;
}

const DAY_MILLISECONDS = 86_400_000;

/** How long messages are kept, whatever their outcome. */
const KEPT_MILLISECONDS = 30 * DAY_MILLISECONDS;

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
  const { validUntil, askedFor, ...what } = message;
  const now = securityClock.now();
  const giveUpAt = validUntil ?? new Date(now.getTime() + DAY_MILLISECONDS);
  await (askedFor ? insertOrRenew : insertMessage)(tx, {
    ...what,
    state: road === "smtp" ? "WAITING" : "KEPT",
    createdAt: now,
    nextTry: now,
    giveUpAt,
  });
}

/** Deletes old messages, with the addresses in them. */
export async function deleteExpiredMessages(tx: Transaction, now: Date): Promise<void> {
  await deleteWrittenUntil(tx, new Date(now.getTime() - KEPT_MILLISECONDS));
}
