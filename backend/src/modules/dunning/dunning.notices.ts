import { accountNameOf } from "@portico/rules/nickname";
import { localDateAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { accountFacts } from "../account/account.reads.ts";
import { copyFor, type Say } from "../content/delivery/content.reads.ts";
import { billingContacts, type BillingContact } from "../identity/identity.reads.ts";
import { payLink, roadOf } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import type { FailureRow } from "./dunning.repository.ts";

/** `retry`: it is tried again; `final`: not any more, and Auto Pay is paused; `recovered`: a try was taken. */
export type Told = "retry" | "final" | "recovered";

/** Writes to the account's people, in the transaction of what it tells: each of them once for each try. */
export async function tellFailure(deps: Dependencies, tx: Transaction, row: FailureRow, told: Told, askedBy: string | null): Promise<void> {
  if (roadOf(deps.config) === null) return;
  const account = (await accountFacts(tx, row.accountId)) ?? { companyName: "", nickname: null };
  for (const contact of await billingContacts(deps, tx, row.accountId, askedBy)) {
    const say = await copyFor({ ...deps, database: tx }, contact.site, contact.locale);
    const about = `failure ${row.accountId} ${row.id} ${told} ${row.tries}`;
    await queueMessage(deps, tx, { kind: "PAYMENT_FAILURE", about, address: contact.address, locale: contact.locale, ...words(deps, say, row, told, account, contact) });
  }
}

type AccountNames = Parameters<typeof accountNameOf>[0];

function words({ config, clock }: Pick<Dependencies, "config" | "clock">, say: Say, row: FailureRow, told: Told, names: AccountNames, { site }: BillingContact): { subject: string; text: string } {
  const { accountId, amount, nextTryAt } = row;
  const kind = row.kind === "AUTO_PAY" ? "autoPay" : "scheduled";
  const [name, ending] = [accountNameOf(names), accountId.slice(-4)];
  const subject = say(`messages.dunning.${told}.subject`, { amount, ending });
  const account = say("messages.payment.account", { name, ending });
  if (told === "recovered") return { subject, text: [say("messages.dunning.recovered.lead", { amount }), account, say("messages.dunning.noReplies")].join("\n\n") };
  const why = row.code === "PROCESSOR_UNAVAILABLE" ? "outage" : kind;
  const next = nextTryAt ? say("messages.dunning.retry.next", { date: localDateAt(nextTryAt, clock.timeZone) }) : say(`messages.dunning.final.next.${why}`);
  const lead = say(`messages.dunning.failed.${kind}`, { amount, date: row.failedOn });
  const pay = say("messages.dunning.pay", { link: payLink(config, site, accountId) });
  return { subject, text: [`${lead} ${say(`billing.dunning.reason.${row.code}`)}`, next, pay, account, say("messages.dunning.noReplies")].join("\n\n") };
}
