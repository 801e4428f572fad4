import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { linesOf, type TransactionKind } from "./ledger.domain.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "./ledger.tables.ts";

export interface Posting {
  accountId: string;
  kind: TransactionKind;
  /** Cents, always positive: the kind determines the direction. */
  amount: number;
  /** The source; kind and reference are unique together. */
  reference: string;
  businessDate: string;
  /** For charges only. */
  dueDate?: string;
  recordedAt: Date;
}

/** Locks an account's money until the transaction ends, which serializes decisions about it. */
export async function lockLedger(tx: Transaction, accountId: string): Promise<void> {
  const lock = () => tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.accountId, accountId)).for("update");
  if ((await lock()).length > 0) return;
  await tx.insert(ledgerAccounts).values({ accountId }).onConflictDoNothing();
  await lock();
}

/** Books balanced entries in one statement. The database rejects unbalanced entries and later changes. */
export async function post(
  tx: Transaction,
  { accountId, kind, amount, reference, businessDate, dueDate, recordedAt }: Posting,
): Promise<void> {
  const id = randomUUID();
  const booked = tx.$with("booked").as(
    tx
      .insert(ledgerTransactions)
      .values({ accountId, id, kind, reference, businessDate, dueDate: dueDate ?? null, recordedAt })
      .returning({ id: ledgerTransactions.id }),
  );
  await tx
    .with(booked)
    .insert(ledgerEntries)
    .values(linesOf(kind, amount).map((line, index) => ({ accountId, transactionId: id, line: index + 1, ...line })));
}
