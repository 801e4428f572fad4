import type { Transaction } from "../../../database/database.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Locale } from "../../../lib/principal.ts";
import { copyFor } from "../../content/delivery/content.reads.ts";
import { recoveryLink } from "../../messages/messages.reads.ts";
import { queueMessage } from "../../messages/messages.writes.ts";
import type { UserRow } from "../user.repository.ts";

type Notifier = Pick<Dependencies, "config" | "clock" | "securityClock">;

export type SecondFactorChange =
  | "ON"
  | "OFF"
  | "APP_OFF"
  | "CODE_USED"
  | "CODES_RENEWED"
  | "PASSKEY_ADDED"
  | "PASSKEY_REMOVED";

/** E-mails a change of the second factor, in the transaction that makes it. */
export async function notifyOfSecondFactor(
  deps: Notifier,
  tx: Transaction,
  { email, locale: own, site, username }: UserRow,
  { change, locale: typedIn, codesLeft = 0 }: { change: SecondFactorChange; locale: Locale; codesLeft?: number },
): Promise<void> {
  if (email === null) return;
  const locale = own ?? typedIn;
  const t = await copyFor({ ...deps, database: tx }, site, locale);
  const text = [
    t("messages.secondFactor.text", { change, username }),
    ...(change === "CODE_USED" ? [t("messages.secondFactor.codesLeft", { left: codesLeft })] : []),
    t("messages.security.changedAlarm", { link: recoveryLink(deps.config, site) }),
  ].join("\n\n");
  const subject = t("messages.secondFactor.subject", { change });
  await queueMessage(deps, tx, { kind: "SECURITY", address: email, locale, subject, text });
}
