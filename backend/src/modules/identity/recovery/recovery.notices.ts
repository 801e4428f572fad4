import { recovery as limits } from "@portico/rules/recovery";
import type { Transaction } from "../../../database/database.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Locale } from "../../../lib/principal.ts";
import { copyFor } from "../../content/delivery/content.reads.ts";
import { recoveryLink, signInLink } from "../../messages/messages.reads.ts";
import { queueMessage, type Message } from "../../messages/messages.writes.ts";
import type { UserRow } from "../user.repository.ts";

type Notifier = Pick<Dependencies, "config" | "clock" | "securityClock">;

/** Who a message is for. `email` null: it is composed and not sent, so that the answer takes as long for nobody. */
export type Recipient = Pick<UserRow, "email" | "site" | "locale">;

async function queue(
  deps: Notifier,
  tx: Transaction,
  { email }: Recipient,
  message: Omit<Message, "kind" | "address">,
): Promise<void> {
  if (email !== null) await queueMessage(deps, tx, { ...message, kind: "SECURITY", address: email });
}

const copyOf = (deps: Notifier, tx: Transaction, { site }: Recipient, locale: Locale) =>
  copyFor({ ...deps, database: tx }, site, locale);

/** E-mails the code of a password reset, in the transaction that stores it. */
export async function sendCode(
  deps: Notifier,
  tx: Transaction,
  recipient: Recipient & { username: string },
  { code, expiresAt, locale: typedIn }: { code: string; expiresAt: Date; locale: Locale },
): Promise<void> {
  const locale = recipient.locale ?? typedIn;
  const t = await copyOf(deps, tx, recipient, locale);
  const text = [
    t("messages.security.codeLead", { username: recipient.username }),
    t("messages.security.code", { code }),
    t("messages.security.codeExpiry", { minutes: limits.lifetimeSeconds / 60 }),
    t("messages.security.codeIgnore"),
  ].join("\n\n");
  const subject = t("messages.security.codeSubject");
  await queue(deps, tx, recipient, { locale, subject, text, validUntil: expiresAt });
}

/** E-mails the user names that belong to an address. */
export async function sendUsernames(
  deps: Notifier,
  tx: Transaction,
  recipient: Recipient & { usernames: readonly string[] },
  typedIn: Locale,
): Promise<void> {
  const locale = recipient.locale ?? typedIn;
  const t = await copyOf(deps, tx, recipient, locale);
  const { usernames, site } = recipient;
  const text = [
    t("messages.security.usernamesLead", { count: usernames.length }),
    usernames.join("\n"),
    t("messages.security.signIn", { link: signInLink(deps.config, site) }),
    t("messages.security.usernamesIgnore"),
  ].join("\n\n");
  await queue(deps, tx, recipient, { locale, subject: t("messages.security.usernamesSubject"), text });
}

/** A changed password: `signedOut` says whether the session in which it was changed goes on. */
export type PasswordChange = { locale: Locale; signedOut: "everywhere" | "elsewhere" };

/** E-mails that a password was changed, in the transaction that changes it. */
export async function notifyOfNewPassword(
  deps: Notifier,
  tx: Transaction,
  user: UserRow,
  { locale: typedIn, signedOut }: PasswordChange,
): Promise<void> {
  const locale = user.locale ?? typedIn;
  const t = await copyOf(deps, tx, user, locale);
  const { username } = user;
  const text = [
    signedOut === "everywhere"
      ? t("messages.security.changedLead", { username })
      : t("messages.security.changedHere", { username }),
    t("messages.security.changedAlarm", { link: recoveryLink(deps.config, user.site) }),
  ].join("\n\n");
  await queue(deps, tx, user, { locale, subject: t("messages.security.changedSubject"), text });
}
