import { expect, test } from "vitest";
import { page, taggedPdf } from "./document.ts";
import { tableOf } from "./table.ts";

/** Texts that the content gate allows, and those that older releases may contain. */
const texts = [
  "🎉👩‍👩‍👧",
  "مرحبا",
  "日本語",
  "a".repeat(4000),
  "x\u0000y",
  "\ud800",
  "e\u0301\u0301\u0301",
  "\u200b\u00a0",
  "\u2028line",
  "𐍈",
  "क्षि",
  "\t\n",
  "&nbsp;",
  "‘’“”—…",
  "(\\)",
  "",
];

test.each(texts)("no text breaks a PDF's title, heading or table: %j", async (text) => {
  const titled = { title: text, siteName: text, locale: "es-US" as const, writtenAt: new Date(0) };
  const pdf = await taggedPdf(titled, (document, root, add) => {
    add("H1", () => void document.text(text));
    const cells = [
      { text, at: page.margin, width: 100, bold: true },
      { text, note: text, at: 200, width: 60, align: "right" as const },
    ];
    root.add(tableOf(document, text, [cells]));
  });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
});
