import type { components } from "@portico/openapi/identity";
import { accountCreation as limits } from "@portico/rules/accountCreation";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { copyFor, type Translate } from "../content/delivery/content.reads.ts";
import { accountCreationLink, signInLink } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import type { CreationRow } from "./accountCreation.repository.ts";

type Notifier = Pick<Dependencies, "config" | "clock" | "securityClock">;
type Purpose = components["schemas"]["AccountCreationRequest"]["purpose"];

/** What somebody with the right proof is told: the code, that there is an owner, or that the suite is missing. */
export type CreationMessage = "CODE" | "OWNED" | "NO_SUITE";

function textOf(
  deps: Notifier,
  t: Translate,
  { site }: CreationRow,
  { message, code, purpose }: { message: CreationMessage; code: string; purpose: Purpose },
): { subject: string; text: string } {
  const paragraphs = {
    CODE: () => [
      t("messages.creation.codeLead", { purpose }),
      t("messages.security.code", { code }),
      t("messages.security.codeExpiry", { minutes: limits.lifetimeSeconds / 60 }),
    ],
    OWNED: () => [t("messages.creation.owned"), t("messages.security.signIn", { link: signInLink(deps.config, site) })],
    NO_SUITE: () => [t("messages.creation.noSuite", { link: accountCreationLink(deps.config, site) })],
  }[message]();
  return {
    subject: t("messages.creation.subject", { message }),
    text: [...paragraphs, t("messages.creation.ignore")].join("\n\n"),
  };
}

/** E-mails the answer to a request in the transaction that stores it. Nobody's is composed and not sent, so that it takes as long. */
export async function sendCreationMessage(
  deps: Notifier,
  tx: Transaction,
  row: CreationRow,
  { message, ...facts }: { message: CreationMessage | null; code: string; purpose: Purpose },
): Promise<void> {
  const { site, locale, email: address, expiresAt: validUntil } = row;
  const t = await copyFor({ ...deps, database: tx }, site, locale);
  const composed = textOf(deps, t, row, { message: message ?? "CODE", ...facts });
  if (message === null) return;
  await queueMessage(deps, tx, { kind: "SECURITY", address, locale, validUntil, ...composed });
}
