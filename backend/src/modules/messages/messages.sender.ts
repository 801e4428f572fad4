import type { Dependencies } from "../../dependencies.ts";
import { startRounds } from "../../lib/rounds.ts";
import { attachedFile, type AttachedFile } from "./messages.attachments.ts";
import { claimMessage, endMessage, giveUp, postponeMessage, type MessageRow } from "./messages.repository.ts";
import type { Attachment } from "./messages.tables.ts";
import { LONGEST_TRY, sendMail, type MailSettings, type Sent } from "./smtp.ts";

const INTERVAL_MILLISECONDS = 1_000;

/** So many are sent side by side: one slow recipient holds nobody else up. */
const AT_ONCE = 4;

/** For so long a message belongs to who is sending it. Whoever dies meanwhile leaves it to the others. */
const CLAIMED_MILLISECONDS = 2 * LONGEST_TRY;

/** From 15 seconds, doubling, to an hour. */
const pauseMilliseconds = (tries: number) => Math.min(3_600_000, 15_000 * 2 ** Math.min(tries - 1, 20));

/**
 * Sends what waits, from start-up on, in rounds of its own: a mail server that is slow must not hold up what falls due by the business clock.
 * @returns what stops it and waits for the round that is running
 */
export function startMessenger(deps: Dependencies): () => Promise<void> {
  return startRounds(() => sendMessages(deps), INTERVAL_MILLISECONDS, (error) => deps.logger.error({ err: error }, "messages could not be sent"));
}

/**
 * One round: gives up what is worth nothing any more, and sends what is due until nothing is, or nobody can be reached. Any number of
 * processes may do it: a message is with one of them at a time. Without SMTP it does nothing.
 */
export async function sendMessages(deps: Dependencies): Promise<void> {
  const { mail, demo } = deps.config;
  if (!mail) return;
  for (const message of await giveUp(deps.database, deps.securityClock.now(), demo)) tell(deps, message, "GIVEN_UP");
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendInTurn(deps, mail)));
}

async function sendInTurn(deps: Dependencies, mail: MailSettings): Promise<void> {
  for (;;) {
    const now = deps.securityClock.now();
    const message = await claimMessage(deps.database, now, new Date(now.getTime() + CLAIMED_MILLISECONDS));
    if (!message) return;
    const sent = await send(deps, mail, message);
    await writeDown(deps, message, sent);
    if (sent.kind === "away") return;
  }
}

/** Its id stays the same with every try: a recipient's server that gets it twice can tell. */
async function send(deps: Dependencies, mail: MailSettings, { id, createdAt, address, subject, text, locale, attachment }: MessageRow): Promise<Sent> {
  const attachments = attachment ? await attached(deps, id, attachment) : [];
  if (!attachments) return { kind: "later", code: "NO_FILE" };
  return sendMail(mail, { id: `${id}.${createdAt.getTime()}`, to: address, subject: subject ?? "", text: text ?? "", locale, attachments });
}

/** Undefined when it could not be made: the message waits for it. */
async function attached(deps: Dependencies, messageId: number, attachment: Attachment): Promise<AttachedFile[] | undefined> {
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
  const nextTry = new Date(securityClock.now().getTime() + pauseMilliseconds(message.tries));
  await postponeMessage(database, message, nextTry);
  deps.logger.warn({ messageId: message.id, kind: message.kind, tries: message.tries, fault: sent.code, nextTry }, "a message could not be sent yet");
}

/** No address and no word of a message is ever logged. */
function tell({ logger }: Dependencies, { id, kind, tries }: Pick<MessageRow, "id" | "kind" | "tries">, state: MessageRow["state"], fault?: string): void {
  logger[state === "SENT" ? "info" : "warn"]({ messageId: id, kind, tries, state, ...(fault && { fault }) }, "message changed state");
}
