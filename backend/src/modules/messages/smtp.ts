import { createTransport } from "nodemailer";
import type { Config } from "../../config/config.ts";
import type { AttachedFile } from "./messages.attachments.ts";

export type MailSettings = NonNullable<Config["mail"]>;

export interface Mail { id: string; to: string; subject: string; text: string; locale: string; attachments: AttachedFile[] }

/**
 * What became of a try. refused: the server will never take this message for this address. later: it may take it another time. away: nobody
 * can be reached, so there is no sense in trying with the next message now. `code` names the fault without an address and without content.
 */
export type Sent = { kind: "sent" } | { kind: "refused" | "later" | "away"; code: string };

/** A server that says nothing for so long is taken for one that is away. Milliseconds; `SMTP_URL` may name others. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 15_000 };
/** A try may not take longer than this, however busily the server talks. Milliseconds. */
export const LONGEST_TRY = 60_000;

/** The part of `MAIL_FROM` behind the @: message ids are named in it. */
const domainOf = (from: string) => /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? "localhost";

/** Sends over SMTP, each message over a connection of its own. STARTTLS is used where the server has it; `smtps:` or `?requireTLS=true` ask for it. */
export async function sendMail({ url, from }: MailSettings, { id, to, locale, ...mail }: Mail): Promise<Sent> {
  const transport = createTransport({ ...PATIENCE, url });
  const headers = { "auto-submitted": "auto-generated", "content-language": locale };
  try {
    await withinTime(transport.sendMail({ ...mail, to: { name: "", address: to }, from, messageId: `<${id}@${domainOf(from)}>`, headers, disableFileAccess: true, disableUrlAccess: true }));
    return { kind: "sent" };
  } catch (error) {
    return faultOf(error);
  } finally {
    transport.close();
  }
}

async function withinTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error("too slow"), { code: "ETIMEDOUT" })), LONGEST_TRY);
  });
  await Promise.race([sending, over]).finally(() => clearTimeout(timer));
}

/** The server's own words are left out: they repeat the address. */
function faultOf(error: unknown): Exclude<Sent, { kind: "sent" }> {
  const { code = "UNKNOWN", responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const named = [code, responseCode, command].filter((part) => part !== undefined).join(" ");
  // No server was asked: this is no address.
  if (code === "EENVELOPE" && responseCode === undefined) return { kind: "refused", code: named };
  // An answer to the recipient or to the message is about this message; anything before that is about the server, or about us.
  const aboutIt = responseCode !== undefined && (command === "RCPT TO" || command === "DATA");
  if (!aboutIt) return { kind: "away", code: named };
  return { kind: responseCode >= 500 ? "refused" : "later", code: named };
}
