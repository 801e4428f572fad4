import { and, asc, between, desc, eq, gt, gte, inArray, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { sumCents } from "@portico/rules/money";
import type { Transaction } from "../../database/database.ts";
import type { TransactionKind } from "./ledger.domain.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "./ledger.tables.ts";

/** A charge with its due date. Cents. */
export interface LedgerCharge {
  dueDate: string;
  amount: number;
}

/** A charge with what it was booked for: a statement. */
export interface BookedCharge extends LedgerCharge {
  reference: string;
}

export interface LedgerPosition {
  /** The unpaid charges, and some paid ones before them; earliest due date first. */
  charges: LedgerCharge[];
  /**
   * Payments and discounts applied to these charges, less reversals. Exceeds the charges when the account is overpaid.
   * Cents.
   */
  appliedCredits: number;
  /** Unapplied customer credit. Cents, positive. */
  unappliedCredit: number;
}

export interface BookedPosition extends LedgerPosition {
  charges: BookedCharge[];
}

/** A page of the accounts that owe something, and have a charge that was due on one of the dates, both included. */
export async function accountsOwingSince(
  tx: Transaction,
  [from, to]: readonly [string, string],
  after: string,
  limit: number,
): Promise<string[]> {
  const { accountId, dueDate, kind } = ledgerTransactions;
  const rows = await tx
    .selectDistinct({ accountId })
    .from(ledgerTransactions)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountId, accountId))
    .where(and(eq(kind, "charge"), between(dueDate, from, to), gt(ledgerAccounts.receivable, 0), gt(accountId, after)))
    .orderBy(accountId)
    .limit(limit);
  return rows.map((row) => row.accountId);
}

/** A change of the balance. */
export interface LedgerMovement {
  id: string;
  kind: TransactionKind;
  amount: number;
  businessDate: string;
  dueDate: string | null;
  reference: string;
  recordedAt: Date;
}

/** Ledger movements since a business date, including payments, newest first. Cents, positive. */
export async function ledgerMovements(tx: Transaction, accountId: string, since: string): Promise<LedgerMovement[]> {
  const { id, kind, businessDate, dueDate, reference, recordedAt } = ledgerTransactions;
  return tx
    .select({
      id,
      kind,
      businessDate,
      dueDate,
      reference,
      recordedAt,
      amount: sql`abs(${ledgerEntries.amount})`.mapWith(Number),
    })
    .from(ledgerTransactions)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.accountId, ledgerTransactions.accountId),
        eq(ledgerEntries.transactionId, ledgerTransactions.id),
        eq(ledgerEntries.line, 1),
      ),
    )
    .where(and(eq(ledgerTransactions.accountId, accountId), gte(ledgerTransactions.businessDate, since)))
    .orderBy(desc(ledgerTransactions.businessDate), desc(ledgerTransactions.recordedAt), desc(ledgerTransactions.id));
}

/** The payments behind ledger transactions. */
export function paymentsBooked(
  tx: Transaction,
  accountId: string,
  transactionIds: readonly string[],
): Promise<{ transactionId: string; paymentId: string }[]> {
  const { id, kind, reference } = ledgerTransactions;
  const booked = and(
    eq(ledgerTransactions.accountId, accountId),
    eq(kind, "payment"),
    inArray(id, [...transactionIds]),
  );
  return tx.select({ transactionId: id, paymentId: reference }).from(ledgerTransactions).where(booked);
}

/** The kinds of entries booked under a reference. */
export async function kindsBooked(tx: Transaction, accountId: string, reference: string): Promise<TransactionKind[]> {
  const rows = await tx
    .select({ kind: ledgerTransactions.kind })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.accountId, accountId), eq(ledgerTransactions.reference, reference)));
  return rows.map(({ kind }) => kind);
}

/** Whether an entry of a kind is booked under a reference, or under one from one to another, both included. */
export async function isKindBooked(
  tx: Transaction,
  accountId: string,
  kind: TransactionKind,
  { named, between: [from, to] }: { named: string; between: readonly [string, string] },
): Promise<boolean> {
  const { id, accountId: account, kind: booked, reference } = ledgerTransactions;
  const wanted = and(eq(account, accountId), eq(booked, kind), or(eq(reference, named), between(reference, from, to)));
  return (await tx.select({ id }).from(ledgerTransactions).where(wanted).limit(1)).length > 0;
}

/** When reversals made the bill or a device due again, by reversal id. */
export async function takenBackAt(
  tx: Transaction,
  accountId: string,
  references: readonly string[],
): Promise<Map<string, { bookedAt: Date; paidFor: "bill" | "device" }>> {
  const { reference, recordedAt, kind } = ledgerTransactions;
  const taken = and(
    eq(ledgerTransactions.accountId, accountId),
    inArray(kind, ["paymentReturn", "chargeback", "deviceReversal"]),
    inArray(reference, [...references]),
  );
  const rows = await tx.select({ reference, recordedAt, kind }).from(ledgerTransactions).where(taken);
  return new Map(
    rows.map((row) => [
      row.reference,
      { bookedAt: row.recordedAt, paidFor: row.kind === "deviceReversal" ? "device" : "bill" },
    ]),
  );
}

/** A subquery for other tables: the ledger entry of a payment's reversal, by account and id columns. */
export function reversalEntry(tx: Transaction, accountId: AnyPgColumn, reference: AnyPgColumn) {
  const kinds = ["paymentReturn", "refund", "chargeback", "deviceReversal"] as const;
  const own = and(
    eq(ledgerTransactions.accountId, accountId),
    eq(ledgerTransactions.reference, reference),
    inArray(ledgerTransactions.kind, [...kinds]),
  );
  return tx.select({ id: ledgerTransactions.id }).from(ledgerTransactions).where(own);
}

/** More than a year's bills: older ones are rarely unpaid. */
const NEWEST_CHARGES = 13;

/**
 * The balance of an account from its stored sums and the newest charges, because payments are applied to the oldest
 * charges first; so no call reads the whole ledger. One SQL statement: a payment runs it several times, mostly under
 * the account's lock.
 */
export async function ledgerPosition(
  tx: Transaction,
  accountId: string,
  newest = NEWEST_CHARGES,
): Promise<BookedPosition> {
  const { receivable, unapplied } = ledgerAccounts;
  const sameTransaction = and(
    eq(ledgerEntries.accountId, ledgerTransactions.accountId),
    eq(ledgerEntries.transactionId, ledgerTransactions.id),
    eq(ledgerEntries.book, "receivable"),
  );
  const ofAccount = and(
    eq(ledgerTransactions.accountId, ledgerAccounts.accountId),
    eq(ledgerTransactions.kind, "charge"),
    gt(receivable, 0),
  );
  const charges = tx
    .select({
      dueDate: ledgerTransactions.dueDate,
      amount: ledgerEntries.amount,
      reference: ledgerTransactions.reference,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, sameTransaction)
    .where(ofAccount)
    .orderBy(desc(ledgerTransactions.dueDate), desc(ledgerTransactions.id))
    .limit(newest)
    .as("charges");
  const rows = await tx
    .select({ receivable, unapplied, dueDate: charges.dueDate, amount: charges.amount, reference: charges.reference })
    .from(ledgerAccounts)
    .leftJoinLateral(charges, sql`true`)
    .where(eq(ledgerAccounts.accountId, accountId));
  const [sums] = rows;
  if (!sums) return { charges: [], appliedCredits: 0, unappliedCredit: 0 };
  const found = rows.flatMap(({ dueDate, amount, reference }) =>
    dueDate === null || amount === null || reference === null ? [] : [{ dueDate, amount, reference }],
  );
  const charged = sumCents(found.map(({ amount }) => amount));
  if (charged < sums.receivable && found.length === newest) return ledgerPosition(tx, accountId, newest * 10);
  return {
    charges: found.toReversed(),
    appliedCredits: charged - sums.receivable,
    unappliedCredit: 0 - sums.unapplied,
  };
}

/** A transaction's effect on the receivable. Cents; payments and discounts are negative. */
export interface LedgerEntry {
  transactionId: string;
  kind: TransactionKind;
  reference: string;
  businessDate: string;
  amount: number;
}

/** Every transaction of the receivable, oldest first. */
export function receivableEntries(tx: Transaction, accountId: string): Promise<LedgerEntry[]> {
  const { id: transactionId, kind, reference, businessDate, recordedAt } = ledgerTransactions;
  return tx
    .select({ transactionId, kind, reference, businessDate, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.accountId, ledgerTransactions.accountId),
        eq(ledgerEntries.transactionId, ledgerTransactions.id),
      ),
    )
    .where(and(eq(ledgerTransactions.accountId, accountId), eq(ledgerEntries.book, "receivable")))
    .orderBy(asc(businessDate), asc(recordedAt), asc(transactionId));
}
