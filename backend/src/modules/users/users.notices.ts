import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { accountName } from "../account/account.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import type { Member } from "../identity/memberships.reads.ts";
import { invitationLink, portalLink } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import type { ChangeKind } from "./users.domain.ts";
import { users as limits } from "@portico/rules/constants";
import type { InvitationRow } from "./users.repository.ts";

type Notifier = Pick<Dependencies, "config" | "clock" | "securityClock">;

/** E-mails the link of an invitation, in the transaction that stores it: once for each version. */
export async function sendInvitation(
  deps: Notifier,
  tx: Transaction,
  { id, version, accountId, email, role, site, locale, invitedBy, expiresAt }: InvitationRow,
  token: string,
): Promise<void> {
  const t = await copyFor({ ...deps, database: tx }, site, locale);
  const account = await accountName(tx, accountId);
  const text = [
    t("messages.invitation.lead", { inviter: invitedBy, account, role }),
    t("messages.invitation.link", { link: invitationLink(deps.config, site, token) }),
    t("messages.invitation.expiry", { days: limits.invitationDays }),
    t("messages.invitation.ignore"),
  ].join("\n\n");
  await queueMessage(deps, tx, {
    kind: "INVITATION",
    about: `invitation ${id} ${version}`,
    address: email,
    locale,
    subject: t("messages.invitation.subject", { inviter: invitedBy, account }),
    text,
    validUntil: expiresAt,
  });
}

/** The changes that the person concerned is notified about. */
export type NoticedKind = Exclude<ChangeKind, "INVITED" | "INVITATION_SENT_AGAIN" | "INVITATION_WITHDRAWN" | "JOINED">;

/** E-mails somebody that their access to an account changed. Nothing without an address. */
export async function tellMember(
  deps: Notifier,
  tx: Transaction,
  { email, site, locale, accountId, role }: Pick<Member, "email" | "site" | "locale" | "accountId" | "role">,
  kind: NoticedKind,
  by: string,
): Promise<void> {
  if (email === null) return;
  const t = await copyFor({ ...deps, database: tx }, site, locale ?? "en-US");
  const account = await accountName(tx, accountId);
  const text = [
    t("messages.access.lead", { kind, by, account, role }),
    ...(kind === "REMOVED" || kind === "DEACTIVATED"
      ? []
      : [t("messages.access.link", { link: portalLink(deps.config, site) })]),
    t("messages.access.question", { by }),
  ].join("\n\n");
  await queueMessage(deps, tx, {
    kind: "ACCESS",
    address: email,
    locale: locale ?? "en-US",
    subject: t("messages.access.subject", { account }),
    text,
  });
}
