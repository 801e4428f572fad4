import { ink, page, taggedPdf, type Add, type Pdf } from "../../lib/pdf/document.ts";
import { tableOf } from "../../lib/pdf/table.ts";
import type { Locale } from "../../lib/principal.ts";
import type { AgreedText, ReceiptText } from "./receipts.text.ts";

/** Width in points. */
const labelWidth = 190;

/** Renders the receipt as a tagged PDF: a sentence, a table of facts, notes, and the accepted terms. */
export function receiptPdf(text: ReceiptText, locale: Locale, writtenAt: Date): Promise<Buffer> {
  return taggedPdf({ ...text, locale, writtenAt }, (document, root, add) => {
    add("P", () => document.moveDown(0.6).font("regular").fontSize(13).text(text.fact).moveDown(1));
    root.add(
      tableOf(
        document,
        text.tableName,
        text.rows.map(({ label, value }) => [
          { header: true, text: label, at: 0, width: labelWidth - 12 },
          { bold: true, text: value, at: labelWidth, width: page.width - 2 * page.margin - labelWidth },
        ]),
      ),
    );
    for (const [index, note] of text.notes.entries())
      add("P", () =>
        document
          .moveDown(index === 0 ? 1.8 : 0.6)
          .font("regular")
          .fontSize(11)
          .fillColor(ink.quiet)
          .text(note, page.margin),
      );
    if (text.agreed) writeAgreed(document, add, text.agreed);
  });
}

/** The accepted terms may be in another language than the receipt, and are marked with it. */
function writeAgreed(document: Pdf, add: Add, { title, when, paragraphs, locale }: AgreedText): void {
  const small = () => document.font("regular").fontSize(10).fillColor(ink.quiet);
  add("H2", () => document.moveDown(2).font("bold").fontSize(13).fillColor(ink.text).text(title, page.margin));
  add("P", () => small().moveDown(0.4).text(when));
  for (const paragraph of paragraphs) add("P", () => small().moveDown(0.6).text(paragraph), locale);
}
