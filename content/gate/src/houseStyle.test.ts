import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readCatalogue } from "./readCatalogue.ts";

const catalogue = Object.entries(readCatalogue(join(import.meta.dirname, "../../catalogue")));

type Wording = { en: string; es: string };

/** Keys whose words break a rule, with the words. */
const against = (breaks: (words: Wording, key: string) => boolean) => catalogue.filter(([key, entry]) => breaks(entry, key)).map(([key, { en, es }]) => `${key}: ${en} | ${es}`);

const inEither = (pattern: RegExp) => against(({ en, es }) => pattern.test(en) || pattern.test(es));

const times = (text: string, sign: string) => text.split(sign).length - 1;

const closing = (text: string) => /[.?!:](?=[\s}]*$)/.exec(text)?.[0] ?? "";

describe("the house style (docs/content.md)", () => {
  test("three dots promise nothing: no words end in them", () => {
    expect(inEither(/…|\.{3}/)).toEqual([]);
  });

  test("apostrophes and quotation marks are typographic, and the same in both languages", () => {
    expect(inEither(/['"«»]/)).toEqual([]);
  });

  test("a Spanish question or exclamation opens as it closes", () => {
    expect(against(({ es }) => times(es, "?") !== times(es, "¿") || times(es, "!") !== times(es, "¡"))).toEqual([]);
  });

  test("Spanish says usted", () => {
    expect(against(({ es }) => /(?<!\p{L})(tú|tus?|ti|te|contigo|puedes|tienes|quieres|debes|haz)(?!\p{L})/iu.test(es))).toEqual([]);
  });

  test("both languages end alike: a sentence with its stop, the words of a button with none", () => {
    expect(against(({ en, es }) => closing(en) !== closing(es))).toEqual([]);
  });

  test("customers read no developer's words", () => {
    expect(against(({ en }, key) => !key.startsWith("studio.") && /\b(invalid|null|undefined|submit|error \d+)\b/i.test(en))).toEqual([]);
  });

  test("what can be tried again is said in one way in Spanish", () => {
    expect(against(({ es }) => /\b(intente de nuevo|reintent|vuelva a intentar\b(?!lo))/i.test(es))).toEqual([]);
  });
});
