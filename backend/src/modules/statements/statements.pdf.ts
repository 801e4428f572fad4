import { ink, page, taggedPdf, type Add, type Pdf, type Structure } from "../../lib/pdf/document.ts";
import { tableOf, type Cell } from "../../lib/pdf/table.ts";
import type { Locale } from "../../lib/principal.ts";
import type { Entry, EntryTable, StatementText } from "./statements.text.ts";

/** Text width in points, between the margins. */
const width = page.width - 2 * page.margin;
const amountWidth = 110;
const labelWidth = 150;

/**
 * Renders the statement as a tagged PDF: the amount due, why, and every line with its reason, in tables with headers
 * (X12).
 */
export function statementPdf(text: StatementText, locale: Locale, writtenAt: Date): Promise<Buffer> {
  return taggedPdf({ ...text, locale, writtenAt }, (document, root, add) => {
    add("P", () => document.moveDown(0.4).font("bold").fontSize(15).fillColor(ink.text).text(text.lead));
    for (const sentence of [text.carriedOver, text.change])
      if (sentence)
        add("P", () => document.moveDown(0.2).font("regular").fontSize(12).fillColor(ink.quiet).text(sentence));
    root.add(tableOf(document, text.facts.name, text.facts.rows.map(factCells)));
    for (const table of [text.summary, ...(text.activity ? [text.activity] : [])])
      section(document, root, add, text, table, "H2");
    heading(document, add, text.chargesTitle, "H2");
    for (const group of text.groups) section(document, root, add, text, group, "H3");
    root.add(tableOf(document, text.total.label, [cellsOf(text.total)]));
    add("P", () =>
      document.moveDown(1.5).font("regular").fontSize(11).fillColor(ink.quiet).text(text.questions, page.margin),
    );
  });
}

function factCells({ label, value }: { label: string; value: string }): Cell[] {
  return [
    { header: true, text: label, at: 0, width: labelWidth },
    { text: value, at: labelWidth + 12, width: width - labelWidth - 12 },
  ];
}

function section(
  document: Pdf,
  root: Structure,
  add: Add,
  { columns }: StatementText,
  { heading: title, name, entries }: EntryTable,
  level: "H2" | "H3",
): void {
  heading(document, add, title, level);
  root.add(tableOf(document, name, [headerCells(columns), ...entries.map(cellsOf)]));
}

/** Keeps a heading on the same page as the first rows below it. */
function heading(document: Pdf, add: Add, title: string, level: "H2" | "H3"): void {
  const [size, room] = level === "H2" ? [16, 190] : [13, 120];
  add(level, () => {
    if (document.y + room > page.height - page.margin) document.continueOnNewPage();
    document
      .moveDown(level === "H2" ? 1.2 : 0.8)
      .font("bold")
      .fontSize(size)
      .fillColor(ink.text)
      .text(title, page.margin);
  });
}

function headerCells({ description, amount }: StatementText["columns"]): Cell[] {
  return [
    { header: true, text: description, at: 0, width: width - amountWidth - 12 },
    { header: true, text: amount, at: width - amountWidth, width: amountWidth, align: "right" },
  ];
}

function cellsOf({ label, note, value, strong = false }: Entry): Cell[] {
  const described = { text: label, bold: strong, at: 0, width: width - amountWidth - 12, ...(note ? { note } : {}) };
  return [
    { ...described, header: strong },
    { text: value, bold: strong, at: width - amountWidth, width: amountWidth, align: "right" },
  ];
}
