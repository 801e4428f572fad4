import { localeOf, type Locale } from "@portico/message/tree";
import { payment as constants } from "@portico/rules/constants";
import type { Payment } from "@portico/openapi/graph.resolvers";
import type { Translate } from "../content/delivery/content.reads.ts";

/** A receipt as texts, in reading order. */
export interface ReceiptText {
  title: string;
  siteName: string;
  fact: string;
  tableName: string;
  rows: { label: string; value: string }[];
  notes: string[];
  /** Undefined when no terms were required. */
  agreed?: AgreedText;
}

/** The accepted terms in their own language, whatever the receipt's is (PAY-22). */
export interface AgreedText {
  title: string;
  when: string;
  paragraphs: string[];
  /** Language of the paragraphs; undefined when they only say that the text is no longer stored. */
  locale?: Locale;
}

/** `text` is undefined when no stored text has the hash of the accepted one. `acceptedOn` is a business date. */
export interface AgreedSubject {
  locale: string;
  acceptedOn: string;
  text: string | undefined;
}

export interface ReceiptSubject {
  payment: Payment;
  accountName: string;
  site: "business" | "community";
  /** The mobile device that was paid for; undefined for the bill. */
  deviceName?: string | undefined;
  agreed?: AgreedSubject | undefined;
}

/** Renders a receipt's texts in the language of `t`. */
export function receiptText(
  t: Translate,
  { payment, accountName, site, deviceName, agreed }: ReceiptSubject,
): ReceiptText {
  const { amount, paymentDate, accountId, lastFour, balanceAfter } = payment;
  const method = t("billing.methodType", { type: payment.paymentMethodType });
  const balanceLabel = deviceName === undefined ? t("receipt.balanceAfter") : t("receipt.deviceBalanceAfter");
  const row = (label: string, value: string) => ({ label, value });
  return {
    title: t("receipt.title"),
    siteName: t(`shell.siteName.${site}`),
    fact: t("receipt.fact", { amount, date: paymentDate }),
    tableName: t("receipt.table"),
    rows: [
      ...(deviceName === undefined ? [] : [row(t("receipt.device"), deviceName)]),
      row(t("receipt.confirmationNumber"), payment.confirmationNumber ?? ""),
      row(t("receipt.amount"), t("receipt.amountValue", { amount })),
      row(t("receipt.date"), t("receipt.dateValue", { date: paymentDate })),
      row(t("receipt.account"), t("receipt.accountValue", { name: accountName, number: accountId })),
      row(t("receipt.method"), t("receipt.methodValue", { method, lastFour })),
      row(t("receipt.channel"), t("billing.channel", { channel: payment.channel })),
      row(
        t("receipt.enteredBy"),
        payment.channel === "autoPay" ? t("billing.channel", { channel: payment.channel }) : payment.enteredBy,
      ),
      ...(payment.customerReference ? [row(t("receipt.customerReference"), payment.customerReference)] : []),
      ...(balanceAfter === null || balanceAfter === undefined
        ? []
        : [row(balanceLabel, t("receipt.amountValue", { amount: balanceAfter }))]),
    ],
    notes: [
      ...payment.reversals.map(({ kind, state, amount: back, decidedOn, openedOn }) =>
        t("receipt.reversed", { kind, state, amount: back, date: decidedOn ?? openedOn }),
      ),
      t("receipt.reflects", { hours: constants.reflectsWithinHours }),
      t("receipt.keep"),
    ],
    ...(agreed && { agreed: agreedText(t, agreed) }),
  };
}

function agreedText(t: Translate, { locale, acceptedOn, text }: AgreedSubject): AgreedText {
  const language = locale === "es-US" ? "es" : "en";
  const [title, when] = [t("billing.agreed.title"), t("billing.agreed.when", { at: acceptedOn, language })];
  if (text === undefined)
    return {
      title,
      when,
      paragraphs: [`${t("billing.agreed.notProven.title")}. ${t("billing.agreed.notProven.detail")}`],
    };
  return { title, when, paragraphs: text.split(/\n\s*\n/), locale: localeOf[language] };
}
