import { CannotStart } from "../lib/cannotStart.ts";
import type { Config } from "./config.ts";
import { refuse, text, type Environment } from "./read.ts";

/** `billing@example.com` or `Example Billing <billing@example.com>`. */
const sender = /^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/**
 * The mail server and whom its messages come from; both or neither.
 * @throws CannotStart; what is wrong with SMTP_URL is said without repeating it
 */
export function mailSettings(environment: Environment): Config["mail"] {
  const [url, from] = [text(environment, "SMTP_URL", ""), text(environment, "MAIL_FROM", "")];
  if (url === "" && from === "") return undefined;
  if (url === "" || from === "") throw new CannotStart("settings", "SMTP_URL and MAIL_FROM belong together: set both, or neither.");
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) refuse("SMTP_URL", "an address such as smtps://user:password@mail.example.com");
  if (!sender.test(from)) refuse("MAIL_FROM", "an address such as Example Billing <billing@example.com>");
  return { url, from };
}
