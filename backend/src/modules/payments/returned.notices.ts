import { accountNameOf } from "@portico/rules/nickname";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { accountFacts } from "../account/account.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { billingContacts } from "../identity/identity.reads.ts";
import { payLink, roadOf } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import type { PaymentRow } from "./payments.repository.ts";
import type { Reversal } from "./processor.ts";

type Returned = Pick<Reversal, "id" | "reason" | "amount"> & { kind: "RETURN" | "CHARGEBACK" };

/** Writes to the account's people that a bank took a payment back, why, and where it is paid again: once for each time, in the transaction that books it. */
export async function tellReturn(deps: Dependencies, tx: Transaction, { accountId, userId, paymentDate: date, notify }: PaymentRow, { id, kind, reason, amount }: Returned): Promise<void> {
  if (roadOf(deps.config) === null) return;
  const account = (await accountFacts(tx, accountId)) ?? { companyName: "", nickname: null };
  const [name, ending] = [accountNameOf(account), accountId.slice(-4)];
  for (const { address, site, locale } of await billingContacts(deps, tx, accountId, userId)) {
    // Whom the payer named is told in words of their own.
    if (kind === "RETURN" && notify?.addresses.includes(address)) continue;
    const say = await copyFor({ ...deps, database: tx }, site, locale);
    const text = [
      `${say("billing.returned.title", { kind, amount, date })} ${say("billing.returned.reason", { reason })} ${say("messages.returned.due", { amount })}`,
      say("messages.dunning.pay", { link: payLink(deps.config, site, accountId) }),
      say("messages.payment.account", { name, ending }),
      say("messages.dunning.noReplies"),
    ].join("\n\n");
    await queueMessage(deps, tx, { kind: "PAYMENT_FAILURE", about: `returned ${accountId} ${id}`, address, locale, subject: say("messages.returned.subject", { kind, amount, ending }), text });
  }
}
