import { and, eq, inArray } from "drizzle-orm";
import { chargesIn } from "../processor/testing.ts";
import type { Config } from "../src/config/config.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { createLogger } from "../src/lib/logger.ts";
import { ledgerEntries, ledgerTransactions } from "../src/modules/ledger/ledger.tables.ts";
import { payments } from "../src/modules/payments/payments.tables.ts";
import type { Acknowledged } from "./submissions.ts";

/** What R1 promises to be zero. Accounts are counted where sums differ, payments everywhere else. */
export interface Findings {
  /** Told "paid" or "not paid", and the processor's record says otherwise. */
  acknowledgedWrongly: number;
  /** What one customer wanted to pay once and was charged for more than once. */
  chargedTwice: number;
  /** Charges of the processor that no payment of ours knows as taken. */
  unknownCharges: number;
  /** Accounts whose ledger differs from the processor's record. */
  unequalAccounts: number;
  /** Payments whose outcome is still not known. */
  unsettled: number;
}

/** Holds ledger, payments and what customers were told against the processor's own record. The processes have ended. */
export async function audit(config: Config, recordFile: string, acknowledged: readonly Acknowledged[]): Promise<Findings> {
  const charges = chargesIn(recordFile);
  const accountIds = [...new Set(acknowledged.map(({ accountId }) => accountId))];
  const { database, close } = await openDatabase(config, createLogger("silent"));
  try {
    const rows = await database.select().from(payments).where(inArray(payments.accountId, accountIds));
    const books = await database
      .select({ accountId: ledgerEntries.accountId, reference: ledgerTransactions.reference, amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, and(eq(ledgerTransactions.accountId, ledgerEntries.accountId), eq(ledgerTransactions.id, ledgerEntries.transactionId)))
      .where(and(eq(ledgerEntries.book, "cash"), inArray(ledgerEntries.accountId, accountIds)));
    const accountOf = new Map(rows.map(({ id, accountId }) => [id, accountId]));
    const ours = charges.filter(({ reference }) => accountOf.has(reference));
    const taken = new Set(charges.map(({ reference }) => reference));
    return {
      acknowledgedWrongly: acknowledged.filter(({ paymentId, state }) => (state === "SUBMITTED") !== taken.has(paymentId)).length,
      chargedTwice: repeated(ours.map(({ reference, amount }) => `${accountOf.get(reference)} ${amount}`)),
      unknownCharges: charges.filter(({ reference }) => rows.find(({ id }) => id === reference)?.state !== "SUBMITTED").length,
      unequalAccounts: accountIds.filter((accountId) => sumOf(books.filter((entry) => entry.accountId === accountId)) !== sumOf(ours.filter(({ reference }) => accountOf.get(reference) === accountId))).length,
      unsettled: rows.filter(({ state }) => state !== "SUBMITTED" && state !== "FAILED").length,
    };
  } finally {
    await close();
  }
}

const sumOf = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

const repeated = (names: readonly string[]) => names.length - new Set(names).size;
