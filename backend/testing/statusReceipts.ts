import type { Payer } from "./payer.ts";
import type { Files } from "./statusFiles.ts";
import type { Places } from "./statusPlaces.ts";

/** A payment that was taken on the day that is looked at, as its history has it. */
type Taken = Places["graph"]["payments"]["nodes"][number];

/** What somebody is told of one: its receipt, and the message to whom its payer named. */
export interface ReceiptFile { id: string; pdf: string }

/** Payments of the day on which money was taken. */
export const takenToday = ({ graph }: Places): Taken[] => graph.payments.nodes.filter(({ state, paymentDate }) => state === "SUBMITTED" && paymentDate === graph.businessDate);

export const receiptPath = ({ accountId }: Payer, { id }: Taken) => `/api/pub/billing/v1/accounts/${accountId}/payments/${id}/receipt?locale=en-US`;

const dollars = (cents: number) => new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
const longDate = (date: string) => new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

type Claim = [what: string, one: unknown, other: unknown];
const holds = (text: string, words: string): string => (text.includes(words) ? words : text.slice(0, 400));

/**
 * What receipts and messages of a day's payments say against the history, and, where nothing else moved the balance on that day, what is left to pay
 * against the account status.
 */
export function receiptClaims(places: Places, receipts: readonly ReceiptFile[], mails: Files["mails"]): Claim[] {
  const { businessDate, statements, status } = places.graph;
  const taken = takenToday(places);
  const alone = taken.length === 1 && !statements.nodes.some(({ statementDate }) => statementDate === businessDate) && status.returned.every(({ returnedOn }) => returnedOn !== businessDate);
  return taken.flatMap((payment): Claim[] => {
    const { id, amount, paymentDate, lastFour, confirmationNumber, notified } = payment;
    const pdf = receipts.find((receipt) => receipt.id === id)?.pdf ?? "";
    const left = `Amount due after this payment ${dollars(status.amountDue)}`;
    const told = notified.length > 0 ? (mails.find(({ about }) => about?.endsWith(` ${id}`) && about.startsWith("payment "))?.text ?? "") : null;
    const mailClaims = told === null ? [] : [`Amount: ${dollars(amount)}`, `Payment date: ${longDate(paymentDate)}`, `${confirmationNumber}`].map((words): Claim => [`the message about the payment ${id}`, holds(told, words), words]);
    return [
      [`the sentence of the receipt of ${id}`, holds(pdf, `We received your payment of ${dollars(amount)} on ${longDate(paymentDate)}.`), `We received your payment of ${dollars(amount)} on ${longDate(paymentDate)}.`],
      [`the method of the receipt of ${id}`, holds(pdf, `ending in ${lastFour}`), `ending in ${lastFour}`],
      [`the number of the receipt of ${id}`, holds(pdf, `${confirmationNumber}`), `${confirmationNumber}`],
      ...(alone ? ([[`what is left by the receipt of ${id}`, holds(pdf, left), left]] satisfies Claim[]) : []),
      ...mailClaims,
    ];
  });
}

/** What a statement asks for on the day on which it comes out, against the account status. A payment of the same day comes before or after it. */
export function issuedClaims(places: Places): Claim[] {
  const { businessDate, statements, status } = places.graph;
  const issued = statements.nodes.find(({ statementDate }) => statementDate === businessDate);
  if (!issued || takenToday(places).length > 0 || status.onItsWay > 0) return [];
  const onlyBill = issued.amountDue > 0 && issued.amountDue === issued.currentCharges;
  return [
    ["what a new statement asks for", issued.amountDue, issued.amountDue < 0 ? -status.creditBalance : status.amountDue],
    ...(onlyBill && status.pastDue === 0 && status.arrangement === null ? ([["until when a new statement is due", issued.dueDate, status.dueDate]] satisfies Claim[]) : []),
  ];
}
