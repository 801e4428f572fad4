import { randomUUID } from "node:crypto";
import type { Dependencies } from "../../dependencies.ts";
import type { Payer } from "./payments.domain.ts";
import type { PaymentRow } from "./payments.repository.ts";

/** Longer than any call to the processor takes. */
export const AWAITED_MILLISECONDS = 15_000;
/** Longer than any charge can be on its way. */
const CLOSABLE_MILLISECONDS = 30_000;

export type PaymentAsked = Pick<PaymentRow, "accountId" | "userId" | "enteredBy" | "amount" | "channel" | "methodType" | "lastFour"> & Partial<Pick<PaymentRow, "customerReference" | "notify">>;

/** How a payment came in: an agent who works for a customer, or on their behalf, is not the customer. Chat and phone are told by the services that take them. */
export const channelOf = ({ userType }: Pick<Payer, "userType">): PaymentRow["channel"] => (userType === "CSR" || userType === "BOBO" ? "agentAssisted" : "online");

/** An intent to pay today, before the processor hears of it. */
export function newPayment({ clock, securityClock }: Dependencies, asked: PaymentAsked): PaymentRow {
  const startedAt = securityClock.now();
  const awaitedUntil = new Date(startedAt.getTime() + AWAITED_MILLISECONDS);
  return {
    customerReference: null, notify: null, ...asked, id: `pay_${randomUUID()}`, state: "CONFIRMING",
    entryAt: clock.now(), startedAt, paymentDate: clock.today(), debitDate: null,
    failureCode: null, balanceAfter: null, confirmationNumber: null, approvalCode: null,
    awaitedUntil, askFrom: awaitedUntil, asks: 0, closableFrom: new Date(startedAt.getTime() + CLOSABLE_MILLISECONDS),
  };
}
