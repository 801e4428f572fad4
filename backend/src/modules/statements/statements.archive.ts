import type { ZippedFile } from "../../lib/zip.ts";
import type { Transaction } from "../../database/database.ts";
import { csvOf, type CsvCell } from "../../lib/csv.ts";
import type { Say } from "../content/delivery/content.reads.ts";
import { paymentsBooked } from "../ledger/ledger.reads.ts";
import { customerReferences } from "../payments/payments.reads.ts";
import { reconciliationOf, type Reconciliation } from "./reconciliation.domain.ts";
import { isPaid } from "./statements.domain.ts";
import { statementDocument, wordsFor, type Reader, type Wanted } from "./statements.documents.ts";
import { activityRows, type ActivityRow, lineRows, type LineRow, type StatementRow } from "./statements.reads.ts";

export type ArchiveContent = "statements" | "accountant";

/**
 * The files of several statements, the oldest first, each made when it is asked for: their PDFs, and for an accountant every line, payments
 * with the customer's own reference among them (B14), and a reconciliation that ties out.
 */
export async function* archiveFiles(deps: Wanted, reader: Reader, statements: readonly StatementRow[], content: ArchiveContent): AsyncGenerator<ZippedFile> {
  const say = await wordsFor(deps, reader);
  for (const statement of statements) yield { name: pdfName(say, statement), bytes: await statementDocument(deps, reader, statement) };
  if (content === "statements") return;
  yield csvFile(say("statements.pack.itemsFile"), await itemsCsv(deps, say, statements));
  yield csvFile(say("statements.pack.reconciliationFile"), reconciliationCsv(say, statements));
}

/** The name under which one statement is saved. */
export const pdfName = (say: Say, { statementDate }: StatementRow) => `${say("statements.pdf.fileName")}-${statementDate}.pdf`;

const csvFile = (name: string, text: string): ZippedFile => ({ name: `${name}.csv`, bytes: Buffer.from(text, "utf8") });

async function itemsCsv({ database }: Wanted, say: Say, statements: readonly StatementRow[]): Promise<string> {
  const rows: CsvCell[][] = [];
  for (const { accountId, id, statementDate } of statements) {
    for (const line of await lineRows(database, accountId, id)) rows.push(itemCells(say, statementDate, line));
    const activity = await activityRows(database, accountId, id);
    const references = await referencesOf(database, accountId, activity);
    for (const entry of activity) rows.push(activityCells(say, statementDate, entry, references.get(entry.transactionId)));
  }
  const header = [say("statements.pack.statement"), say("statements.pack.group"), say("statements.column.description"), say("statements.pack.from"), say("statements.pack.to"), say("statements.pack.recurring"), say("billing.activity.column.reference"), say("statements.column.amount")];
  return csvOf(header, rows);
}

function itemCells(say: Say, statementDate: string, { group, code, quantity, from, to, recurring, amount }: LineRow): CsvCell[] {
  return [statementDate, say("statements.group", { group }), say("statements.line", { code, quantity }), from, to, say(recurring ? "statements.pack.yes" : "statements.pack.no"), "", { cents: amount }];
}

/** What lowered the balance is negative, so that the lines of a statement add up to what it changed. */
function activityCells(say: Say, statementDate: string, { kind, date, amount }: ActivityRow, reference = ""): CsvCell[] {
  const group = say(isPaid(kind) ? "statements.pack.payments" : "statements.pack.credits");
  return [statementDate, group, say("statements.activity", { kind }), date, date, say("statements.pack.no"), reference, { cents: amount }];
}

/** The customer's own references of what stands on a statement, by the ledger's transaction. */
async function referencesOf(tx: Transaction, accountId: string, activity: readonly ActivityRow[]): Promise<Map<string, string>> {
  const booked = await paymentsBooked(tx, accountId, activity.map(({ transactionId }) => transactionId));
  const references = await customerReferences(tx, accountId, booked.map(({ paymentId }) => paymentId));
  return new Map(booked.flatMap(({ transactionId, paymentId }) => references.filter(({ id }) => id === paymentId).map(({ reference }) => [transactionId, reference] as const)));
}

function reconciliationCsv(say: Say, statements: readonly StatementRow[]): string {
  const header = [say("statements.pack.statement"), say("statements.pack.opening"), say("statements.pack.charges"), say("statements.pack.payments"), say("statements.pack.credits"), say("statements.pack.closing"), say("statements.pack.difference")];
  const months = statements.map((statement) => [statement.statementDate, ...cellsOf(reconciliationOf([statement]))]);
  return csvOf(header, [...months, [say("statements.pack.total"), ...cellsOf(reconciliationOf(statements))]]);
}

function cellsOf({ opening, charges, payments, credits, closing, difference }: Reconciliation): CsvCell[] {
  return [opening, charges, payments, credits, closing, difference].map((cents) => ({ cents }));
}
