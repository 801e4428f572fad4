import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { newPayment, type PaymentAsked } from "./payments.newPayment.ts";
import { insertPayment } from "./payments.repository.ts";
import { settle } from "./payments.settlement.ts";

/** A charge that Auto Pay makes: nobody is there to type a security code. Cents. */
export interface AutomaticCharge { accountId: string; paymentId: string; token: string; amount: number }

/** Writes an automatic payment down, with the account locked; the charge comes after the transaction. @returns the payment's id */
export async function openAutomaticPayment(deps: Dependencies, tx: Transaction, asked: Omit<PaymentAsked, "userId" | "channel">): Promise<string> {
  const payment = newPayment(deps, { ...asked, userId: null, channel: "autoPay" });
  await insertPayment(tx, payment, []);
  return payment.id;
}

/** Charges it. An answer that is lost is found out later, like that of any payment. */
export async function chargeAutomatically(deps: Dependencies, { accountId, paymentId, token, amount }: AutomaticCharge): Promise<void> {
  await settle(deps, accountId, paymentId, await deps.processor.charge({ reference: paymentId, token, codeToken: null, amount }));
}
