import { localeOf, type Locale } from "@portico/message/tree";
import { payment as constants } from "@portico/rules/constants";
import type { Payment } from "@portico/openapi/graph.resolvers";
import type { Say } from "../content/delivery/content.reads.ts";

/** A receipt as words, in the order in which it is read. */
export interface ReceiptText {
  title: string;
  siteName: string;
  fact: string;
  tableName: string;
  rows: { label: string; value: string }[];
  notes: string[];
  /** Absent where nothing had to be agreed to. */
  agreed?: AgreedText;
}

/** What was agreed to, in the language in which it was, whatever the receipt's own is (PAY-22). */
export interface AgreedText {
  title: string;
  when: string;
  paragraphs: string[];
  /** Language of the paragraphs; absent when they only say that what is kept is not that text any more. */
  locale?: Locale;
}

/** `text` is undefined when nothing that is kept has the hash of what was accepted. `acceptedOn` is a date of the provider's zone. */
export interface AgreedSubject { locale: string; acceptedOn: string; text: string | undefined }

export interface ReceiptSubject { payment: Payment; accountName: string; site: "business" | "community"; agreed?: AgreedSubject | undefined }

/** What a receipt says, in the language that `say` speaks. */
export function receiptText(say: Say, { payment, accountName, site, agreed }: ReceiptSubject): ReceiptText {
  const { amount, paymentDate, accountId, lastFour, balanceAfter } = payment;
  const method = say("billing.methodType", { type: payment.paymentMethodType });
  const row = (label: string, value: string) => ({ label, value });
  return {
    title: say("receipt.title"),
    siteName: say(`shell.siteName.${site}`),
    fact: say("receipt.fact", { amount, date: paymentDate }),
    tableName: say("receipt.table"),
    rows: [
      row(say("receipt.confirmationNumber"), payment.confirmationNumber ?? ""),
      row(say("receipt.amount"), say("receipt.amountValue", { amount })),
      row(say("receipt.date"), say("receipt.dateValue", { date: paymentDate })),
      row(say("receipt.account"), say("receipt.accountValue", { name: accountName, number: accountId })),
      row(say("receipt.method"), say("receipt.methodValue", { method, lastFour })),
      row(say("receipt.channel"), say("billing.channel", { channel: payment.channel })),
      row(say("receipt.enteredBy"), payment.channel === "autoPay" ? say("billing.channel", { channel: payment.channel }) : payment.enteredBy),
      ...(payment.customerReference ? [row(say("receipt.customerReference"), payment.customerReference)] : []),
      ...(balanceAfter === null || balanceAfter === undefined ? [] : [row(say("receipt.balanceAfter"), say("receipt.amountValue", { amount: balanceAfter }))]),
    ],
    notes: [...payment.reversals.map(({ kind, state, amount: back, decidedOn, openedOn }) => say("receipt.reversed", { kind, state, amount: back, date: decidedOn ?? openedOn })), say("receipt.reflects", { hours: constants.reflectsWithinHours }), say("receipt.keep")],
    ...(agreed && { agreed: agreedText(say, agreed) }),
  };
}

function agreedText(say: Say, { locale, acceptedOn, text }: AgreedSubject): AgreedText {
  const language = locale === "es-US" ? "es" : "en";
  const [title, when] = [say("billing.agreed.title"), say("billing.agreed.when", { at: acceptedOn, language })];
  if (text === undefined) return { title, when, paragraphs: [`${say("billing.agreed.notProven.title")}. ${say("billing.agreed.notProven.detail")}`] };
  return { title, when, paragraphs: text.split(/\n\s*\n/), locale: localeOf[language] };
}
