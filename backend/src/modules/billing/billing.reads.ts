import { eq } from "drizzle-orm";
import type { Owed } from "@portico/rules/paymentAmount";
import type { Transaction } from "../../database/database.ts";
import { discountOnItsWay } from "../autopay/autopay.reads.ts";
import { ledgerPosition, type LedgerCharge, type LedgerPosition } from "../ledger/ledger.reads.ts";
import { amountsOnTheirWay } from "../payments/payments.reads.ts";
import { deferralPlan } from "../standing/plans.reads.ts";
import { owingOn, unpaidCharges, type Agreed, type Owing } from "./billing.domain.ts";
import { paymentRestrictions } from "./billing.tables.ts";

/** What an account owes and what is on its way. Cents. */
export interface OwingNow extends Owing {
  /** Past due less what the processor has accepted and not yet decided (adjustedDelinquencyAmount). */
  adjustedDelinquencyAmount: number;
  /** Payments that are pending or being confirmed. */
  pendingPaymentAmount: number;
  /** What Auto Pay's discount takes off beside a debit that is on its way: it is booked with the payment, and counts as long as that does. */
  pendingDiscount: number;
  /** A payment's outcome is unknown; no other may start until it is settled. */
  paymentLocked: boolean;
}

/** What an account owes and what is on its way: all that a decision about a payment needs. An account without entries owes nothing. */
export async function owingNow(tx: Transaction, accountId: string, businessDate: string): Promise<OwingNow> {
  const position = await ledgerPosition(tx, accountId);
  const { pending, confirming, discount } = await onItsWay(tx, accountId);
  const owing = owingOn(position, businessDate, await agreedOf(tx, accountId, position, businessDate, pending + confirming + discount));
  return {
    ...owing,
    adjustedDelinquencyAmount: Math.max(0, owing.pastDueAmount - pending - (confirming === 0 ? discount : 0)),
    pendingPaymentAmount: pending + confirming,
    pendingDiscount: discount,
    paymentLocked: confirming > 0,
  };
}

async function onItsWay(tx: Transaction, accountId: string): Promise<{ pending: number; confirming: number; discount: number }> {
  const amounts = await amountsOnTheirWay(tx, accountId);
  return { ...amounts, discount: amounts.pending + amounts.confirming > 0 ? await discountOnItsWay(tx, accountId) : 0 };
}

/** Only what is late can be put off: everybody else's plan is not asked for. */
async function agreedOf(tx: Transaction, accountId: string, position: LedgerPosition, businessDate: string, coming: number): Promise<Agreed | undefined> {
  if (owingOn(position, businessDate).pastDueAmount === 0) return undefined;
  return { plan: await deferralPlan(tx, accountId), onItsWay: coming };
}

/** What is left to pay of each bill when what is on its way has arrived, the earliest due first. Cents. */
export async function billsToPay(tx: Transaction, accountId: string): Promise<LedgerCharge[]> {
  const { charges, appliedCredits } = await ledgerPosition(tx, accountId);
  const { pending, confirming, discount } = await onItsWay(tx, accountId);
  return unpaidCharges(charges, appliedCredits + pending + confirming + discount);
}

/** What is owed by the ledger alone, without what is on its way. Cents. */
export async function bookedOwing(tx: Transaction, accountId: string, businessDate: string): Promise<Owing> {
  const position = await ledgerPosition(tx, accountId);
  return owingOn(position, businessDate, await agreedOf(tx, accountId, position, businessDate, 0));
}

/** What is due by the ledger alone. Cents. */
export async function amountDueOf(tx: Transaction, accountId: string, businessDate: string): Promise<number> {
  return (await bookedOwing(tx, accountId, businessDate)).amountDue;
}

/** What the amount of the next payment depends on. */
export function owedOf({ amountDue, pastDueAmount, pendingPaymentAmount, pendingDiscount }: OwingNow, { wholeAmountOnly }: Restrictions): Owed {
  return { amountDue, pastDueAmount, pendingPaymentAmount, pendingDiscount, restricted: wholeAmountOnly };
}

export interface Restrictions { cardsRefused: boolean; banksRefused: boolean; wholeAmountOnly: boolean }

export async function restrictionsOf(tx: Transaction, accountId: string): Promise<Restrictions> {
  const [row] = await tx.select().from(paymentRestrictions).where(eq(paymentRestrictions.accountId, accountId));
  return row ?? { cardsRefused: false, banksRefused: false, wholeAmountOnly: false };
}
