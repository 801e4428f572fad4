import { expect, test } from "vitest";
import { readText } from "../../../testing/readPdf.ts";
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

test.each(texts)("no text breaks a PDF's title, heading or table: text %#", { tags: "full" }, async (text) => {
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

test.each(["Łódź warehouse", "Ştefan", "Pay to Ő"])("letters of other languages are in a PDF: %s", async (text) => {
  const titled = { title: text, siteName: "Portico", locale: "en-US" as const, writtenAt: new Date(0) };
  const pdf = await taggedPdf(titled, (document, root) => {
    const cell = { text: `Right ${text}`, at: page.margin, width: 300, align: "right" as const };
    root.add(tableOf(document, "Table", [[cell, { ...cell, at: 300, bold: true }]]));
  });
  const read = readText(pdf);
  expect(read.split(text)).toHaveLength(4);
  expect(read).not.toContain("\ufffd");
});

test.each([
  ["Ольга Щукина", "Olga Shchukina"],
  ["ЩУКА", "SHCHUKA"],
  ["Юлія Ґалаґан, Ёлкин", "Iuliia Galagan, Elkin"],
  ["Αθηνά Ψαρού", "Athina Psarou"],
  ["e\u0301t\u0302", "ét"],
  ["Ṩan", "San"],
  ["日本 5 €", "?? 5 €"],
  ["👩\u200d👧 Bäckerei", "?? Bäckerei"],
])("a letter that no font has is in a PDF as Latin letters, or as a question mark: %s", async (text, written) => {
  const titled = { title: text, siteName: "Portico", locale: "en-US" as const, writtenAt: new Date(0) };
  const pdf = await taggedPdf(titled, (document, root) => {
    const cell = { text, note: text, at: page.margin, width: 300 };
    root.add(tableOf(document, "Table", [[cell, { ...cell, at: 300, bold: true }]]));
  });
  const read = readText(pdf);
  expect(read.split(written)).toHaveLength(6);
  expect(read).not.toContain("\ufffd");
});

test("letters of other languages are measured as they are drawn", async () => {
  const titled = { title: "Bill", siteName: "Portico", locale: "en-US" as const, writtenAt: new Date(0) };
  await taggedPdf(titled, (document, root) => {
    const widthOf = (text: string) => document.font("regular").fontSize(12).widthOfString(text);
    expect(widthOf("Łd")).toBeCloseTo(widthOf("Ł") + widthOf("d"), 3);
    expect(widthOf("Ł")).not.toBeCloseTo(widthOf("\ue000"), 3);
    root.add(document.struct("P", {}, () => void document.text("x")));
  });
});

test("a word of thousands of letters is drawn in pieces, a name of usual length in one", async () => {
  const drawn: string[] = [];
  await taggedPdf({ title: "Bill", siteName: "Portico", locale: "en-US", writtenAt: new Date(0) }, (document, root) => {
    const widthOf = document.widthOfString.bind(document);
    document.widthOfString = (text, options) => {
      drawn.push(text);
      return widthOf(text, options);
    };
    root.add(document.struct("P", {}, () => void document.text("a".repeat(4000)).text("b".repeat(100))));
  });
  expect(Math.max(...drawn.map((text) => text.replaceAll("b", "").length))).toBeLessThan(200);
  expect(drawn.join(" ")).toContain("b".repeat(100));
});
