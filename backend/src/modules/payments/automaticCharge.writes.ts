import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { newPayment, type PaymentAsked } from "./payments.newPayment.ts";
import { insertPayment, paymentRow } from "./payments.repository.ts";
import { settle } from "./payments.settlement.ts";
import { chargeable, chargedAgainUntil, chargeUnattended, type Chargeable } from "./scheduled.charge.ts";
import { putScheduledCharge, scheduledCharge, type ScheduledChargeRow } from "./scheduled.repository.ts";

/** A charge at which nobody is there to type a security code. Cents. */
export interface AutomaticCharge { accountId: string; paymentId: string; token: string; amount: number }

type AutomaticPayment = Omit<PaymentAsked, "userId" | "channel"> & { paymentMethodId: string };

/**
 * Writes an automatic payment down, with the account locked; the charge comes after the transaction. What it is charged with is written
 * beside it, so that whoever comes next can send a charge that was interrupted. @returns the payment's id
 */
export function openAutomaticPayment(deps: Dependencies, tx: Transaction, { paymentMethodId, ...asked }: AutomaticPayment): Promise<string> {
  return openUnattended(deps, tx, { ...asked, userId: null, channel: "autoPay" }, { paymentMethodId, processorToken: null, expiry: null });
}

/** What a payment is tried again with: a charge of its own, or why its method can't be charged any more. */
export type Retry = { kind: "charge"; charge: AutomaticCharge } | { kind: "untriable"; code: Extract<Chargeable, { failure: string }>["failure"] };

/**
 * Writes down that a payment which was not taken is tried again: a new payment with an id of its own, for the processor charges a reference
 * at most once. It keeps who entered it, its reference and who is told. The account is locked.
 * @throws Error for a payment that was never charged without its holder
 */
export async function openRetry(deps: Dependencies, tx: Transaction, accountId: string, paymentId: string, amount: number): Promise<Retry> {
  const [before, charge] = [await paymentRow(tx, accountId, paymentId), await scheduledCharge(tx, accountId, paymentId)];
  if (!before || !charge) throw new Error("there is nothing to try again");
  const found = await chargeable(deps, tx, before);
  if ("failure" in found) return { kind: "untriable", code: found.failure };
  const { enteredBy, channel, methodType, lastFour, customerReference, notify } = before;
  const { paymentMethodId, processorToken, expiry } = charge;
  const id = await openUnattended(deps, tx, { accountId, userId: null, enteredBy, amount, channel, methodType, lastFour, customerReference, notify }, { paymentMethodId, processorToken, expiry });
  return { kind: "charge", charge: { accountId, paymentId: id, token: found.token, amount } };
}

async function openUnattended(deps: Dependencies, tx: Transaction, asked: PaymentAsked, charge: Omit<ScheduledChargeRow, "accountId" | "paymentId">): Promise<string> {
  const payment = { ...newPayment(deps, asked), debitDate: deps.clock.today(), closableFrom: chargedAgainUntil(deps) };
  const { accountId, id: paymentId } = payment;
  await insertPayment(tx, payment, []);
  await putScheduledCharge(tx, { accountId, paymentId, ...charge });
  return paymentId;
}

/** Charges it. An answer that is lost is found out later, like that of any payment. */
export async function chargeAutomatically(deps: Dependencies, { accountId, paymentId, token, amount }: AutomaticCharge): Promise<void> {
  await settle(deps, accountId, paymentId, await chargeUnattended(deps, { id: paymentId, amount }, token));
}
