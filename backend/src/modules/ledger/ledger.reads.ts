import { and, asc, desc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { sumCents } from "@portico/rules/money";
import type { Transaction } from "../../database/database.ts";
import type { TransactionKind } from "./ledger.domain.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "./ledger.tables.ts";

/** What was charged and until when it is to be paid. Cents. */
export interface LedgerCharge { dueDate: string; amount: number }

export interface LedgerPosition {
  /** The charges that are not paid, and some before them that are; the earliest due first. */
  charges: LedgerCharge[];
  /** What is set against these charges: payments and discounts, less what was taken back. More than all of them when the account is overpaid. Cents. */
  appliedCredits: number;
  /** Money of the customer that is not set against any charge. Cents, positive. */
  unappliedCredit: number;
}

/** One thing that happened to the balance. */
export interface LedgerMovement { id: string; kind: TransactionKind; amount: number; businessDate: string; dueDate: string | null; reference: string; recordedAt: Date }

/** What happened to an account since a business date, payments included; the newest first. Cents, positive. */
export async function ledgerMovements(tx: Transaction, accountId: string, since: string): Promise<LedgerMovement[]> {
  const { id, kind, businessDate, dueDate, reference, recordedAt } = ledgerTransactions;
  return tx
    .select({ id, kind, businessDate, dueDate, reference, recordedAt, amount: sql`abs(${ledgerEntries.amount})`.mapWith(Number) })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.accountId, ledgerTransactions.accountId), eq(ledgerEntries.transactionId, ledgerTransactions.id), eq(ledgerEntries.line, 1)))
    .where(and(eq(ledgerTransactions.accountId, accountId), gte(ledgerTransactions.businessDate, since)))
    .orderBy(desc(ledgerTransactions.businessDate), desc(ledgerTransactions.recordedAt), desc(ledgerTransactions.id));
}

/** Which payments transactions of the ledger stand for. */
export function paymentsBooked(tx: Transaction, accountId: string, transactionIds: readonly string[]): Promise<{ transactionId: string; paymentId: string }[]> {
  const { id, kind, reference } = ledgerTransactions;
  const booked = and(eq(ledgerTransactions.accountId, accountId), eq(kind, "payment"), inArray(id, [...transactionIds]));
  return tx.select({ transactionId: id, paymentId: reference }).from(ledgerTransactions).where(booked);
}

/** What is booked under a reference. */
export async function kindsBooked(tx: Transaction, accountId: string, reference: string): Promise<TransactionKind[]> {
  const rows = await tx.select({ kind: ledgerTransactions.kind }).from(ledgerTransactions).where(and(eq(ledgerTransactions.accountId, accountId), eq(ledgerTransactions.reference, reference)));
  return rows.map(({ kind }) => kind);
}

/** When the bill was made to be owed again, by the ids of what a bank took back; what was paid for a device is left out. */
export async function takenBackAt(tx: Transaction, accountId: string, references: readonly string[]): Promise<Map<string, Date>> {
  const { reference, recordedAt, kind } = ledgerTransactions;
  const taken = and(eq(ledgerTransactions.accountId, accountId), inArray(kind, ["paymentReturn", "chargeback"]), inArray(reference, [...references]));
  return new Map((await tx.select({ reference, recordedAt }).from(ledgerTransactions).where(taken)).map((row) => [row.reference, row.recordedAt]));
}

/** For another table's query: what a reversal of a payment has in the books, by the columns of its account and id. */
export function reversalEntry(tx: Transaction, accountId: AnyPgColumn, reference: AnyPgColumn) {
  const kinds = ["paymentReturn", "refund", "chargeback", "deviceReversal"] as const;
  const own = and(eq(ledgerTransactions.accountId, accountId), eq(ledgerTransactions.reference, reference), inArray(ledgerTransactions.kind, [...kinds]));
  return tx.select({ id: ledgerTransactions.id }).from(ledgerTransactions).where(own);
}

/** More than the bills of a year: hardly any account owes older ones. */
const NEWEST_CHARGES = 13;

/**
 * What an account owes, from the sums that are kept with it and the newest charges, for what was paid went to the oldest: no call reads all that was ever
 * booked. One statement: a payment asks for it several times, most of them while the account is locked.
 */
export async function ledgerPosition(tx: Transaction, accountId: string, newest = NEWEST_CHARGES): Promise<LedgerPosition> {
  const { receivable, unapplied } = ledgerAccounts;
  const sameTransaction = and(eq(ledgerEntries.accountId, ledgerTransactions.accountId), eq(ledgerEntries.transactionId, ledgerTransactions.id), eq(ledgerEntries.book, "receivable"));
  const ofAccount = and(eq(ledgerTransactions.accountId, ledgerAccounts.accountId), eq(ledgerTransactions.kind, "charge"), gt(receivable, 0));
  const charges = tx
    .select({ dueDate: ledgerTransactions.dueDate, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, sameTransaction)
    .where(ofAccount)
    .orderBy(sql`${ledgerTransactions.dueDate} desc nulls last, ${ledgerTransactions.id} desc nulls last`)
    .limit(newest)
    .as("charges");
  const rows = await tx.select({ receivable, unapplied, dueDate: charges.dueDate, amount: charges.amount }).from(ledgerAccounts).leftJoinLateral(charges, sql`true`).where(eq(ledgerAccounts.accountId, accountId));
  const [sums] = rows;
  if (!sums) return { charges: [], appliedCredits: 0, unappliedCredit: 0 };
  const found = rows.flatMap(({ dueDate, amount }) => (dueDate === null || amount === null ? [] : [{ dueDate, amount }]));
  const charged = sumCents(found.map(({ amount }) => amount));
  if (charged < sums.receivable && found.length === newest) return ledgerPosition(tx, accountId, newest * 10);
  return { charges: found.toReversed(), appliedCredits: charged - sums.receivable, unappliedCredit: 0 - sums.unapplied };
}

/** What a transaction did to what the customer owes. Cents; payments and discounts are negative. */
export interface LedgerEntry { transactionId: string; kind: TransactionKind; reference: string; businessDate: string; amount: number }

/** Every transaction that moved what the customer owes, the oldest first. */
export function receivableEntries(tx: Transaction, accountId: string): Promise<LedgerEntry[]> {
  const { id: transactionId, kind, reference, businessDate, recordedAt } = ledgerTransactions;
  return tx
    .select({ transactionId, kind, reference, businessDate, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.accountId, ledgerTransactions.accountId), eq(ledgerEntries.transactionId, ledgerTransactions.id)))
    .where(and(eq(ledgerTransactions.accountId, accountId), eq(ledgerEntries.book, "receivable")))
    .orderBy(asc(businessDate), asc(recordedAt), asc(transactionId));
}
