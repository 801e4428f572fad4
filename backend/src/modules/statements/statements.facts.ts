import { carriedOver } from "@portico/rules/billBridge";
import type { Say } from "../content/delivery/content.reads.ts";
import type { ActivityRow, LineRow, StatementRow } from "./statements.reads.ts";
import { lineGroups } from "./lines.domain.ts";

/** A statement with all that it tells, for whom. */
export interface StatementSubject { statement: StatementRow; lines: readonly LineRow[]; activity: readonly ActivityRow[]; accountName: string; site: "business" | "community" }

export interface Entry { label: string; note?: string; value: string; strong?: boolean }
export interface EntryTable { heading: string; name: string; entries: Entry[] }

/** A statement as words, in the order in which it is read. */
export interface StatementText {
  title: string;
  siteName: string;
  lead: string;
  /** What of it is left from earlier statements; null when nothing is. */
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

/** What a statement says, in the language that `say` speaks. */
export function statementText(say: Say, subject: StatementSubject): StatementText {
  const { statement, site, activity } = subject;
  const amount = (cents: number) => say("statements.amount", { amount: cents });
  return {
    title: say("statements.pdf.title", { date: statement.statementDate }),
    siteName: say(`shell.siteName.${site}`),
    lead: leadOf(say, statement),
    carriedOver: carriedOverOf(say, statement),
    facts: { name: say("statements.summary.title"), rows: factRows(say, subject) },
    columns: { description: say("statements.column.description"), amount: say("statements.column.amount") },
    summary: { heading: say("statements.summary.title"), name: say("statements.summary.title"), entries: summaryEntries(say, statement) },
    activity: activity.length === 0 ? null : { heading: say("statements.activityTitle"), name: say("statements.activityTitle"), entries: activity.map((entry) => activityEntry(say, entry)) },
    chargesTitle: say("statements.chargesTitle"),
    groups: groupTables(say, subject.lines),
    total: { label: say("statements.total"), value: amount(statement.currentCharges), strong: true },
    change: changeOf(say, statement),
    questions: say("statements.pdf.questions"),
  };
}

function leadOf(say: Say, { amountDue, dueDate }: StatementRow): string {
  if (amountDue > 0) return say("statements.pdf.lead", { amount: amountDue, date: dueDate });
  return amountDue === 0 ? say("statements.pdf.nothingDue") : say("statements.pdf.credit", { amount: -amountDue });
}

function carriedOverOf(say: Say, statement: StatementRow): string | null {
  const earlier = carriedOver(statement, statement.amountDue);
  return earlier > 0 ? say("statements.carriedOver", { amount: earlier }) : null;
}

function factRows(say: Say, { statement: { accountId, statementDate, periodFrom, periodTo, dueDate }, accountName }: StatementSubject) {
  const date = (of: string) => say("statements.date", { date: of });
  return [
    { label: say("statements.fact.account"), value: say("statements.pdf.accountValue", { name: accountName, number: accountId }) },
    { label: say("statements.fact.statementDate"), value: date(statementDate) },
    { label: say("statements.fact.period"), value: say("statements.period", { from: periodFrom, to: periodTo }) },
    { label: say("statements.fact.dueDate"), value: date(dueDate) },
  ];
}

function summaryEntries(say: Say, { previousBalance, paymentsReceived, adjustments, currentCharges, amountDue }: StatementRow): Entry[] {
  const entry = (label: string, cents: number, strong = false): Entry => ({ label, value: say("statements.amount", { amount: cents }), strong });
  return [
    entry(say("statements.fact.previousBalance"), previousBalance),
    entry(say("statements.fact.payments"), -paymentsReceived || 0),
    entry(say("statements.fact.adjustments"), -adjustments || 0),
    entry(say("statements.fact.currentCharges"), currentCharges),
    amountDue < 0 ? entry(say("statements.fact.credit"), -amountDue, true) : entry(say("statements.fact.amountDue"), amountDue, true),
  ];
}

function activityEntry(say: Say, { kind, date, amount }: ActivityRow): Entry {
  return { label: say("statements.activity", { kind }), note: say("statements.date", { date }), value: say("statements.amount", { amount }) };
}

function groupTables(say: Say, lines: readonly LineRow[]): EntryTable[] {
  const present = lineGroups.filter((group) => lines.some((line) => line.group === group));
  return present.map((group) => {
    const heading = say("statements.group", { group });
    return { heading, name: say("statements.groupTable", { group: heading }), entries: lines.filter((line) => line.group === group).map((line) => lineEntry(say, line)) };
  });
}

function lineEntry(say: Say, { code, quantity, amount, explanation }: LineRow): Entry {
  const note = explanation ? { note: say("statements.explanation", explanation) } : {};
  return { label: say("statements.line", { code, quantity }), value: say("statements.amount", { amount }), ...note };
}

function changeOf(say: Say, { change }: StatementRow): string {
  if (change === null) return say("statements.first");
  if (change === 0) return say("statements.unchanged");
  return change > 0 ? say("statements.higher", { amount: change }) : say("statements.lower", { amount: -change });
}
