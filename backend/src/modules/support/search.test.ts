import { describe, expect, test } from "vitest";
import { everyWord, extractOf, folded, queryWords, someWords } from "./search.domain.ts";

test("accents and capitals are folded, and the length stays", () => {
  expect(folded("Línea NIÑO pingüino")).toBe("linea nino pinguino");
});

describe("words of a query", () => {
  test.each([
    ["  Pay my BILL, pay! ", ["pay", "my", "bill"]],
    ["línea", ["línea"]],
    ["' | & ! :* <->", []],
    ["a'b)&(c", ["a", "b", "c"]],
  ])("%s", (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });
  test("at most twelve", () => {
    expect(queryWords("a b c d e f g h i j k l m n")).toHaveLength(12);
  });
});

test("each word is asked for with its accents or without, by its beginning when it is long", () => {
  expect(everyWord(["línea", "tv"])).toEqual({
    text: "(línea:* | linea:*) & (tv)",
    titles: ["(línea:* | linea:*) & (tv)"],
    words: "(línea:* | linea:*) | (tv)",
  });
  expect(everyWord(["tv"])).toEqual({ text: "(tv)", titles: ["(tv)"] });
});
test("what a word may have meant is asked for in its place", () => {
  const suggestions = [
    { typed: "lineea", word: "linea" },
    { typed: "fxa", word: "fax" },
  ];
  expect(everyWord(["líneea", "tv"], suggestions).text).toBe("(líneea:* | lineea:* | linea:*) & (tv)");
});
test("of some words, titles with all but one come first when there are three or more", () => {
  expect(someWords(["tv", "fax"], [])).toEqual({ text: "(tv) | (fax)", titles: ["(tv) | (fax)"] });
  expect(someWords(["tv", "fax", "dvr"], [])).toEqual({
    text: "(tv) | (fax) | (dvr)",
    titles: ["((fax) & (dvr)) | ((tv) & (dvr)) | ((tv) & (fax))", "(tv) | (fax) | (dvr)"],
  });
});

const shown = (text: string, words: string[]) =>
  extractOf(text, words)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join("");

describe("an extract", () => {
  test("marks words without regard to accents, capitals and endings", () => {
    expect(shown("Las líneas y la Línea.", ["linea"])).toBe("Las [líneas] y la [Línea].");
    expect(shown("You paid: payments.", ["payment"])).toBe("You paid: [payments].");
  });
  test("begins near the first match and ends after whole words", () => {
    const text = `${"word ".repeat(30)}voicemail ${"more ".repeat(60)}`;
    const extract = shown(text, ["voicemail"]);
    expect(extract).toMatch(/^… word .*\[voicemail\] more .* …$/);
    expect(extract.length).toBeLessThan(200);
  });
  test("is the beginning when nothing matches", () => {
    expect(shown("A short text.", ["fax"])).toBe("A short text.");
  });
});
