import { eq } from "drizzle-orm";
import { payment } from "@portico/rules/constants";
import type { Owed } from "@portico/rules/paymentAmount";
import type { Transaction } from "../../database/database.ts";
import { autoPayEnrolment } from "../autopay/autopay.reads.ts";
import { ledgerPosition, type LedgerCharge } from "../ledger/ledger.reads.ts";
import { amountsOnTheirWay, lastTakenPayment, type TakenPayment } from "../payments/payments.reads.ts";
import { owingOn, unpaidCharges, type Owing } from "./billing.domain.ts";
import { paymentRestrictions } from "./billing.tables.ts";

/** What an account owes and what is on its way. Cents. */
export interface OwingNow extends Owing {
  /** Past due less what the processor has accepted and not yet decided (adjustedDelinquencyAmount). */
  adjustedDelinquencyAmount: number;
  /** Payments that are pending or being confirmed. */
  pendingPaymentAmount: number;
  /** A payment's outcome is unknown; no other may start until it is settled. */
  paymentLocked: boolean;
}

/** All of it, and how the account pays. Cents. */
export interface BillingStanding extends OwingNow {
  lastPayment: TakenPayment | null;
  nextAutoPayDate: string | null;
  autoPay: { enrolled: boolean; discount: number };
}

/** The standing of an account on a business date, derived from the ledger. An account without entries owes nothing. */
export async function billingStanding(tx: Transaction, accountId: string, businessDate: string): Promise<BillingStanding> {
  const enrolment = await autoPayEnrolment(tx, accountId);
  return {
    ...(await owingNow(tx, accountId, businessDate)),
    lastPayment: await lastTakenPayment(tx, accountId),
    nextAutoPayDate: enrolment?.nextDate ?? null,
    autoPay: { enrolled: enrolment !== undefined, discount: payment.autoPayDiscountCents },
  };
}

/** What an account owes and what is on its way: all that a decision about a payment needs. */
export async function owingNow(tx: Transaction, accountId: string, businessDate: string): Promise<OwingNow> {
  const owing = owingOn(await ledgerPosition(tx, accountId), businessDate);
  const { pending, confirming } = await amountsOnTheirWay(tx, accountId);
  return {
    ...owing,
    adjustedDelinquencyAmount: Math.max(0, owing.pastDueAmount - pending),
    pendingPaymentAmount: pending + confirming,
    paymentLocked: confirming > 0,
  };
}

/** What is left to pay of each bill when what is on its way has arrived, the earliest due first. Cents. */
export async function billsToPay(tx: Transaction, accountId: string): Promise<LedgerCharge[]> {
  const { charges, appliedCredits } = await ledgerPosition(tx, accountId);
  const { pending, confirming } = await amountsOnTheirWay(tx, accountId);
  return unpaidCharges(charges, appliedCredits + pending + confirming);
}

/** What is owed by the ledger alone. Cents. */
export async function bookedOwing(tx: Transaction, accountId: string, businessDate: string): Promise<Owing> {
  return owingOn(await ledgerPosition(tx, accountId), businessDate);
}

/** What is due by the ledger alone. Cents. */
export async function amountDueOf(tx: Transaction, accountId: string, businessDate: string): Promise<number> {
  return (await bookedOwing(tx, accountId, businessDate)).amountDue;
}

/** What the amount of the next payment depends on. */
export function owedOf({ amountDue, pastDueAmount, pendingPaymentAmount }: OwingNow, { wholeAmountOnly }: Restrictions): Owed {
  return { amountDue, pastDueAmount, pendingPaymentAmount, restricted: wholeAmountOnly };
}

export interface Restrictions { cardsRefused: boolean; banksRefused: boolean; wholeAmountOnly: boolean }

export async function restrictionsOf(tx: Transaction, accountId: string): Promise<Restrictions> {
  const [row] = await tx.select().from(paymentRestrictions).where(eq(paymentRestrictions.accountId, accountId));
  return row ?? { cardsRefused: false, banksRefused: false, wholeAmountOnly: false };
}
