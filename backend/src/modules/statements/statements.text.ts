import { carriedOver } from "@portico/rules/billBridge";
import type { Translate } from "../content/delivery/content.reads.ts";
import type { ActivityRow, LineRow, StatementRow } from "./statements.reads.ts";
import { lineGroups } from "./lines.domain.ts";

/** A statement with all its data, and its reader. */
export interface StatementSubject {
  statement: StatementRow;
  lines: readonly LineRow[];
  activity: readonly ActivityRow[];
  accountName: string;
  site: "business" | "community";
}

export interface Entry {
  label: string;
  note?: string;
  value: string;
  strong?: boolean;
}
export interface EntryTable {
  heading: string;
  name: string;
  entries: Entry[];
}

/** A statement as texts, in reading order. */
export interface StatementText {
  title: string;
  siteName: string;
  lead: string;
  /** The balance from earlier statements; null when it is zero. */
  carriedOver: string | null;
  facts: { name: string; rows: { label: string; value: string }[] };
  columns: { description: string; amount: string };
  summary: EntryTable;
  activity: EntryTable | null;
  chargesTitle: string;
  groups: EntryTable[];
  total: Entry;
  change: string;
  questions: string;
}

/** Renders a statement's texts in the language of `t`. */
export function statementText(t: Translate, subject: StatementSubject): StatementText {
  const { statement, site, activity } = subject;
  const amount = (cents: number) => t("statements.amount", { amount: cents });
  return {
    title: t("statements.pdf.title", { date: statement.statementDate }),
    siteName: t(`shell.siteName.${site}`),
    lead: leadOf(t, statement),
    carriedOver: carriedOverOf(t, statement),
    facts: { name: t("statements.summary.title"), rows: factRows(t, subject) },
    columns: { description: t("statements.column.description"), amount: t("statements.column.amount") },
    summary: {
      heading: t("statements.summary.title"),
      name: t("statements.summary.title"),
      entries: summaryEntries(t, statement),
    },
    activity:
      activity.length === 0
        ? null
        : {
            heading: t("statements.activityTitle"),
            name: t("statements.activityTitle"),
            entries: activity.map((entry) => activityEntry(t, entry)),
          },
    chargesTitle: t("statements.chargesTitle"),
    groups: groupTables(t, subject.lines),
    total: { label: t("statements.total"), value: amount(statement.currentCharges), strong: true },
    change: changeOf(t, statement),
    questions: t("statements.pdf.questions"),
  };
}

function leadOf(t: Translate, { amountDue, dueDate }: StatementRow): string {
  if (amountDue > 0) return t("statements.pdf.lead", { amount: amountDue, date: dueDate });
  return amountDue === 0 ? t("statements.pdf.nothingDue") : t("statements.pdf.credit", { amount: -amountDue });
}

function carriedOverOf(t: Translate, statement: StatementRow): string | null {
  const earlier = carriedOver(statement, statement.amountDue);
  return earlier > 0 ? t("statements.carriedOver", { amount: earlier }) : null;
}

function factRows(
  t: Translate,
  { statement: { accountId, statementDate, periodFrom, periodTo, dueDate }, accountName }: StatementSubject,
) {
  const date = (of: string) => t("statements.date", { date: of });
  return [
    {
      label: t("statements.fact.account"),
      value: t("statements.pdf.accountValue", { name: accountName, number: accountId }),
    },
    { label: t("statements.fact.statementDate"), value: date(statementDate) },
    { label: t("statements.fact.period"), value: t("statements.period", { from: periodFrom, to: periodTo }) },
    { label: t("statements.fact.dueDate"), value: date(dueDate) },
  ];
}

function summaryEntries(
  t: Translate,
  { previousBalance, paymentsReceived, adjustments, currentCharges, amountDue }: StatementRow,
): Entry[] {
  const entry = (label: string, cents: number, strong = false): Entry => ({
    label,
    value: t("statements.amount", { amount: cents }),
    strong,
  });
  return [
    entry(t("statements.fact.previousBalance"), previousBalance),
    entry(t("statements.fact.payments"), -paymentsReceived || 0),
    entry(t("statements.fact.adjustments"), -adjustments || 0),
    entry(t("statements.fact.currentCharges"), currentCharges),
    amountDue < 0
      ? entry(t("statements.fact.credit"), -amountDue, true)
      : entry(t("statements.fact.amountDue"), amountDue, true),
  ];
}

function activityEntry(t: Translate, { kind, date, amount }: ActivityRow): Entry {
  return {
    label: t("statements.activity", { kind }),
    note: t("statements.date", { date }),
    value: t("statements.amount", { amount }),
  };
}

function groupTables(t: Translate, lines: readonly LineRow[]): EntryTable[] {
  const present = lineGroups.filter((group) => lines.some((line) => line.group === group));
  return present.map((group) => {
    const heading = t("statements.group", { group });
    return {
      heading,
      name: t("statements.groupTable", { group: heading }),
      entries: lines.filter((line) => line.group === group).map((line) => lineEntry(t, line)),
    };
  });
}

function lineEntry(t: Translate, { code, quantity, amount, explanation }: LineRow): Entry {
  const note = explanation ? { note: t("statements.explanation", explanation) } : {};
  return { label: t("statements.line", { code, quantity }), value: t("statements.amount", { amount }), ...note };
}

function changeOf(t: Translate, { change }: StatementRow): string {
  if (change === null) return t("statements.first");
  if (change === 0) return t("statements.unchanged");
  return change > 0 ? t("statements.higher", { amount: change }) : t("statements.lower", { amount: -change });
}
