import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkWording } from "./checkWording.ts";
import type { Arguments } from "./contract.ts";
import { prepareGlossary, standsIn, type GlossaryTerm } from "./glossary.ts";
import { readCatalogue } from "./readCatalogue.ts";

const folder = join(import.meta.dirname, "../../catalogue");
const own = JSON.parse(readFileSync(join(folder, "glossary.json"), "utf8")) as GlossaryTerm[];
const catalogue = Object.entries(readCatalogue(folder));

const statement: GlossaryTerm = { en: "statement", es: "estado de cuenta", avoid: ["extracto"] };
const avoided = (en: string, es: string, args: Arguments = {}, terms = [statement]) =>
  checkWording("a.b", { where: "a test", args }, { en, es }, prepareGlossary(terms)).findings.filter(({ code }) => code === "AVOIDED_WORD");

describe("a word that the glossary avoids", () => {
  test("is warned of at its place, with the word to take; it does not keep anybody from publishing", () => {
    const { findings, trees } = checkWording("a.b", { where: "a test" }, { en: "Your statement is ready", es: "Su extracto\nestá listo" }, prepareGlossary([statement]));
    expect(findings).toEqual([{ code: "AVOIDED_WORD", severity: "warning", key: "a.b", locale: "es-US", offset: 3, line: 1, column: 4, found: "extracto", expected: ["estado de cuenta"] }]);
    expect(trees).toBeDefined();
  });

  test.each([
    ["in the plural, with capitals", "See all Statements", "Vea todos los Extractos"],
    ["inside a tag", "See your <link>statement</link>", "Vea su <link>extracto</link>"],
    ["in one branch of a plural", "{n, plural, one {One statement} other {# statements}}", "{n, plural, one {Un estado de cuenta} many {# de extractos} other {# estados de cuenta}}"],
  ])("is found %s", (_, en, es) => {
    const found = avoided(en, es, { link: "tag", n: "count" });
    expect(found).toHaveLength(1);
    expect(es.slice(found[0]?.offset)).toMatch(/^extracto/i);
  });

  test.each([
    ["where English does not name the thing", "Your vanilla", "Su extracto"],
    ["as a part of another word", "Your statement", "Lo extractor"],
    ["in the name of an argument", "Your statement {extracto}", "Su estado de cuenta {extracto}"],
    ["where the term is the name of an argument", "Yours: {statement}", "Lo suyo: {statement}, extracto"],
  ])("is none %s", (_, en, es) => {
    expect(avoided(en, es, { extracto: "text", statement: "text" })).toEqual([]);
  });

  test("is looked for only where both languages can be read", () => {
    expect(avoided("Your statement {", "Su extracto")).toEqual([]);
  });

  test("may hold signs that mean something in patterns", () => {
    expect(avoided("Pay C++ (new)", "Pague ce++ (x)", {}, [{ en: "C++ (new)", es: "C++", avoid: ["ce++ (x)"] }])).toHaveLength(1);
    expect(standsIn("Pay by auto pay", "Auto Pay")).toBe(true);
  });
});

describe("our own words", () => {
  const glossary = prepareGlossary(own);
  const found = catalogue.flatMap(([key, entry]) => checkWording(key, entry, entry, glossary).findings.filter(({ code }) => code === "AVOIDED_WORD").map(({ expected }) => ({ key, instead: expected?.[0] })));

  test.each(own.filter(({ avoid }) => avoid.length > 0))("where English says $en, Spanish never says $avoid", ({ es }) => {
    expect(found.filter(({ instead }) => instead === es)).toEqual([]);
  });
});

test("no term stands twice in the glossary, and none is its own thing to avoid", () => {
  expect(new Set(own.map(({ en }) => en.toLowerCase())).size).toBe(own.length);
  expect(own.filter(({ es, avoid }) => avoid.includes(es))).toEqual([]);
});
