import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Role } from "../../lib/principal.ts";
import { type BillingContact, payersOf } from "../identity/identity.reads.ts";
import { wantedEmails } from "./preferences.domain.ts";
import { choicesOn, type EmailTopic, type WantedEmails } from "./preferences.repository.ts";

/** A user of the account, with the role on it. */
export type Reader = { userId: string; role: Role };

/** Which e-mails about an account each of its users wants: as they chose, else as usual for the role (SESS-19). */
export async function emailsWantedOn(
  tx: Transaction,
  accountId: string,
  topic: EmailTopic,
): Promise<(reader: Reader) => WantedEmails> {
  const rows = (await choicesOn(tx, accountId)).filter((choice) => choice.topic === topic);
  const chosen = new Map(rows.map(({ userId, wanted }) => [userId, wanted]));
  return ({ userId, role }) => wantedEmails(topic, role, chosen.get(userId));
}

/**
 * Recipients of a notice that a payment failed or was returned: those who want to know of every payment, and the user
 * who requested this one unless they turned it off. The owners when that is nobody, because somebody has to know.
 */
export async function billingContacts(
  deps: Pick<Dependencies, "config">,
  tx: Transaction,
  accountId: string,
  askedBy: string | null,
): Promise<BillingContact[]> {
  const payers = await payersOf(deps, tx, accountId);
  const wants = await emailsWantedOn(tx, accountId, "PAYMENT_PROBLEMS");
  const wanting = payers.filter((payer) => {
    const wanted = wants(payer);
    return wanted === "ALL" || (wanted === "OWN" && payer.userId === askedBy);
  });
  return wanting.length > 0 ? wanting : payers.filter(({ role }) => role === "PRIMARY");
}
