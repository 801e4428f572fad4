import { storedReference } from "@portico/rules/customerReference";
import { isSameAddress, notifiedFault } from "@portico/rules/emailAddress";
import { accountNameOf } from "@portico/rules/nickname";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { locales } from "../../lib/principal.ts";
import { accountFacts } from "../account/account.reads.ts";
import { copyFor, type Say } from "../content/delivery/content.reads.ts";
import { payerContact } from "../identity/identity.reads.ts";
import { roadOf } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import type { Asked } from "./payments.asked.ts";
import type { Payer, Refusal } from "./payments.domain.ts";
import type { PaymentRow } from "./payments.repository.ts";

type Notify = PaymentRow["notify"];

/** Addresses that can't be told what becomes of a payment are refused before anything is charged (B14). */
export function notifyRefusal({ config }: Pick<Dependencies, "config">, { notify }: Asked): Refusal | null {
  if (notify === null || notify.length === 0) return null;
  if (roadOf(config) === null) return { code: "NOTIFY_UNAVAILABLE" };
  return notifiedFault(notify) === null ? null : { code: "NOTIFY_INVALID" };
}

/** What is kept with a payment of what its payer gave for the records: the reference, and who is told. */
export const recordsOf = (payer: Payer, asked: Asked) => ({ customerReference: storedReference(asked.customerReference ?? ""), notify: notifyOf(payer, asked) });

/** Who is told, and how: in the language of who pays, or else in the one in which the terms were read. */
export function notifyOf(payer: Payer, { notify, terms }: Pick<Asked, "notify" | "terms">): Notify {
  if (notify === null || notify.length === 0) return null;
  const addresses = notify.filter((address, place) => notify.findIndex((earlier) => isSameAddress(earlier, address)) === place);
  const read = locales.find((locale) => locale === terms.locale);
  return { addresses, site: payer.site, locale: payer.locale ?? read ?? "en-US" };
}

/** The payment as its transaction leaves it, with an outcome that is final. */
export type Decided = PaymentRow & { state: "SUBMITTED" | "FAILED" };

/** Tells whom the payer named, in the transaction that decides the payment; each of them once, whoever finds the outcome out. */
export async function tellOutcome(deps: Dependencies, tx: Transaction, payment: Decided): Promise<void> {
  const { accountId, id, notify } = payment;
  if (notify === null) return;
  const say = await copyFor({ ...deps, database: tx }, notify.site, notify.locale);
  const account = (await accountFacts(tx, accountId)) ?? { companyName: "", nickname: null };
  const message = { kind: "PAYMENT_OUTCOME" as const, about: `payment ${accountId} ${id}`, locale: notify.locale, ...outcomeWords(say, payment, account, say("messages.payment.why", { name: payment.enteredBy })) };
  for (const address of notify.addresses) await queueMessage(deps, tx, { ...message, address });
}

/** Tells whoever paid what became of it, when they could not be told at once: their page may be closed by now. Whoever is told already is not told twice. */
export async function tellPayer(deps: Dependencies, tx: Transaction, payment: Decided): Promise<void> {
  const { accountId, id, userId, asks, state } = payment;
  if (asks === 0 || userId === null || roadOf(deps.config) === null) return;
  const payer = await payerContact(deps, tx, userId);
  if (!payer) return;
  const say = await copyFor({ ...deps, database: tx }, payer.site, payer.locale);
  const names = (await accountFacts(tx, accountId)) ?? { companyName: "", nickname: null };
  const why = state === "SUBMITTED" ? say("messages.payment.resolved.charged") : say("messages.payment.resolved.failed");
  const message = { kind: "PAYMENT_OUTCOME" as const, about: `payment ${accountId} ${id}`, locale: payer.locale, ...outcomeWords(say, payment, names, `${why} ${say("messages.dunning.noReplies")}`) };
  await queueMessage(deps, tx, { ...message, address: payer.address });
}

/** Tells that the bank took a payment back, to whom it was told that it was made. `reversalId`: told once for each. */
export async function tellNotifiedOfReturn(deps: Dependencies, tx: Transaction, payment: PaymentRow, reversalId: string): Promise<void> {
  const { accountId, amount, notify } = payment;
  if (!notify) return;
  const say = await copyFor({ ...deps, database: tx }, notify.site, notify.locale);
  const names = (await accountFacts(tx, accountId)) ?? { companyName: "", nickname: null };
  const account = { name: accountNameOf(names), ending: accountId.slice(-4) };
  const subject = say("messages.payment.returned.subject", { amount, ending: account.ending });
  const text = [say("messages.payment.returned.lead", { amount, name: names.companyName }), factLines(say, payment, account), say("messages.payment.why", { name: payment.enteredBy })].join("\n\n");
  const about = `payment returned ${accountId} ${reversalId}`;
  for (const address of notify.addresses) await queueMessage(deps, tx, { kind: "PAYMENT_OUTCOME", about, locale: notify.locale, subject, text, address });
}

type AccountNames = Parameters<typeof accountNameOf>[0];

type PaymentFacts = Pick<PaymentRow, "amount" | "paymentDate" | "confirmationNumber" | "customerReference">;

/** What names a payment in a message, a line each. */
function factLines(say: Say, { amount, paymentDate, confirmationNumber, customerReference }: PaymentFacts, account: { name: string; ending: string }): string {
  return [
    say("messages.payment.amount", { amount }),
    say("messages.payment.date", { date: paymentDate }),
    ...(confirmationNumber ? [say("messages.payment.confirmation", { number: confirmationNumber })] : []),
    ...(customerReference ? [say("messages.payment.reference", { reference: customerReference })] : []),
    say("messages.payment.account", account),
  ].join("\n");
}

/** Nothing of the card and of why it was refused: that is between the payer and the bank. */
function outcomeWords(say: Say, payment: Decided, names: AccountNames, why: string): { subject: string; text: string } {
  const { state, accountId, amount } = payment;
  const outcome = state === "SUBMITTED" ? "charged" : "failed";
  const account = { name: accountNameOf(names), ending: accountId.slice(-4) };
  const subject = say(`messages.payment.${outcome}.subject`, { amount, ending: account.ending });
  return { subject, text: [say(`messages.payment.${outcome}.lead`, { amount, name: names.companyName }), factLines(say, payment, account), why].join("\n\n") };
}
