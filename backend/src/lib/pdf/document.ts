import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import type { Locale } from "../principal.ts";
import { inLatinLetters } from "./latinLetters.ts";
import { drawOtherLetters, letterTest } from "./letters.ts";
import { unpackWoff } from "./sfnt.ts";

export type Pdf = PDFKit.PDFDocument;
export type Structure = PDFKit.PDFStructureElement;

const { resolve } = createRequire(import.meta.url);
const fontFile = (letters: "latin" | "latin-ext", weight: number) =>
  unpackWoff(
    readFileSync(
      resolve(
        `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${letters}-${weight}-normal.woff`,
      ),
    ),
  );
const fonts = {
  regular: fontFile("latin", 400),
  bold: fontFile("latin", 700),
  regularOther: fontFile("latin-ext", 400),
  boldOther: fontFile("latin-ext", 700),
};

function registerFonts(document: Pdf): void {
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file);
}

let knownLetters: ((letter: string) => boolean) | undefined;

/**
 * Whether the fonts have a letter. They are opened for the first document, in one of its own, because each font that a
 * document opens gets a number there.
 */
function hasLetter(letter: string): boolean {
  if (!knownLetters) {
    const document = new PDFDocument();
    registerFonts(document);
    knownLetters = letterTest(document, ["regular", "regularOther"]);
  }
  return knownLetters(letter);
}

/** Points, on US Letter paper. */
export const page = { margin: 64, width: 612, height: 792, rowGap: 10 } as const;
export const ink = { text: "#14202b", quiet: "#4a5763", line: "#c9c3b6" } as const;

export interface Titled {
  title: string;
  siteName: string;
  locale: Locale;
  writtenAt: Date;
}

/** Appends a structure element; its content is drawn at once. `lang` is set where it differs from the document's. */
export type Add = (tag: string, draw: () => void, lang?: string) => void;

/**
 * Creates a tagged PDF with title, language and structure in reading order (X12). Starts with the site's name and the
 * title.
 * @param write adds the rest to the document's root
 */
export async function taggedPdf(
  { title, siteName, locale, writtenAt }: Titled,
  write: (document: Pdf, root: Structure, add: Add) => void,
): Promise<Buffer> {
  const document = new PDFDocument({
    size: "LETTER",
    margin: page.margin,
    pdfVersion: "1.7",
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: siteName, CreationDate: writtenAt, ModDate: writtenAt },
  });
  const bytes = collected(document);
  registerFonts(document);
  prepareTexts(document);
  drawOtherLetters(document, { regular: "regularOther", bold: "boldOther" });
  const root = document.struct("Document");
  document.addStructure(root);
  const add: Add = (tag, draw, lang) => void root.add(document.struct(tag, lang ? { lang } : {}, draw));
  add("P", () => document.font("bold").fontSize(11).fillColor(ink.quiet).text(siteName));
  add("H1", () => document.moveDown(0.4).font("bold").fontSize(24).fillColor(ink.text).text(title));
  write(document, root, add);
  root.end();
  document.end();
  return bytes;
}

/** Longer runs without a space get one. */
const longestWord = 120;
const longWords = new RegExp(`\\S{${longestWord}}(?=\\S)`, "gu");

/**
 * Writes every text in letters that the fonts have, and makes it breakable: the time in which pdfkit breaks a word grows
 * with the square of its length, and one word of 4,000 letters, which an editor may publish, took the process several
 * seconds.
 */
function prepareTexts(document: Pdf): void {
  const draw = document.text.bind(document) as (text: string, ...rest: unknown[]) => Pdf;
  document.text = ((text: string, ...rest: unknown[]) =>
    draw(inLatinLetters(text, hasLetter).replace(longWords, "$& "), ...rest)) as Pdf["text"];
}

function collected(document: Pdf): Promise<Buffer> {
  return new Promise((done, failed) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => done(Buffer.concat(chunks)));
    document.on("error", failed);
  });
}
