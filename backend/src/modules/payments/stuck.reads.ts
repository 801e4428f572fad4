import { and, asc, eq, inArray, isNotNull, lte, notExists, or } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { reversalEntry } from "../ledger/ledger.reads.ts";
import type { PaymentRow } from "./payments.repository.ts";
import { payments } from "./payments.tables.ts";
import type { ReversalRow, WebhookRow } from "./reversals/reversals.repository.ts";
import { paymentReversals, webhookEvents } from "./reversals/reversals.tables.ts";

const MOST = 500;

/** Payments with an unknown or pending outcome for too long, oldest first. Security time. */
export function stuckPayments(tx: Transaction, confirmingSince: Date, pendingSince: Date): Promise<PaymentRow[]> {
  const confirming = and(eq(payments.state, "CONFIRMING"), lte(payments.startedAt, confirmingSince));
  const pending = and(eq(payments.state, "PENDING"), lte(payments.startedAt, pendingSince));
  return tx
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, ["CONFIRMING", "PENDING"]),
        isNotNull(payments.nextAttemptAt),
        or(confirming, pending),
      ),
    )
    .orderBy(asc(payments.startedAt))
    .limit(MOST);
}

/** Dead letters: webhook events that could not be processed for too long, or that match no payment. */
export function stuckWebhooks(tx: Transaction, receivedBefore: Date): Promise<WebhookRow[]> {
  const failing = and(eq(webhookEvents.state, "RECEIVED"), lte(webhookEvents.receivedAt, receivedBefore));
  return tx
    .select()
    .from(webhookEvents)
    .where(or(failing, eq(webhookEvents.state, "UNMATCHED")))
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(MOST);
}

/**
 * Returned debits, refunds and chargebacks that moved money without a ledger entry, and refunds that are pending for
 * too long.
 * @param pendingSince business date
 */
export function stuckReversals(tx: Transaction, pendingSince: string): Promise<ReversalRow[]> {
  const moved = or(inArray(paymentReversals.kind, ["RETURN", "CHARGEBACK"]), eq(paymentReversals.state, "COMPLETED"));
  const waiting = and(
    eq(paymentReversals.kind, "REFUND"),
    eq(paymentReversals.state, "PENDING"),
    lte(paymentReversals.openedOn, pendingSince),
  );
  return tx
    .select()
    .from(paymentReversals)
    .where(or(and(moved, notExists(reversalEntry(tx, paymentReversals.accountId, paymentReversals.id))), waiting))
    .orderBy(asc(paymentReversals.openedOn))
    .limit(MOST);
}
