import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCatalogue } from "./readCatalogue.ts";

const folder = join(import.meta.dirname, "../../catalogue");
const glossary = JSON.parse(readFileSync(join(folder, "glossary.json"), "utf8")) as { en: string; es: string; avoid: string[] }[];
const catalogue = Object.entries(readCatalogue(folder));

const has = (text: string, words: string) => new RegExp(`(^|[^\\p{L}])${words}(s|es)?($|[^\\p{L}])`, "iu").test(text);

test.each(glossary.filter(({ avoid }) => avoid.length > 0))("where English says $en, Spanish never says $avoid", ({ en, avoid }) => {
  const found = catalogue.filter(([, words]) => has(words.en, en)).flatMap(([key, { es }]) => avoid.filter((word) => has(es, word)).map((word) => `${key}: ${word}: ${es}`));
  expect(found).toEqual([]);
});

test("no term stands twice in the glossary, and none is its own thing to avoid", () => {
  expect(new Set(glossary.map(({ en }) => en.toLowerCase())).size).toBe(glossary.length);
  expect(glossary.filter(({ es, avoid }) => avoid.includes(es))).toEqual([]);
});
