import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../src/database/database.ts";
import { autoPayActions, autoPayEnrolments, autoPayParts, autoPayRuns } from "../src/modules/autopay/autopay.tables.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../src/modules/ledger/ledger.tables.ts";
import { mobileDevices } from "../src/modules/mobile/mobile.tables.ts";
import { statements } from "../src/modules/statements/statements.tables.ts";
import { payments } from "../src/modules/payments/payments.tables.ts";

/** Everything in the database about money that the audit reads. */
export type LedgerRecords = Awaited<ReturnType<typeof readLedgerRecords>>;

/** Payments and debits of all accounts, as in the processor's record; the rest only of the given accounts. */
export async function readLedgerRecords(database: Database, accountIds: readonly string[]) {
  const ids = [...accountIds];
  const actions = await database.select().from(autoPayActions).where(inArray(autoPayActions.accountId, ids));
  return {
    payments: await database.select().from(payments),
    runs: await database.select().from(autoPayRuns),
    sums: await database.select().from(ledgerAccounts).where(inArray(ledgerAccounts.accountId, ids)),
    entries: await entriesOf(database, ids),
    statements: await database
      .select()
      .from(statements)
      .where(inArray(statements.accountId, ids))
      .orderBy(asc(statements.statementDate)),
    devices: await database.select().from(mobileDevices).where(inArray(mobileDevices.accountId, ids)),
    enrolments: await database.select().from(autoPayEnrolments).where(inArray(autoPayEnrolments.accountId, ids)),
    parts: await database.select().from(autoPayParts).where(inArray(autoPayParts.accountId, ids)),
    actionIds: new Set(actions.map(({ id }) => id)),
    openActions: actions.filter(({ nextAttemptAt }) => nextAttemptAt !== null),
  };
}

function entriesOf(database: Database, accountIds: string[]) {
  const sameTransaction = and(
    eq(ledgerTransactions.accountId, ledgerEntries.accountId),
    eq(ledgerTransactions.id, ledgerEntries.transactionId),
  );
  return database
    .select({
      accountId: ledgerEntries.accountId,
      kind: ledgerTransactions.kind,
      reference: ledgerTransactions.reference,
      book: ledgerEntries.book,
      amount: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, sameTransaction)
    .where(inArray(ledgerEntries.accountId, accountIds));
}
