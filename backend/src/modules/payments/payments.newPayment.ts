import { randomUUID } from "node:crypto";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { isAgent } from "../../lib/principal.ts";
import { spendToken } from "../vault/vault.writes.ts";
import type { ChosenCard } from "./payments.chosenMethod.ts";
import type { Payer } from "./payments.domain.ts";
import { recordsOf } from "./payments.notices.ts";
import { requestedParts } from "./payments.parts.ts";
import { logActivity, type LoggedFacts, type LoggedKind } from "../activity-log/activityLog.writes.ts";
import { insertPayment, type PaymentRow } from "./payments.repository.ts";
import type { PaymentRequest } from "./payments.request.ts";

/** Longer than the timeout of any call to the processor. */
export const AWAITED_MILLISECONDS = 15_000;
/** Longer than any charge can be in flight. */
const CLOSABLE_MILLISECONDS = 30_000;

export type NewPaymentFields = Pick<
  PaymentRow,
  "accountId" | "userId" | "enteredBy" | "amount" | "channel" | "methodType" | "lastFour" | "methodFingerprint"
> &
  Partial<Pick<PaymentRow, "customerReference" | "notify">>;

/**
 * The payment's channel. A user who acts on a customer's behalf is recorded as an agent. Chat and phone are set by the
 * services that take those payments.
 */
export const channelOf = (payer: Pick<Payer, "userType">): PaymentRow["channel"] =>
  isAgent(payer) ? "agentAssisted" : "online";

/** A payment intent for today, written before the processor is called. */
export function newPayment({ clock, securityClock }: Dependencies, fields: NewPaymentFields): PaymentRow {
  const startedAt = securityClock.now();
  const awaitedUntil = new Date(startedAt.getTime() + AWAITED_MILLISECONDS);
  return {
    customerReference: null,
    notify: null,
    ...fields,
    id: `pay_${randomUUID()}`,
    state: "CONFIRMING",
    entryAt: clock.now(),
    startedAt,
    paymentDate: clock.today(),
    debitDate: null,
    failureCode: null,
    balanceAfter: null,
    confirmationNumber: null,
    approvalCode: null,
    awaitedUntil,
    nextAttemptAt: awaitedUntil,
    asks: 0,
    closableFrom: new Date(startedAt.getTime() + CLOSABLE_MILLISECONDS),
    settledAt: null,
  };
}

/** Records what a customer did with a payment in the account's activity log. */
export function logPayment(
  deps: Pick<Dependencies, "securityClock">,
  tx: Transaction,
  { userId }: Pick<Payer, "userId">,
  kind: LoggedKind,
  payment: Pick<PaymentRow, "accountId" | "id" | "amount" | "paymentDate" | "methodType" | "lastFour">,
  terms?: LoggedFacts["terms"],
): Promise<void> {
  const { accountId, id: paymentId, amount, paymentDate: date, methodType, lastFour } = payment;
  const facts = { amount, date, methodType, lastFour, paymentId, ...(terms && { terms }) };
  return logActivity(deps, tx, { accountId, actorId: userId, kind, facts });
}

/** Writes the intent of a payment for today, with its parts and accepted terms, and spends its vault token. */
export async function startOneTimePayment(
  deps: Dependencies,
  tx: Transaction,
  payer: Payer,
  request: PaymentRequest,
  card: ChosenCard,
): Promise<PaymentRow> {
  const payment = newPayment(deps, {
    accountId: request.accountId,
    userId: payer.userId,
    enteredBy: payer.firstName,
    amount: request.amount,
    channel: channelOf(payer),
    methodType: card.type,
    lastFour: card.lastFour,
    methodFingerprint: card.fingerprint,
    ...recordsOf(payer, request),
  });
  const { accountId, id: paymentId } = payment;
  const { release, locale, key, textHash } = request.terms;
  await insertPayment(tx, payment, requestedParts(deps, payer, paymentId, request, card), {
    accountId,
    paymentId,
    release,
    locale,
    key,
    textHash,
    acceptedAt: deps.clock.now(),
  });
  await logPayment(deps, tx, payer, "PAYMENT_SUBMITTED", payment, { release, locale, key, textHash });
  if (card.vaultToken && !(await spendToken(tx, card.vaultToken, paymentId)))
    throw new Error("a token of the vault was used twice at once");
  return payment;
}
