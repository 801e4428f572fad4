import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { deleteWrittenUntil, insertMessage, insertOrRenew, type MessageRow } from "./messages.repository.ts";
import { roadOf } from "./messages.reads.ts";
import type { Attachment } from "./messages.tables.ts";

/** What somebody is to be told. */
export interface Message {
  kind: MessageRow["kind"];
  /** Named by what it tells of, it is told to an address once. */
  about?: string;
  /** Somebody asks for it: what never arrived is sent anew. */
  askedFor?: boolean;
  address: string;
  locale: MessageRow["locale"];
  subject: string;
  text: string;
  attachment?: Attachment;
  /** From when it is worth nothing; a day from now unless said otherwise. */
  worthlessFrom?: Date;
}

const DAY_MILLISECONDS = 86_400_000;

/** How long messages are kept, whatever became of them. */
const KEPT_MILLISECONDS = 30 * DAY_MILLISECONDS;

/**
 * Writes a message down in the caller's transaction: it is sent if, and only if, what it tells of is done. Without a road nothing is written;
 * who offers a message asks `roadOf` before.
 */
export async function queueMessage({ config, securityClock }: Pick<Dependencies, "config" | "securityClock">, tx: Transaction, message: Message): Promise<void> {
  const road = roadOf(config);
  if (road === null) return;
  const { worthlessFrom, askedFor, ...what } = message;
  const now = securityClock.now();
  const giveUpAt = worthlessFrom ?? new Date(now.getTime() + DAY_MILLISECONDS);
  await (askedFor ? insertOrRenew : insertMessage)(tx, { ...what, state: road === "smtp" ? "WAITING" : "KEPT", createdAt: now, nextTry: now, giveUpAt });
}

/** Forgets messages that are too old, with the addresses in them. */
export async function forgetMessages(tx: Transaction, now: Date): Promise<void> {
  await deleteWrittenUntil(tx, new Date(now.getTime() - KEPT_MILLISECONDS));
}
