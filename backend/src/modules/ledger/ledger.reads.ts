import { and, asc, desc, eq, gte, inArray, max, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { sumCents } from "@portico/rules/money";
import type { Transaction } from "../../database/database.ts";
import type { TransactionKind } from "./ledger.domain.ts";
import { ledgerEntries, ledgerTransactions } from "./ledger.tables.ts";

/** What was charged and until when it is to be paid. Cents. */
export interface LedgerCharge { dueDate: string; amount: number }

export interface LedgerPosition {
  /** Every charge, the earliest due first. */
  charges: LedgerCharge[];
  /** Everything set against charges: payments and discounts, less what was taken back. Cents, positive. */
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

/** For another table's query: what a reversal of a payment has in the books, by the columns of its account and id. */
export function reversalEntry(tx: Transaction, accountId: AnyPgColumn, reference: AnyPgColumn) {
  const kinds = ["paymentReturn", "refund", "chargeback", "deviceReversal"] as const;
  const own = and(eq(ledgerTransactions.accountId, accountId), eq(ledgerTransactions.reference, reference), inArray(ledgerTransactions.kind, [...kinds]));
  return tx.select({ id: ledgerTransactions.id }).from(ledgerTransactions).where(own);
}

const { book, amount: booked } = ledgerEntries;
/** A charge stands for itself; everything else is added up. */
const chargeId = sql<string | null>`case when ${ledgerTransactions.kind} = 'charge' and ${book} = 'receivable' then ${ledgerTransactions.id} end`;
const centsOf = (which: SQL) => sql`coalesce(sum(${booked}) filter (where ${which}), 0)`.mapWith(Number);

/** One statement: a payment asks for it four times, most of them while the account is locked. */
export async function ledgerPosition(tx: Transaction, accountId: string): Promise<LedgerPosition> {
  const rows = await tx
    .select({ chargeId, dueDate: max(ledgerTransactions.dueDate), charged: centsOf(sql`${book} = 'receivable'`), applied: centsOf(sql`${book} = 'receivable' and ${ledgerTransactions.kind} <> 'charge'`), unapplied: centsOf(sql`${book} = 'unapplied'`) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, and(eq(ledgerTransactions.accountId, ledgerEntries.accountId), eq(ledgerTransactions.id, ledgerEntries.transactionId)))
    .where(eq(ledgerEntries.accountId, accountId))
    .groupBy(sql`1`)
    .orderBy(sql`2`, sql`1`);
  return {
    charges: rows.flatMap(({ chargeId: id, dueDate, charged: amount }) => (id === null || dueDate === null ? [] : [{ dueDate, amount }])),
    appliedCredits: 0 - sumCents(rows.map(({ applied }) => applied)),
    unappliedCredit: 0 - sumCents(rows.map(({ unapplied }) => unapplied)),
  };
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
