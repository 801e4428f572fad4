import { page, taggedPdf, type Pdf } from "../../lib/pdf/document.ts";
import { tableOf } from "../../lib/pdf/table.ts";
import type { Locale } from "../../lib/principal.ts";

export type ContractText = {
  title: string;
  siteName: string;
  fact: string;
  tableName: string;
  rows: { label: string; value: string }[];
};

/** Width in points. */
const labelWidth = 190;

/** Renders a document of a contract as a tagged PDF: when it was issued, and a table of what was agreed. */
export function contractPdf(text: ContractText, locale: Locale, writtenAt: Date): Promise<Buffer> {
  return taggedPdf({ ...text, locale, writtenAt }, (document: Pdf, root, add) => {
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
  });
}
