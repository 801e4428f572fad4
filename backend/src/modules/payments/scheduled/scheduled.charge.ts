import { isExpired } from "@portico/rules/card";
import type { PaymentFailureCode } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../../dependencies.ts";
import type { Transaction } from "../../../database/database.ts";
import { onAccountTime } from "../../account/accountTime.reads.ts";
import { restrictionsOf } from "../../billing/billing.reads.ts";
import { savedMethod } from "../../wallet/wallet.reads.ts";
import type { PaymentRow } from "../payments.repository.ts";
import type { ChargeAnswer, CloseAnswer } from "../processor/processor.ts";
import { scheduledCharge } from "./scheduled.repository.ts";

/** The method that a scheduled payment is charged with on its date, or why there is none. */
export type Chargeable =
  | { token: string }
  | { failure: Extract<PaymentFailureCode, "METHOD_EXPIRED" | "METHOD_REMOVED" | "METHOD_UNAVAILABLE"> };

/** Resolves the method as it is now: a renewed card is charged with its new expiry. */
export async function chargeable(
  deps: Dependencies,
  tx: Transaction,
  { accountId, id, methodType }: Pick<PaymentRow, "accountId" | "id" | "methodType">,
): Promise<Chargeable> {
  const today = deps.clock.today();
  const charge = await scheduledCharge(tx, accountId, id);
  const { cardsRefused, banksRefused } = await restrictionsOf(tx, accountId);
  if (methodType === "bankAccount" ? banksRefused : cardsRefused) return { failure: "METHOD_UNAVAILABLE" };
  if (charge?.processorToken) {
    if (charge.expiry !== null && isExpired(charge.expiry, today)) return { failure: "METHOD_EXPIRED" };
    return charge.unavailable ? { failure: "METHOD_UNAVAILABLE" } : { token: charge.processorToken };
  }
  const saved = charge?.paymentMethodId ? await savedMethod(tx, accountId, charge.paymentMethodId, today) : undefined;
  if (!saved) return { failure: "METHOD_REMOVED" };
  if (saved.expired) return { failure: "METHOD_EXPIRED" };
  return saved.unavailable ? { failure: "METHOD_UNAVAILABLE" } : { token: saved.processorToken };
}

/** How long a charge that the processor has never seen is resent before it is given up. */
const CHARGED_AGAIN_MILLISECONDS = 2 * 3_600_000;

/** Security time at which a charge that starts now is given up, if the processor never sees it. */
export function chargedAgainUntil({ securityClock }: Pick<Dependencies, "securityClock">): Date {
  return new Date(securityClock.now().getTime() + CHARGED_AGAIN_MILLISECONDS);
}

/** Charges a scheduled payment or an Auto Pay debit without a security code, because none is ever stored. */
export async function chargeUnattended(
  deps: Dependencies,
  { id, amount }: Pick<PaymentRow, "id" | "amount">,
  token: string,
): Promise<ChargeAnswer> {
  const answer = await deps.processor.charge({ reference: id, token, codeToken: null, amount });
  // No customer waits for the response, so an unreachable processor is retried instead of failing the payment.
  return answer.kind === "notCharged" ? { kind: "unknown" } : answer;
}

/**
 * Resends an unattended charge that the processor has never seen, after a crash or a network failure. Safe: the
 * processor charges a reference at most once. A method that may no longer be charged closes the payment, so that the
 * account can pay otherwise.
 * @returns undefined for a payment that a customer waits for
 */
export async function chargeAgain(deps: Dependencies, payment: PaymentRow): Promise<ChargeAnswer | undefined> {
  if (!(await scheduledCharge(deps.database, payment.accountId, payment.id))) return undefined;
  const found = await chargeable(await onAccountTime(deps, deps.database, payment.accountId), deps.database, payment);
  return "token" in found
    ? chargeUnattended(deps, payment, found.token)
    : closed(await deps.processor.close(payment.id));
}

/** A reference that cannot be closed now is closed by the reconciler later. */
const closed = (answer: CloseAnswer): ChargeAnswer => (answer.kind === "cannotClose" ? { kind: "unknown" } : answer);
