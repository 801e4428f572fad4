import { ink, page, type Pdf, type Structure } from "./document.ts";

/** A cell; a header cell labels a row or a column. Positions and widths in points from the left margin. */
export interface Cell {
  header?: boolean;
  bold?: boolean;
  text: string;
  /** Small print below the text. */ note?: string;
  at: number;
  width: number;
  align?: "left" | "right";
}

/** The minimum height for a row; with less, a new page starts. */
const MIN_ROOM = 60;

/** A table with an accessible name; rows are read from left to right. */
export function tableOf(document: Pdf, name: string, rows: readonly (readonly Cell[])[]): Structure {
  const element = document.struct("Table", { title: name });
  for (const cells of rows) element.add(rowOf(document, cells));
  return element;
}

function rowOf(document: Pdf, cells: readonly Cell[]): Structure {
  const row = document.struct("TR");
  let top = 0;
  let bottom = 0;
  for (const [index, cell] of cells.entries()) {
    row.add(
      document.struct(cell.header ? "TH" : "TD", {}, () => {
        if (index === 0) top = bottom = startOfRow(document);
        drawCell(document, cell, top);
        bottom = Math.max(bottom, document.y);
        document.y = bottom;
      }),
    );
  }
  return row;
}

function startOfRow(document: Pdf): number {
  if (document.y + MIN_ROOM > page.height - page.margin) document.continueOnNewPage();
  return document.y + page.rowGap;
}

function drawCell(document: Pdf, { text, note, at, width, align = "left", header, bold }: Cell, top: number): void {
  const [x, quiet] = [page.margin + at, header && !bold];
  document
    .font(bold ? "bold" : "regular")
    .fontSize(quiet ? 11 : 12)
    .fillColor(quiet ? ink.quiet : ink.text)
    .text(text, x, top, { width, align });
  if (note)
    document
      .font("regular")
      .fontSize(10)
      .fillColor(ink.quiet)
      .text(note, x, document.y + 2, { width, align });
}
