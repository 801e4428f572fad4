import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import type { Locale } from "../../lib/principal.ts";
import type { ReceiptText } from "./receipts.facts.ts";

const { resolve } = createRequire(import.meta.url);
const fontFile = (weight: number) => readFileSync(resolve(`@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`));
const fonts = { regular: fontFile(400), bold: fontFile(700) };

/** Points, on a letter page. */
const page = { margin: 64, labelWidth: 190, rowGap: 10, width: 612 } as const;
const ink = { text: "#14202b", quiet: "#4a5763" } as const;

/** The receipt as a tagged PDF: titled, in its language, its structure in the order in which it is read (X12). */
export async function receiptPdf(text: ReceiptText, locale: Locale, writtenAt: Date): Promise<Buffer> {
  const document = new PDFDocument({
    size: "LETTER", margin: page.margin, pdfVersion: "1.7", tagged: true, lang: locale, displayTitle: true,
    info: { Title: text.title, Author: text.siteName, CreationDate: writtenAt, ModDate: writtenAt },
  });
  const bytes = collected(document);
  document.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  write(document, text);
  document.end();
  return bytes;
}

function collected(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((done, failed) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => done(Buffer.concat(chunks)));
    document.on("error", failed);
  });
}

function write(document: PDFKit.PDFDocument, text: ReceiptText): void {
  const root = document.struct("Document");
  document.addStructure(root);
  const add = (tag: string, draw: () => void) => root.add(document.struct(tag, {}, draw));
  add("P", () => document.font("bold").fontSize(11).fillColor(ink.quiet).text(text.siteName));
  add("H1", () => document.moveDown(0.4).font("bold").fontSize(24).fillColor(ink.text).text(text.title));
  add("P", () => document.moveDown(0.6).font("regular").fontSize(13).text(text.fact).moveDown(1));
  root.add(table(document, text));
  for (const [index, note] of text.notes.entries()) add("P", () => document.moveDown(index === 0 ? 1.8 : 0.6).font("regular").fontSize(11).fillColor(ink.quiet).text(note, page.margin));
  root.end();
}

function table(document: PDFKit.PDFDocument, { rows, tableName }: ReceiptText): PDFKit.PDFStructureElement {
  const element = document.struct("Table", { title: tableName });
  for (const { label, value } of rows) {
    const row = document.struct("TR");
    const top = () => document.y + page.rowGap;
    let start = 0;
    row.add(document.struct("TH", {}, () => {
      start = top();
      document.font("regular").fontSize(11).fillColor(ink.quiet).text(label, page.margin, start, { width: page.labelWidth - 12 });
    }));
    row.add(document.struct("TD", {}, () => {
      const labelEnd = document.y;
      document.font("bold").fontSize(12).fillColor(ink.text).text(value, page.margin + page.labelWidth, start, { width: page.width - 2 * page.margin - page.labelWidth });
      document.y = Math.max(document.y, labelEnd);
    }));
    element.add(row);
  }
  return element;
}
