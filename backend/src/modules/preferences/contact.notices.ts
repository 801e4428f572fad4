import { emailChange as limits } from "@portico/rules/constants";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { recoveryLink } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";

type Notifier = Pick<Dependencies, "config" | "clock" | "securityClock">;

/** E-mails the code to the new address, in the transaction that stores it. */
export async function sendEmailCode(
  deps: Notifier,
  tx: Transaction,
  { site, locale: chosen, username }: Principal,
  { email, code, expiresAt }: { email: string; code: string; expiresAt: Date },
): Promise<void> {
  const locale = chosen ?? "en-US";
  const t = await copyFor({ ...deps, database: tx }, site, locale);
  const text = [
    t("messages.emailChange.codeLead", { username }),
    t("messages.security.code", { code }),
    t("messages.emailChange.codeExpiry", { minutes: limits.lifetimeSeconds / 60 }),
    t("messages.emailChange.codeIgnore"),
  ].join("\n\n");
  const subject = t("messages.emailChange.codeSubject");
  await queueMessage(deps, tx, { kind: "SECURITY", address: email, locale, subject, text, validUntil: expiresAt });
}

/** Hides most of an address: the old mailbox may be somebody else's by now. */
const masked = (email: string) => `${email.slice(0, 1)}•••${email.slice(email.indexOf("@"))}`;

/** E-mails the old address that it is not used any more, in the transaction of the change. */
export async function notifyOldAddress(
  deps: Notifier,
  tx: Transaction,
  { site, locale: chosen, username }: Principal,
  { before, after }: { before: string | null; after: string },
): Promise<void> {
  if (before === null) return;
  const locale = chosen ?? "en-US";
  const t = await copyFor({ ...deps, database: tx }, site, locale);
  const text = [
    t("messages.emailChange.changedLead", { username, email: masked(after) }),
    t("messages.emailChange.changedAlarm", { link: recoveryLink(deps.config, site) }),
  ].join("\n\n");
  const subject = t("messages.emailChange.changedSubject");
  await queueMessage(deps, tx, { kind: "SECURITY", address: before, locale, subject, text });
}
