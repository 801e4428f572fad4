import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { newPayment, type PaymentAsked } from "./payments.newPayment.ts";
import { insertPayment } from "./payments.repository.ts";
import { settle } from "./payments.settlement.ts";
import { chargedAgainUntil, chargeUnattended } from "./scheduled.charge.ts";
import { putScheduledCharge } from "./scheduled.repository.ts";

/** A charge that Auto Pay makes: nobody is there to type a security code. Cents. */
export interface AutomaticCharge { accountId: string; paymentId: string; token: string; amount: number }

type AutomaticPayment = Omit<PaymentAsked, "userId" | "channel"> & { paymentMethodId: string };

/**
 * Writes an automatic payment down, with the account locked; the charge comes after the transaction. What it is charged with is written
 * beside it, so that whoever comes next can send a charge that was interrupted. @returns the payment's id
 */
export async function openAutomaticPayment(deps: Dependencies, tx: Transaction, { paymentMethodId, ...asked }: AutomaticPayment): Promise<string> {
  const payment = newPayment(deps, { ...asked, userId: null, channel: "autoPay" });
  const { accountId, id: paymentId } = payment;
  await insertPayment(tx, { ...payment, closableFrom: chargedAgainUntil(deps) }, []);
  await putScheduledCharge(tx, { accountId, paymentId, paymentMethodId, processorToken: null, expiry: null });
  return paymentId;
}

/** Charges it. An answer that is lost is found out later, like that of any payment. */
export async function chargeAutomatically(deps: Dependencies, { accountId, paymentId, token, amount }: AutomaticCharge): Promise<void> {
  await settle(deps, accountId, paymentId, await chargeUnattended(deps, { id: paymentId, amount }, token));
}
