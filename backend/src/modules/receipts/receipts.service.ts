import type { SentReceipt } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Principal } from "../../lib/principal.ts";
import { accountName } from "../account/account.reads.ts";
import { copyFor } from "../content/content.reads.ts";
import { ownAddress } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import { receiptedPayment } from "./receiptFile.reads.ts";

/**
 * Sends the receipt of a payment to the person who asks, and to nobody else; asking again on the same day sends nothing more, unless it never
 * arrived. Staff would have it sent to themselves, so they are refused.
 * @returns undefined when there is no receipt
 */
export async function sendReceipt(deps: Dependencies, principal: Principal, accountId: string, paymentId: string, locale: Locale): Promise<SentReceipt | undefined> {
  const { database, clock } = deps;
  const payment = await receiptedPayment(deps, accountId, paymentId);
  if (!payment) return undefined;
  const address = await ownAddress(deps, principal);
  if (address === null) return { state: "UNAVAILABLE" };
  const say = await copyFor(deps, principal.site, locale);
  const { amount, paymentDate } = payment;
  const name = await accountName(database, accountId);
  const subject = say("messages.receipt.subject", { amount, date: paymentDate });
  const text = [say("messages.receipt.lead", { amount, date: paymentDate, name, ending: accountId.slice(-4) }), say("messages.receipt.why")].join("\n\n");
  const attachment = { kind: "receipt" as const, accountId, paymentId, site: principal.site, locale };
  await database.transaction((tx) => queueMessage(deps, tx, { kind: "RECEIPT", askedFor: true, about: `receipt ${accountId} ${paymentId} ${locale} ${clock.today()}`, address, locale, subject, text, attachment }));
  return { state: "SENT", address };
}
