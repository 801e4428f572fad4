import { storedReference } from "@portico/rules/customerReference";
import { isSameAddress, validateNotifiedAddress } from "@portico/rules/emailAddress";
import { accountNameOf } from "@portico/rules/nickname";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { locales } from "../../lib/principal.ts";
import { accountFacts } from "../account/account.reads.ts";
import { copyFor, type Translate } from "../content/delivery/content.reads.ts";
import { payerContact } from "../identity/identity.reads.ts";
import { mailTransportOf, paymentPage } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import type { PaymentRequest } from "./payments.request.ts";
import type { Payer, Refusal } from "./payments.domain.ts";
import type { PaymentRow } from "./payments.repository.ts";

type Notify = PaymentRow["notify"];

/** Validates the notification addresses of a payment before anything is charged (B14). */
export function notifyRefusal({ config }: Pick<Dependencies, "config">, { notify }: PaymentRequest): Refusal | null {
  if (notify === null || notify.length === 0) return null;
  if (mailTransportOf(config) === null) return { code: "NOTIFY_UNAVAILABLE" };
  return validateNotifiedAddress(notify) === null ? null : { code: "NOTIFY_INVALID" };
}

/** The customer reference and the notification addresses that are stored with a payment. */
export const recordsOf = (payer: Payer, request: PaymentRequest) => ({
  customerReference: storedReference(request.customerReference ?? ""),
  notify: notifyOf(payer, request),
});

/** Notification recipients and language: the payer's language, or else the language of the accepted terms. */
export function notifyOf(payer: Payer, { notify, terms }: Pick<PaymentRequest, "notify" | "terms">): Notify {
  if (notify === null || notify.length === 0) return null;
  const addresses = notify.filter(
    (address, place) => notify.findIndex((earlier) => isSameAddress(earlier, address)) === place,
  );
  const read = locales.find((locale) => locale === terms.locale);
  return { addresses, site: payer.site, locale: payer.locale ?? read ?? "en-US" };
}

/** A payment with a final outcome, as its transaction leaves it. */
export type Decided = PaymentRow & { state: "SUBMITTED" | "FAILED" };

/** With the state: whoever was told that a payment failed is told if its charge is found later. */
const outcomeKey = ({ accountId, id, state }: Decided) => `payment ${accountId} ${id} ${state}`;

/**
 * Notifies the addresses that the payer named, in the transaction that settles the payment: once per outcome,
 * whichever process settles it.
 */
export async function notifyOutcome(deps: Dependencies, tx: Transaction, payment: Decided): Promise<void> {
  const { notify } = payment;
  if (notify === null) return;
  const t = await copyFor({ ...deps, database: tx }, notify.site, notify.locale);
  const account = (await accountFacts(tx, payment.accountId)) ?? { companyName: "", nickname: null };
  const message = {
    kind: "PAYMENT_OUTCOME" as const,
    about: outcomeKey(payment),
    locale: notify.locale,
    ...outcomeWords(t, payment, account, t("messages.payment.why", { name: payment.enteredBy })),
  };
  for (const address of notify.addresses) await queueMessage(deps, tx, { ...message, address });
}

/**
 * Notifies the payer of the outcome when it was not known in time for the response, because the page may be closed.
 * A payer who is also a named address gets one message.
 */
export async function notifyPayer(deps: Dependencies, tx: Transaction, payment: Decided): Promise<void> {
  const { accountId, id, userId, asks, state } = payment;
  if (asks === 0 || userId === null || mailTransportOf(deps.config) === null) return;
  const payer = await payerContact(deps, tx, userId);
  if (!payer) return;
  const t = await copyFor({ ...deps, database: tx }, payer.site, payer.locale);
  const names = (await accountFacts(tx, accountId)) ?? { companyName: "", nickname: null };
  const why = state === "SUBMITTED" ? t("messages.payment.resolved.charged") : t("messages.payment.resolved.failed");
  const message = {
    kind: "PAYMENT_OUTCOME" as const,
    about: outcomeKey(payment),
    locale: payer.locale,
    ...outcomeWords(t, payment, names, `${why} ${t("messages.dunning.noReplies")}`),
  };
  const notification = {
    userId,
    accountId,
    topic: "PAYMENTS" as const,
    page: paymentPage(accountId, id),
    subjectKey: `messages.payment.${state === "SUBMITTED" ? "charged" : "failed"}.subject` as const,
    subjectValues: { amount: payment.amount, ending: accountId.slice(-4) },
  };
  await queueMessage(deps, tx, { ...message, address: payer.address, notification });
}

/**
 * Notifies the same addresses that the bank returned the payment. `reversalId` deduplicates: one notification per
 * reversal.
 */
export async function notifyAddressesOfReturn(
  deps: Dependencies,
  tx: Transaction,
  payment: PaymentRow,
  reversalId: string,
): Promise<void> {
  const { accountId, amount, notify } = payment;
  if (!notify) return;
  const t = await copyFor({ ...deps, database: tx }, notify.site, notify.locale);
  const names = (await accountFacts(tx, accountId)) ?? { companyName: "", nickname: null };
  const account = { name: accountNameOf(names), ending: accountId.slice(-4) };
  const subject = t("messages.payment.returned.subject", { amount, ending: account.ending });
  const text = [
    t("messages.payment.returned.lead", { amount, name: names.companyName }),
    factLines(t, payment, account),
    t("messages.payment.why", { name: payment.enteredBy }),
  ].join("\n\n");
  const about = `payment returned ${accountId} ${reversalId}`;
  for (const address of notify.addresses)
    await queueMessage(deps, tx, { kind: "PAYMENT_OUTCOME", about, locale: notify.locale, subject, text, address });
}

type AccountNames = Parameters<typeof accountNameOf>[0];

type PaymentFacts = Pick<PaymentRow, "amount" | "paymentDate" | "confirmationNumber" | "customerReference">;

/** The lines that identify a payment in a message. */
function factLines(
  t: Translate,
  { amount, paymentDate, confirmationNumber, customerReference }: PaymentFacts,
  account: { name: string; ending: string },
): string {
  return [
    t("messages.payment.amount", { amount }),
    t("messages.payment.date", { date: paymentDate }),
    ...(confirmationNumber ? [t("messages.payment.confirmation", { number: confirmationNumber })] : []),
    ...(customerReference ? [t("messages.payment.reference", { reference: customerReference })] : []),
    t("messages.payment.account", account),
  ].join("\n");
}

/** The outcome's text. It leaves out the card and the decline reason, which concern the payer alone. */
function outcomeWords(
  t: Translate,
  payment: Decided,
  names: AccountNames,
  why: string,
): { subject: string; text: string } {
  const { state, accountId, amount } = payment;
  const outcome = state === "SUBMITTED" ? "charged" : "failed";
  const account = { name: accountNameOf(names), ending: accountId.slice(-4) };
  const subject = t(`messages.payment.${outcome}.subject`, { amount, ending: account.ending });
  return {
    subject,
    text: [
      t(`messages.payment.${outcome}.lead`, { amount, name: names.companyName }),
      factLines(t, payment, account),
      why,
    ].join("\n\n"),
  };
}
