import type { Dependencies } from "../../../dependencies.ts";
import type { Transaction } from "../../../database/database.ts";
import { newPayment, type NewPaymentFields } from "../payments.newPayment.ts";
import { insertPayment, paymentRow } from "../payments.repository.ts";
import { settle } from "../payments.settlement.ts";
import { chargeable, type Chargeable, chargedAgainUntil, chargeUnattended } from "./scheduled.charge.ts";
import { putScheduledCharge, scheduledCharge, type ScheduledChargeRow } from "./scheduled.repository.ts";

/** A charge made while the customer is absent, so without a security code. Amounts in cents. */
export interface AutomaticCharge {
  accountId: string;
  paymentId: string;
  token: string;
  amount: number;
}

type AutomaticPayment = Omit<NewPaymentFields, "userId" | "channel"> & { paymentMethodId: string };

/**
 * Inserts an automatic payment, with the account locked; the charge follows after the transaction commits. Stores the
 * payment method with it, so that another process can resend an interrupted charge.
 * @returns the payment's id
 */
export function openAutomaticPayment(
  deps: Dependencies,
  tx: Transaction,
  { paymentMethodId, ...request }: AutomaticPayment,
): Promise<string> {
  return openUnattended(
    deps,
    tx,
    { ...request, userId: null, channel: "autoPay" },
    { paymentMethodId, processorToken: null, expiry: null },
  );
}

/** How a failed payment is retried: with a new charge, or the reason why its method cannot be charged any more. */
export type Retry =
  | { kind: "charge"; charge: AutomaticCharge }
  | { kind: "untriable"; code: Extract<Chargeable, { failure: string }>["failure"] };

/**
 * Inserts a retry of a failed payment: a new payment with its own id, because the processor charges a reference at most
 * once. The retry keeps the user, the customer reference and the notification addresses. The account is locked.
 * @throws Error for a payment that was not charged unattended
 */
export async function openRetry(
  deps: Dependencies,
  tx: Transaction,
  accountId: string,
  paymentId: string,
  amount: number,
): Promise<Retry> {
  const [before, charge] = [
    await paymentRow(tx, accountId, paymentId),
    await scheduledCharge(tx, accountId, paymentId),
  ];
  if (!before || !charge) throw new Error("there is nothing to try again");
  const found = await chargeable(deps, tx, before);
  if ("failure" in found) return { kind: "untriable", code: found.failure };
  const { enteredBy, channel, methodType, lastFour, methodFingerprint, customerReference, notify } = before;
  const { paymentMethodId, processorToken, expiry } = charge;
  const id = await openUnattended(
    deps,
    tx,
    {
      ...{ accountId, userId: null, enteredBy, amount, channel, methodType, lastFour, methodFingerprint },
      ...{ customerReference, notify },
    },
    { paymentMethodId, processorToken, expiry },
  );
  return { kind: "charge", charge: { accountId, paymentId: id, token: found.token, amount } };
}

async function openUnattended(
  deps: Dependencies,
  tx: Transaction,
  request: NewPaymentFields,
  charge: Omit<ScheduledChargeRow, "accountId" | "paymentId" | "unavailable">,
): Promise<string> {
  const payment = {
    ...newPayment(deps, request),
    debitDate: deps.clock.today(),
    closableFrom: chargedAgainUntil(deps),
  };
  const { accountId, id: paymentId } = payment;
  await insertPayment(tx, payment, []);
  await putScheduledCharge(tx, { accountId, paymentId, ...charge, unavailable: false });
  return paymentId;
}

/** Sends the charge. A lost answer is reconciled later, as for any payment. */
export async function chargeAutomatically(
  deps: Dependencies,
  { accountId, paymentId, token, amount }: AutomaticCharge,
): Promise<void> {
  await settle(deps, accountId, paymentId, await chargeUnattended(deps, { id: paymentId, amount }, token));
}
