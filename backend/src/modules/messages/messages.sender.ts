import type { Dependencies } from "../../dependencies.ts";
import { scheduleJob, type Heartbeat } from "../../lib/jobScheduler.ts";
import { claimMessage, endMessage, giveUp, type MessageRow, postponeMessage } from "./messages.repository.ts";
import type { Attachment } from "./messages.tables.ts";
import { LONGEST_TRY, type MailSettings, sendMail, type Sent, type AttachedFile } from "./smtp.ts";
import { safeFileName } from "../../lib/fileName.ts";
import { appointmentFile } from "../appointments/appointmentFile.reads.ts";
import { receiptFile } from "../receipts/receiptFile.reads.ts";
import { refundFile } from "../receipts/refundFile.reads.ts";
import { statementFile, type StatementFileWanted } from "../statements/statementFile.reads.ts";

const INTERVAL_MILLISECONDS = 1_000;

/** How many messages are sent concurrently, so that one slow recipient does not delay the others. */
const AT_ONCE = 4;

/** After so many messages a sender ends its run: the next one starts by giving up what has expired meanwhile. */
const LONGEST_RUN = 100;

/** Lease of a message for its sender. After a crash another process takes it over. */
const CLAIMED_MILLISECONDS = 2 * LONGEST_TRY;

/** Exponential backoff: from 15 seconds, doubling, to an hour. */
const pauseMilliseconds = (tries: number) => Math.min(3_600_000, 15_000 * 2 ** Math.min(tries - 1, 20));

/**
 * Sends queued messages, from start-up on, on a schedule of its own, so that a slow mail server does not delay the jobs
 * of the business clock.
 * @returns a function that stops it and waits for the run in progress
 */
export function startMessenger(deps: Dependencies): () => Promise<void> {
  return scheduleJob(
    (heartbeat, stopping) => sendMessages(deps, { heartbeat, stopping }),
    INTERVAL_MILLISECONDS,
    (error) => deps.logger.error({ err: error }, "messages could not be sent"),
  );
}

/** How a run reports its progress, and learns that the process stops. */
type Run = { heartbeat?: Heartbeat; stopping?: AbortSignal };

/**
 * One run: gives up expired messages, and sends those that are due until none is left, the server is unreachable or
 * the process stops. Safe in any number of processes: each message is claimed by one at a time. Does nothing without
 * SMTP.
 */
export async function sendMessages(deps: Dependencies, run: Run = {}): Promise<void> {
  const { mail, demo } = deps.config;
  if (!mail) return;
  for (const message of await giveUp(deps.database, deps.securityClock.now(), demo)) tell(deps, message, "GIVEN_UP");
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendInTurn(deps, mail, run)));
}

async function sendInTurn(deps: Dependencies, mail: MailSettings, { heartbeat, stopping }: Run): Promise<void> {
  for (let count = 0; count < LONGEST_RUN && !stopping?.aborted; count += 1) {
    const now = deps.securityClock.now();
    const message = await claimMessage(deps.database, now, new Date(now.getTime() + CLAIMED_MILLISECONDS));
    if (!message) return;
    heartbeat?.();
    const sent = await send(deps, mail, message);
    await writeDown(deps, message, sent);
    if (sent.kind === "away") return;
  }
}

/** The Message-ID stays the same for every try, so that the recipient's server can deduplicate. */
async function send(
  deps: Dependencies,
  mail: MailSettings,
  { id, createdAt, address, subject, text, locale, attachment }: MessageRow,
): Promise<Sent> {
  const attachments = attachment ? await attached(deps, id, attachment) : [];
  if (!attachments) return { kind: "later", code: "NO_FILE" };
  return sendMail(mail, {
    id: `${id}.${createdAt.getTime()}`,
    to: address,
    subject: subject ?? "",
    text: text ?? "",
    locale,
    attachments,
  });
}

/** Undefined when the file could not be generated: the message is retried later. */
async function attached(
  deps: Dependencies,
  messageId: number,
  attachment: Attachment,
): Promise<AttachedFile[] | undefined> {
  try {
    return [await attachedFile(deps, attachment)];
  } catch (error) {
    deps.logger.error({ err: error, messageId }, "the file of a message could not be made");
    return undefined;
  }
}

async function writeDown(deps: Dependencies, message: MessageRow, sent: Sent): Promise<void> {
  const { database, config, securityClock } = deps;
  if (sent.kind === "sent" || sent.kind === "refused") {
    const state = sent.kind === "sent" ? "SENT" : "REFUSED";
    await endMessage(database, message, state, config.demo);
    return tell(deps, message, state, "code" in sent ? sent.code : undefined);
  }
  const nextAttemptAt = new Date(securityClock.now().getTime() + pauseMilliseconds(message.tries));
  await postponeMessage(database, message, nextAttemptAt);
  deps.logger.warn(
    { messageId: message.id, kind: message.kind, tries: message.tries, errorCode: sent.code, nextAttemptAt },
    "a message could not be sent yet",
  );
}

/** Logs the outcome; never an address or content. */
function tell(
  { logger }: Dependencies,
  { id, kind, tries }: Pick<MessageRow, "id" | "kind" | "tries">,
  state: MessageRow["state"],
  errorCode?: string,
): void {
  logger[state === "SENT" ? "info" : "warn"](
    { messageId: id, kind, tries, state, ...(errorCode && { errorCode }) },
    "message changed state",
  );
}

/**
 * Generates the attached file of a message.
 * @throws Error when its source does not exist
 */
async function attachedFile(deps: StatementFileWanted, attachment: Attachment): Promise<AttachedFile> {
  if (attachment.kind === "appointment") {
    const { name, content } = await appointmentFile(deps, attachment, attachment);
    return { filename: safeFileName(name), content, contentType: "text/calendar; charset=utf-8" };
  }
  const file = await fileOf(deps, attachment);
  if (!file) throw new Error("there is no receipt");
  return { filename: safeFileName(file.name), content: file.pdf, contentType: "application/pdf" };
}

type PdfAttachment = Exclude<Attachment, { kind: "appointment" }>;

function fileOf(
  deps: StatementFileWanted,
  attachment: PdfAttachment,
): Promise<{ name: string; pdf: Buffer } | undefined> {
  const { accountId, site, locale } = attachment;
  switch (attachment.kind) {
    case "statement":
      return statementFile(deps, { site, locale }, accountId, attachment.statementId);
    case "receipt":
      return receiptFile(deps, { site, locale }, accountId, attachment.paymentId);
    case "refund":
      return refundFile(deps, { site, locale }, accountId, attachment.refundId);
  }
}
