import type { Config } from "../../config/config.ts";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { isAgent, type Principal, type Site } from "../../lib/principal.ts";
import { emailOf } from "../identity/identity.reads.ts";
import { newestRows, type MessageRow } from "./messages.repository.ts";
import type { messageKinds } from "./messages.tables.ts";

/** What an e-mail is about. */
export type MessageKind = (typeof messageKinds)[number];

/**
 * How messages are delivered: by SMTP when configured; otherwise the demo keeps them for reading. Null: no delivery,
 * and features that send messages are shown as unavailable.
 */
export function mailTransportOf({ mail, demo }: Pick<Config, "mail" | "demo">): "smtp" | "kept" | null {
  if (mail) return "smtp";
  return demo ? "kept" : null;
}

/** The caller's own e-mail address; null without message delivery, without an address, and for staff. */
export async function ownAddress(
  { config, database }: Pick<Dependencies, "config" | "database">,
  caller: Principal,
): Promise<string | null> {
  if (mailTransportOf(config) === null || isAgent(caller)) return null;
  return emailOf(database, caller.userId);
}

/** The limit of messages that are shown. */
const MAX_SHOWN = 20;

/** The newest messages first. */
export function newestMessages(tx: Transaction): Promise<MessageRow[]> {
  return newestRows(tx, MAX_SHOWN);
}

function originOf({ portalOrigins, businessHosts, communityHosts }: Config, site: Site): string {
  const hosts = site === "business" ? businessHosts : communityHosts;
  return portalOrigins.find((each) => hosts.includes(new URL(each).hostname)) ?? portalOrigins[0] ?? "";
}

type BilledLine = { accountId: string; statementId: string; position: number };

/** Path of the payment page. */
export const payPage = (accountId: string): string =>
  `/billing/pay-bill?${new URLSearchParams({ open: "otp", account: accountId })}`;

/** Path of the payment of a mobile device. */
export const payDevicePage = (accountId: string, device: string): string =>
  `/billing/device-balances/pay?${new URLSearchParams({ device, account: accountId })}`;

/** Path of a payment, which says whether money was taken. */
export const paymentPage = (accountId: string, paymentId: string): string =>
  `/billing/payments/${paymentId}?${new URLSearchParams({ account: accountId })}`;

/** Path of the list of an account's technician appointments. */
export const appointmentsPage = (accountId: string): string =>
  `/service-appointments?${new URLSearchParams({ account: accountId })}`;

/** Path of an order. */
export const orderPage = (accountId: string, orderId: string): string =>
  `/orders/${orderId.toLowerCase()}?${new URLSearchParams({ account: accountId })}`;

/** Path of the question about a line of a statement. */
export const billQuestionPage = ({ accountId, statementId, position }: BilledLine): string =>
  `/billing/statements/${statementId}/charges/${position}?${new URLSearchParams({ account: accountId })}`;

/** Path of the user's requests to support on an account. */
export const supportCasesPage = (accountId: string): string =>
  `/support/forms?${new URLSearchParams({ account: accountId })}`;

/** Link to the payment page, on the customer's own site. */
export const payLink = (config: Config, site: Site, accountId: string): string =>
  `${originOf(config, site)}${payPage(accountId)}`;

/** Link to the payment of a mobile device. */
export const payDeviceLink = (config: Config, site: Site, accountId: string, device: string): string =>
  `${originOf(config, site)}${payDevicePage(accountId, device)}`;

/** Link to an invitation. The token is in the fragment, which browsers send to no server, so that no log has it. */
export const invitationLink = (config: Config, site: Site, token: string): string =>
  `${originOf(config, site)}/accept-invitation#${token}`;

/** Link to the list of an account's technician appointments. */
export const appointmentsLink = (config: Config, site: Site, accountId: string): string =>
  `${originOf(config, site)}${appointmentsPage(accountId)}`;

/** Link to an order. */
export const orderLink = (config: Config, site: Site, accountId: string, orderId: string): string =>
  `${originOf(config, site)}${orderPage(accountId, orderId)}`;

/** Link to the question about a line of a statement. */
export const billQuestionLink = (config: Config, site: Site, line: BilledLine): string =>
  `${originOf(config, site)}${billQuestionPage(line)}`;

/** Link to the user's requests to support on an account. */
export const supportCasesLink = (config: Config, site: Site, accountId: string): string =>
  `${originOf(config, site)}${supportCasesPage(accountId)}`;

/** Link to the start of a password reset. */
export const recoveryLink = (config: Config, site: Site): string =>
  `${originOf(config, site)}/account-recovery?password-reset=true`;

/** Link to the page that creates the sign-in of an account's owner. */
export const accountCreationLink = (config: Config, site: Site): string => `${originOf(config, site)}/create-account`;

/** Link to the sign-in page. */
export const signInLink = (config: Config, site: Site): string => `${originOf(config, site)}/`;

/** Link to the account summary, for messages about an account. */
export const portalLink = (config: Config, site: Site): string => `${originOf(config, site)}/account-summary`;
