import { randomUUID } from "node:crypto";
import type { Dependencies } from "../../dependencies.ts";
import type { PaymentRow } from "./payments.repository.ts";

/** Longer than any call to the processor takes. */
export const AWAITED_MILLISECONDS = 15_000;
/** Longer than any charge can be on its way. */
const CLOSABLE_MILLISECONDS = 30_000;

export type PaymentAsked = Pick<PaymentRow, "accountId" | "userId" | "enteredBy" | "amount" | "channel" | "methodType" | "lastFour"> & Partial<Pick<PaymentRow, "customerReference" | "notify">>;

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
