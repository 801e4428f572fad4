import type { Payer } from "./payer.ts";
import { takenToday, type Places } from "./statusPlaces.ts";

/** A payment taken on the examined day, from the payment history. */
type Taken = Places["graph"]["payments"]["nodes"][number];

/** The receipt of a payment, and the message to the addresses that its payer named. */
export interface ReceiptFile {
  id: string;
  pdf: string;
}
export interface Mail {
  kind: string;
  about: string | null;
  text: string;
}

export const receiptPath = ({ accountId }: Payer, { id }: Taken) =>
  `/api/pub/billing/v1/accounts/${accountId}/payments/${id}/receipt?locale=en-US`;

const dollars = (cents: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
const longDate = (date: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

type Claim = [what: string, one: unknown, other: unknown];
const holds = (text: string, words: string): string => (text.includes(words) ? words : text.slice(0, 400));

/**
 * Compares the receipts and messages of a day's payments with the history, and, when nothing else changed the balance
 * that day, the amount due with the account status.
 */
export function receiptClaims(places: Places, receipts: readonly ReceiptFile[], mails: readonly Mail[]): Claim[] {
  const { businessDate, statements, status } = places.graph;
  const taken = takenToday(places);
  const alone =
    taken.length === 1 &&
    !statements.nodes.some(({ statementDate }) => statementDate === businessDate) &&
    [...status.returned, ...status.returnedForDevices].every(({ returnedOn }) => returnedOn !== businessDate);
  return taken.flatMap((payment): Claim[] => {
    const { id, amount, paymentDate, lastFour, confirmationNumber, notified } = payment;
    const pdf = receipts.find((receipt) => receipt.id === id)?.pdf ?? "";
    const left = `Amount due after payment ${dollars(status.amountDue)}`;
    const told =
      notified.length > 0
        ? (mails.find(({ about }) => about?.endsWith(` ${id} SUBMITTED`) && about.startsWith("payment "))?.text ?? "")
        : null;
    const mailClaims =
      told === null
        ? []
        : [`Amount: ${dollars(amount)}`, `Payment date: ${longDate(paymentDate)}`, `${confirmationNumber}`].map(
            (words): Claim => [`the message about the payment ${id}`, holds(told, words), words],
          );
    return [
      [
        `the sentence of the receipt of ${id}`,
        holds(pdf, `We received your payment of ${dollars(amount)} on ${longDate(paymentDate)}.`),
        `We received your payment of ${dollars(amount)} on ${longDate(paymentDate)}.`,
      ],
      [`the method of the receipt of ${id}`, holds(pdf, `ending in ${lastFour}`), `ending in ${lastFour}`],
      [`the number of the receipt of ${id}`, holds(pdf, `${confirmationNumber}`), `${confirmationNumber}`],
      ...(alone ? ([[`what is left by the receipt of ${id}`, holds(pdf, left), left]] satisfies Claim[]) : []),
      ...mailClaims,
    ];
  });
}
