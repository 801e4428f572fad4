import { CannotStart } from "../lib/process.ts";
import type { Config } from "./config.ts";
import { isThisMachine, refuse, text, type Environment } from "./read.ts";

/** `billing@example.com` or `Example Billing <billing@example.com>`. */
const sender = /^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** A mail server on another machine requires TLS: without STARTTLS nothing is sent, rather than in clear text. */
function overTls(url: string): string {
  const parsed = new URL(url);
  if (parsed.protocol === "smtps:" || isThisMachine(parsed.hostname)) return url;
  if (
    /^(0|false)$/i.test(parsed.searchParams.get("requireTLS") ?? "") ||
    /^(1|true)$/i.test(parsed.searchParams.get("ignoreTLS") ?? "")
  )
    refuse(
      "SMTP_URL",
      "no requireTLS=false and no ignoreTLS for a mail server on another machine: messages are not sent in clear",
    );
  parsed.searchParams.set("requireTLS", "true");
  return parsed.href;
}

/**
 * The mail server and the sender; both or neither.
 * @throws CannotStart; the message does not repeat SMTP_URL
 */
export function mailSettings(environment: Environment): Config["mail"] {
  const [url, from] = [text(environment, "SMTP_URL", ""), text(environment, "MAIL_FROM", "")];
  if (url === "" && from === "") return undefined;
  if (url === "" || from === "")
    throw new CannotStart("settings", "SMTP_URL and MAIL_FROM belong together: set both, or neither.");
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    refuse("SMTP_URL", "an address such as smtps://user:password@mail.example.com");
  if (!sender.test(from)) refuse("MAIL_FROM", "an address such as Example Billing <billing@example.com>");
  return { url: overTls(url), from };
}
