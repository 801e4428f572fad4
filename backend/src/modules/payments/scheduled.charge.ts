import { isExpired } from "@portico/rules/card";
import type { PaymentFailureCode } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { restrictionsOf } from "../billing/billing.reads.ts";
import { savedMethod } from "../wallet/wallet.reads.ts";
import type { PaymentRow } from "./payments.repository.ts";
import type { ChargeAnswer, CloseAnswer } from "./processor.ts";
import { scheduledCharge } from "./scheduled.repository.ts";

/** What a scheduled payment can be charged with on its day, or why it can't. */
export type Chargeable = { token: string } | { failure: Extract<PaymentFailureCode, "METHOD_EXPIRED" | "METHOD_REMOVED" | "METHOD_UNAVAILABLE"> };

/** Looks at the method as it is now: a renewed card is charged with what it was renewed to. */
export async function chargeable(deps: Dependencies, tx: Transaction, { accountId, id, methodType }: Pick<PaymentRow, "accountId" | "id" | "methodType">): Promise<Chargeable> {
  const today = deps.clock.today();
  const charge = await scheduledCharge(tx, accountId, id);
  const { cardsRefused, banksRefused } = await restrictionsOf(tx, accountId);
  if (methodType === "bankAccount" ? banksRefused : cardsRefused) return { failure: "METHOD_UNAVAILABLE" };
  if (charge?.processorToken) return charge.expiry !== null && isExpired(charge.expiry, today) ? { failure: "METHOD_EXPIRED" } : { token: charge.processorToken };
  const saved = charge?.paymentMethodId ? await savedMethod(tx, accountId, charge.paymentMethodId, today) : undefined;
  if (!saved) return { failure: "METHOD_REMOVED" };
  if (saved.expired) return { failure: "METHOD_EXPIRED" };
  return saved.unavailable ? { failure: "METHOD_UNAVAILABLE" } : { token: saved.processorToken };
}

/** For how long a charge that the processor has never seen is sent again, before it is given up. */
const CHARGED_AGAIN_MILLISECONDS = 2 * 3_600_000;

/** The instant of security time at which a charge that starts now is given up, if the processor never sees it. */
export function chargedAgainUntil({ securityClock }: Pick<Dependencies, "securityClock">): Date {
  return new Date(securityClock.now().getTime() + CHARGED_AGAIN_MILLISECONDS);
}

/** Charges a scheduled payment or a debit of Auto Pay, without a security code: none is ever kept. */
export async function chargeUnattended(deps: Dependencies, { id, amount }: Pick<PaymentRow, "id" | "amount">, token: string): Promise<ChargeAnswer> {
  const answer = await deps.processor.charge({ reference: id, token, codeToken: null, amount });
  // Nobody waits at a screen: a processor that can't be reached is asked again, and the payment is not given up for it.
  return answer.kind === "notCharged" ? { kind: "unknown" } : answer;
}

/**
 * Sends the charge of a payment at which nobody waits again, when the processor has never seen it: whoever started it died on the way, or
 * could not reach it. The processor charges a reference at most once, whatever is sent twice. A method that may not be charged any more ends
 * it, so that the account is free to pay otherwise. Undefined for a payment at which somebody waits.
 */
export async function chargeAgain(deps: Dependencies, payment: PaymentRow): Promise<ChargeAnswer | undefined> {
  if (!(await scheduledCharge(deps.database, payment.accountId, payment.id))) return undefined;
  const found = await chargeable(await onAccountTime(deps, deps.database, payment.accountId), deps.database, payment);
  return "token" in found ? chargeUnattended(deps, payment, found.token) : closed(await deps.processor.close(payment.id));
}

/** One that can't be closed is closed by the reconciler in its time. */
const closed = (answer: CloseAnswer): ChargeAnswer => (answer.kind === "cannotClose" ? { kind: "unknown" } : answer);
