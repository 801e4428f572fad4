import type { Transaction } from "../../../database/database.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Locale } from "../../../lib/principal.ts";
import { logActivity } from "../../activity-log/activityLog.writes.ts";
import { copyFor } from "../../content/delivery/content.reads.ts";
import { recoveryLink } from "../../messages/messages.reads.ts";
import { queueMessage } from "../../messages/messages.writes.ts";
import { membershipsOf, type UserRow } from "../user.repository.ts";

type Notifier = Pick<Dependencies, "config" | "clock" | "securityClock">;

export type SecondFactorChange = "SECOND_FACTOR_ON" | "SECOND_FACTOR_OFF" | "RECOVERY_CODE_USED" | "RECOVERY_CODES_RENEWED";

/** E-mails a change of the second factor, and logs it on the person's accounts, in the transaction that makes it. */
export async function recordChange(
  deps: Notifier,
  tx: Transaction,
  user: UserRow,
  { kind, locale: typedIn, codesLeft = 0 }: { kind: SecondFactorChange; locale: Locale; codesLeft?: number },
): Promise<void> {
  for (const { accountId } of await membershipsOf(tx, user.id))
    await logActivity(deps, tx, { accountId, actorId: user.id, kind, facts: {} });
  if (user.email === null) return;
  const locale = user.locale ?? typedIn;
  const t = await copyFor({ ...deps, database: tx }, user.site, locale);
  const text = [
    t("messages.secondFactor.text", { kind, username: user.username, left: codesLeft }),
    t("messages.security.changedAlarm", { link: recoveryLink(deps.config, user.site) }),
  ].join("\n\n");
  const subject = t("messages.secondFactor.subject", { kind });
  await queueMessage(deps, tx, { kind: "SECURITY", address: user.email, locale, subject, text });
}
