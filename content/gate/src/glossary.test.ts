import { describe, expect, test } from "vitest";
import { checkWording } from "./checkWording.ts";
import type { Arguments } from "./contract.ts";
import { prepareGlossary, standsIn, type GlossaryTerm } from "./glossary.ts";

const statement: GlossaryTerm = { en: "statement", es: "estado de cuenta", avoid: ["extracto"] };
const avoided = (en: string, es: string, args: Arguments = {}, terms = [statement]) =>
  checkWording("a.b", { where: "a test", args }, { en, es }, prepareGlossary(terms)).findings.filter(
    ({ code }) => code === "AVOIDED_WORD",
  );

describe("a term that the glossary avoids", () => {
  test("gets a warning at its position, with the preferred term, and may still be published", () => {
    const { findings, trees } = checkWording(
      "a.b",
      { where: "a test" },
      { en: "Your statement is ready", es: "Su extracto\nestá listo" },
      prepareGlossary([statement]),
    );
    expect(findings).toEqual([
      {
        code: "AVOIDED_WORD",
        severity: "warning",
        key: "a.b",
        locale: "es-US",
        offset: 3,
        line: 1,
        column: 4,
        found: "extracto",
        expected: ["estado de cuenta"],
      },
    ]);
    expect(trees).toBeDefined();
  });

  test.each([
    ["in the plural, with capitals", "See all Statements", "Vea todos los Extractos"],
    ["inside a tag", "See your <link>statement</link>", "Vea su <link>extracto</link>"],
    [
      "in one branch of a plural",
      "{n, plural, one {One statement} other {# statements}}",
      "{n, plural, one {Un estado de cuenta} many {# de extractos} other {# estados de cuenta}}",
    ],
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

  test("is checked only when both languages can be parsed", () => {
    expect(avoided("Your statement {", "Su extracto")).toEqual([]);
  });

  test("is found in one branch of a select", () => {
    const contract = { where: "a test", args: { k: { select: ["x"] } } };
    const wording = {
      en: "{k, select, x {Your statement} other {Yours}}",
      es: "{k, select, x {Su extracto} other {Lo suyo}}",
    };
    const { findings } = checkWording("a.b", contract, wording, prepareGlossary([statement]));
    expect(findings).toMatchObject([{ code: "AVOIDED_WORD", found: "extracto", offset: 18 }]);
  });

  test("belongs to its entry: an entry without terms to avoid is skipped", () => {
    expect(prepareGlossary([{ ...statement, avoid: [] }])).toEqual([]);
    expect(prepareGlossary([{ ...statement, avoid: [] }, statement])).toHaveLength(1);
  });

  test("may contain regular expression characters", () => {
    expect(
      avoided("Pay C++ (new)", "Pague ce++ (x)", {}, [{ en: "C++ (new)", es: "C++", avoid: ["ce++ (x)"] }]),
    ).toHaveLength(1);
    expect(standsIn("Pay by auto pay", "Auto Pay")).toBe(true);
  });
});
