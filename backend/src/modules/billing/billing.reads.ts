import { eq } from "drizzle-orm";
import type { Owed } from "@portico/rules/paymentAmount";
import type { Transaction } from "../../database/database.ts";
import { oncePerCache } from "../../database/readCache.ts";
import { discountOnItsWay } from "../autopay/autopay.reads.ts";
import { ledgerPosition, type LedgerCharge, type LedgerPosition } from "../ledger/ledger.reads.ts";
import { amountsOnTheirWay } from "../payments/payments.reads.ts";
import { deferralPlan } from "../account-status/deferralPlan.reads.ts";
import { openCharges, owingOn, unpaidCharges, type Agreed, type OpenCharge, type Owing } from "./billing.domain.ts";
import { paymentRestrictions } from "./billing.tables.ts";

/** The balance of an account and the payments in flight. Cents. */
export interface OwingNow extends Owing {
  /** Past due less payments pending at the processor (adjustedDelinquencyAmount). */
  adjustedDelinquencyAmount: number;
  /** Cents of pending payments and of those being confirmed. */
  pendingPaymentAmount: number;
  /** The Auto Pay discount of a debit in flight: booked with the payment, and counted as long as it. */
  pendingDiscount: number;
  /** A payment's outcome is unknown; no other payment may start until it is settled. */
  paymentLocked: boolean;
}

/**
 * The balance and the payments in flight: everything that a decision about a payment needs. An account without entries
 * owes nothing.
 */
export function owingNow(tx: Transaction, accountId: string, businessDate: string): Promise<OwingNow> {
  return oncePerCache(tx, ["owingNow", accountId, businessDate], () => readOwing(tx, accountId, businessDate));
}

async function readOwing(tx: Transaction, accountId: string, businessDate: string): Promise<OwingNow> {
  const position = await ledgerPosition(tx, accountId);
  const { pending, confirming, discount, locked } = await onItsWay(tx, accountId);
  const owing = owingOn(
    position,
    businessDate,
    await agreedOf(tx, accountId, position, businessDate, pending + confirming + discount),
  );
  return {
    ...owing,
    adjustedDelinquencyAmount: Math.max(0, owing.pastDueAmount - pending - (confirming === 0 ? discount : 0)),
    pendingPaymentAmount: pending + confirming,
    pendingDiscount: discount,
    paymentLocked: locked,
  };
}

async function onItsWay(
  tx: Transaction,
  accountId: string,
): Promise<{ pending: number; confirming: number; discount: number; locked: boolean }> {
  const amounts = await amountsOnTheirWay(tx, accountId);
  return { ...amounts, discount: amounts.pending + amounts.confirming > 0 ? await discountOnItsWay(tx, accountId) : 0 };
}

/** Loads the plan only for accounts that owe something and had a bill due before, because only such a bill is deferred. */
async function agreedOf(
  tx: Transaction,
  accountId: string,
  { charges, appliedCredits }: LedgerPosition,
  businessDate: string,
  coming: number,
): Promise<Agreed> {
  const mayHave =
    charges.some(({ dueDate }) => dueDate < businessDate) && unpaidCharges(charges, appliedCredits).length > 0;
  return { plan: mayHave ? await deferralPlan(tx, accountId) : undefined, onItsWay: coming };
}

/** The unpaid part of each bill after payments in flight, earliest due date first. Cents. */
export async function billsToPay(tx: Transaction, accountId: string, businessDate: string): Promise<LedgerCharge[]> {
  const position = await ledgerPosition(tx, accountId);
  const { pending, confirming, discount } = await onItsWay(tx, accountId);
  const { plan } = await agreedOf(tx, accountId, position, businessDate, 0);
  return unpaidCharges(position.charges, position.appliedCredits + pending + confirming + discount, {
    plan,
    businessDate,
  });
}

/** What is unpaid of the account's bills, by statement id. A statement that is not in it is paid. */
export async function openStatements(
  tx: Transaction,
  accountId: string,
  businessDate: string,
): Promise<Map<string, OpenCharge>> {
  const position = await ledgerPosition(tx, accountId);
  const { pending, confirming, discount } = await onItsWay(tx, accountId);
  const agreed = await agreedOf(tx, accountId, position, businessDate, pending + confirming + discount);
  return openCharges(position, businessDate, agreed);
}

/** The balance by the ledger alone, without payments in flight. Cents. */
export async function bookedOwing(tx: Transaction, accountId: string, businessDate: string): Promise<Owing> {
  const position = await ledgerPosition(tx, accountId);
  return owingOn(position, businessDate, await agreedOf(tx, accountId, position, businessDate, 0));
}

/** The amount due by the ledger alone. Cents. */
export async function amountDueOf(tx: Transaction, accountId: string, businessDate: string): Promise<number> {
  return (await bookedOwing(tx, accountId, businessDate)).amountDue;
}

/** The input for the bounds of the next payment. */
export function owedOf(
  { amountDue, pastDueAmount, pendingPaymentAmount, pendingDiscount }: OwingNow,
  { wholeAmountOnly }: Restrictions,
): Owed {
  return { amountDue, pastDueAmount, pendingPaymentAmount, pendingDiscount, restricted: wholeAmountOnly };
}

export interface Restrictions {
  cardsRefused: boolean;
  banksRefused: boolean;
  wholeAmountOnly: boolean;
}

export async function restrictionsOf(tx: Transaction, accountId: string): Promise<Restrictions> {
  const [row] = await tx.select().from(paymentRestrictions).where(eq(paymentRestrictions.accountId, accountId));
  return row ?? { cardsRefused: false, banksRefused: false, wholeAmountOnly: false };
}
