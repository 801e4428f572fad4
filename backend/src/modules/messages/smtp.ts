import { createTransport } from "nodemailer";
import type { Config } from "../../config/config.ts";

export interface AttachedFile {
  filename: string;
  content: Buffer;
  contentType: string;
}

export type MailSettings = NonNullable<Config["mail"]>;

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  locale: string;
  attachments: AttachedFile[];
}

/**
 * The outcome of a try. refused: a permanent failure for this message and address. later: a temporary failure; retry.
 * away: the server is unreachable, so trying the next message now is pointless. `code` names the error without an
 * address and without content.
 */
export type Sent = { kind: "sent" } | { kind: "refused" | "later" | "away"; code: string };

/** Timeouts of an unresponsive server in milliseconds; `SMTP_URL` may override them. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 15_000 };
/** The overall timeout of a try in milliseconds, however active the server is. */
export const LONGEST_TRY = 60_000;

/** The domain of `MAIL_FROM`, used in message ids. */
const domainOf = (from: string) => /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? "localhost";

/**
 * Sends over SMTP, one connection per message. STARTTLS is used when the server offers it; `smtps:` or
 * `?requireTLS=true` require it.
 */
export async function sendMail({ url, from }: MailSettings, { id, to, locale, ...mail }: Mail): Promise<Sent> {
  const transport = createTransport({ ...TIMEOUTS, url });
  const headers = { "auto-submitted": "auto-generated", "content-language": locale };
  try {
    await withinTime(
      transport.sendMail({
        ...mail,
        to: { name: "", address: to },
        from,
        messageId: `<${id}@${domainOf(from)}>`,
        headers,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    );
    return { kind: "sent" };
  } catch (error) {
    return failureOf(error);
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

/** Maps an error to what became of the message. The server's text is left out, because it repeats the address. */
function failureOf(error: unknown): Exclude<Sent, { kind: "sent" }> {
  const {
    code = "UNKNOWN",
    responseCode,
    command,
  } = error as { code?: string; responseCode?: number; command?: string };
  const named = [code, responseCode, command].filter((part) => part !== undefined).join(" ");
  // The address is invalid; no server was contacted.
  if (code === "EENVELOPE" && responseCode === undefined) return { kind: "refused", code: named };
  // A reply to RCPT TO or to the message concerns this message; an earlier one concerns the server or our
  // configuration.
  const aboutIt = responseCode !== undefined && (command === "RCPT TO" || command === "DATA");
  if (!aboutIt) return { kind: "away", code: named };
  return { kind: responseCode >= 500 ? "refused" : "later", code: named };
}
