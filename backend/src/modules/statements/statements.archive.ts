import type { ZippedFile } from "../../lib/zip.ts";
import type { Transaction } from "../../database/database.ts";
import { csvOf, type CsvCell } from "../../lib/csv.ts";
import type { Translate } from "../content/delivery/content.reads.ts";
import { paymentsBooked } from "../ledger/ledger.reads.ts";
import { customerReferences } from "../payments/payments.reads.ts";
import { reconciliationOf, type Reconciliation } from "./reconciliation.domain.ts";
import { isPaid } from "./statements.domain.ts";
import { statementDocument, wordsFor, type Reader, type Wanted } from "./statements.documents.ts";
import { activityRows, type ActivityRow, lineRows, type LineRow, type StatementRow } from "./statements.reads.ts";

export type ArchiveContent = "statements" | "accountant";

/**
 * The files of several statements, oldest first, each generated lazily: their PDFs, and for an accountant every line,
 * payments with their customer references (B14), and a reconciliation.
 */
export async function* archiveFiles(
  deps: Wanted,
  reader: Reader,
  statements: readonly StatementRow[],
  content: ArchiveContent,
): AsyncGenerator<ZippedFile> {
  const t = await wordsFor(deps, reader);
  for (const statement of statements)
    yield { name: pdfName(t, statement), bytes: await statementDocument(deps, reader, statement) };
  if (content === "statements") return;
  yield csvFile(t("statements.pack.itemsFile"), await itemsCsv(deps, t, statements));
  yield csvFile(t("statements.pack.reconciliationFile"), reconciliationCsv(t, statements));
}

/** The file name of one statement. */
export const pdfName = (t: Translate, { statementDate }: StatementRow) =>
  `${t("statements.pdf.fileName")}-${statementDate}.pdf`;

const csvFile = (name: string, text: string): ZippedFile => ({ name: `${name}.csv`, bytes: Buffer.from(text, "utf8") });

async function itemsCsv({ database }: Wanted, t: Translate, statements: readonly StatementRow[]): Promise<string> {
  const rows: CsvCell[][] = [];
  for (const { accountId, id, statementDate } of statements) {
    for (const line of await lineRows(database, accountId, id)) rows.push(itemCells(t, statementDate, line));
    const activity = await activityRows(database, accountId, id);
    const references = await referencesOf(database, accountId, activity);
    for (const entry of activity)
      rows.push(activityCells(t, statementDate, entry, references.get(entry.transactionId)));
  }
  const header = [
    t("statements.pack.statement"),
    t("statements.pack.group"),
    t("statements.column.description"),
    t("statements.pack.from"),
    t("statements.pack.to"),
    t("statements.pack.recurring"),
    t("billing.activity.column.reference"),
    t("statements.column.amount"),
  ];
  return csvOf(header, rows);
}

function itemCells(
  t: Translate,
  statementDate: string,
  { group, code, quantity, from, to, recurring, amount }: LineRow,
): CsvCell[] {
  return [
    statementDate,
    t("statements.group", { group }),
    t("statements.line", { code, quantity }),
    from,
    to,
    t(recurring ? "statements.pack.yes" : "statements.pack.no"),
    "",
    { cents: amount },
  ];
}

/** Amounts that lowered the balance are negative, so that the lines add up to the change of the balance. */
function activityCells(
  t: Translate,
  statementDate: string,
  { kind, date, amount }: ActivityRow,
  reference = "",
): CsvCell[] {
  const group = t(isPaid(kind) ? "statements.pack.payments" : "statements.pack.credits");
  return [
    statementDate,
    group,
    t("statements.activity", { kind }),
    date,
    date,
    t("statements.pack.no"),
    reference,
    { cents: amount },
  ];
}

/** Customer references of the payments on a statement, by ledger transaction. */
async function referencesOf(
  tx: Transaction,
  accountId: string,
  activity: readonly ActivityRow[],
): Promise<Map<string, string>> {
  const booked = await paymentsBooked(
    tx,
    accountId,
    activity.map(({ transactionId }) => transactionId),
  );
  const references = await customerReferences(
    tx,
    accountId,
    booked.map(({ paymentId }) => paymentId),
  );
  return new Map(
    booked.flatMap(({ transactionId, paymentId }) =>
      references.filter(({ id }) => id === paymentId).map(({ reference }) => [transactionId, reference] as const),
    ),
  );
}

function reconciliationCsv(t: Translate, statements: readonly StatementRow[]): string {
  const header = [
    t("statements.pack.statement"),
    t("statements.pack.opening"),
    t("statements.pack.charges"),
    t("statements.pack.payments"),
    t("statements.pack.credits"),
    t("statements.pack.closing"),
    t("statements.pack.difference"),
  ];
  const months = statements.map((statement) => [statement.statementDate, ...cellsOf(reconciliationOf([statement]))]);
  return csvOf(header, [...months, [t("statements.pack.total"), ...cellsOf(reconciliationOf(statements))]]);
}

function cellsOf({ opening, charges, payments, credits, closing, difference }: Reconciliation): CsvCell[] {
  return [opening, charges, payments, credits, closing, difference].map((cents) => ({ cents }));
}
