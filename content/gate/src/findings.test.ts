import { describe, expect, test } from "vitest";
import { checkText, checkWording } from "./checkWording.ts";
import type { Arguments, MessageContract } from "./contract.ts";
import { describeFinding, publishable, type Finding } from "./findings.ts";

const contract = (args: Arguments = {}): MessageContract => ({ where: "a test", args });
const es = (args: Arguments, text: string) => checkText("a.b", contract(args), "es", text);
const en = (args: Arguments, text: string) => checkText("a.b", contract(args), "en", text);
const first = ({ findings }: ReturnType<typeof en>) => findings[0];

describe("the four defects found in a published Spanish catalogue", () => {
  test("a misspelled plural category is reported at its position, with CLDR's categories for Spanish", () => {
    expect(
      first(
        es({ count: "count" }, "Hay {count, plural, one {# pago} othe {# pagos} many {# de pagos} other {# pagos}}"),
      ),
    ).toEqual({
      code: "UNKNOWN_PLURAL_CATEGORY",
      severity: "error",
      key: "a.b",
      locale: "es-US",
      offset: 33,
      line: 1,
      column: 34,
      found: "othe",
      expected: ["one", "many", "other"],
    });
  });

  test("a misspelled select value is reported too", () => {
    expect(
      first(es({ kind: { select: ["card", "bank"] } }, "{kind, select, card {Tarjeta} banc {Banco} other {Otro}}")),
    ).toMatchObject({ code: "UNKNOWN_CHOICE", found: "banc", expected: ["card", "bank", "other"], offset: 30 });
  });

  test("a renamed argument is reported with the declared name", () => {
    expect(es({ amount: "money" }, "Debe {importe}").findings).toMatchObject([
      { code: "RENAMED_ARGUMENT", found: "importe", expected: ["amount"], offset: 6 },
      { code: "MISSING_ARGUMENT", expected: ["amount"] },
    ]);
  });

  test("a missing argument", () => {
    expect(first(es({ amount: "money" }, "Debe algo"))).toMatchObject({
      code: "MISSING_ARGUMENT",
      expected: ["amount"],
      locale: "es-US",
      offset: 9,
    });
  });

  test.each([
    "Lea los <terms>términos",
    "Lea los términos</terms>",
    "Lea los <terms>términos</term>",
    "Lea los <terms términos</terms>",
  ])("an unbalanced tag: %s", (text) => {
    expect(first(es({ terms: "tag" }, text))).toMatchObject({ code: "UNBALANCED_TAG", locale: "es-US" });
  });
});

describe("other errors that would break a screen", () => {
  test.each([
    ["SYNTAX", {}, "Hello {"],
    ["SYNTAX", { n: "count" }, "{n, plural, one {a}"],
    ["SYNTAX", { n: "count" }, "{n, plural, one {a} one {b} other {c}}"],
    ["STRAY_CHARACTER", {}, "Hello }"],
    ["STRAY_CHARACTER", {}, "It's '{amount}'"],
    ["STRAY_CHARACTER", {}, "Line<br/>break"],
    ["STRAY_CHARACTER", { amount: "money" }, "Pay &nbsp;{amount}"],
    ["STRAY_CHARACTER", {}, "Terms &#38; conditions"],
    ["UNSAFE_CHARACTER", {}, "Su pr\ufffdxima factura"],
    ["UNKNOWN_ARGUMENT", {}, "Hello {name}"],
    ["UNKNOWN_ARGUMENT", { name: "text" }, "Hello {name} {__proto__}"],
    ["UNKNOWN_TAG", {}, "Hello <b>you</b>"],
    ["MISSING_TAG", { terms: "tag" }, "Hello you"],
    ["NESTED_TAG", { a: "tag" }, "<a>one <a>two</a></a>"],
    ["BLANK", {}, ""],
    ["BLANK", {}, " \u200b\u00a0"],
    ["BLANK", { k: { select: ["x"] } }, "{k, select, x {Words} other {}}"],
    ["BLANK", { n: "count" }, "{n, plural, one { } other {#}}"],
    ["BLANK", { terms: "tag" }, "Read <terms> </terms>"],
    ["WRONG_KIND", { amount: "money" }, "{amount, plural, one {a} other {b}}"],
    ["WRONG_KIND", { amount: "money" }, "{amount, number}"],
    ["WRONG_KIND", { name: "text" }, "{name, date, long}"],
    ["WRONG_KIND", { kind: { select: ["a"] } }, "{kind}"],
    ["UNKNOWN_STYLE", { day: "date" }, "{day, date, short}"],
    ["UNKNOWN_STYLE", { day: "date" }, "{day, date, ::yyyyMMdd}"],
    ["UNKNOWN_STYLE", { n: "number" }, "{n, number, ::currency/EUR}"],
    ["PLURAL_OFFSET", { n: "count" }, "{n, plural, offset:1 one {a} other {#}}"],
    ["MISSING_PLURAL_CATEGORY", { n: "count" }, "{n, plural, other {#}}"],
    ["MISSING_PLURAL_CATEGORY", { n: "count" }, "{n, plural, one {#}}"],
    ["UNKNOWN_PLURAL_CATEGORY", { n: "count" }, "{n, plural, one {#} few {#} other {#}}"],
    ["MISSING_CHOICE", { k: { select: ["a"] } }, "{k, select, a {A}}"],
    ["UNSAFE_CHARACTER", {}, "Pay \u202eyadot"],
    ["UNSAFE_CHARACTER", {}, "Pay \u0000"],
    ["UNSAFE_CHARACTER", {}, "Pay \ud800"],
  ] satisfies [string, Arguments, string][])("%s %o %j", (code, args, text) => {
    const { findings, tree } = en(args, text);
    expect(findings.map((finding) => finding.code)).toContain(code);
    expect(publishable(findings)).toBe(false);
    expect(tree).toBeUndefined();
  });

  test("a plural that one language lacks", () => {
    const count = contract({ count: "count" });
    const words = { en: "{count, plural, one {# line} other {# lines}}", es: "Son {count} líneas" };
    expect(checkWording("a.b", count, words)).toEqual({
      findings: [
        expect.objectContaining({
          code: "MISSING_PLURAL",
          severity: "error",
          locale: "es-US",
          found: "count",
          offset: 4,
        }),
      ],
    });
  });

  test.each(["estado’de", "../../up/x", 'a"b', "a\nb", ".hidden", "estado de cuenta", "año"])(
    "a file name with unsupported characters: %j",
    (es) => {
      const { findings } = checkWording("a.b", { ...contract(), fileName: true }, { en: "statement", es });
      expect(findings).toMatchObject([{ code: "FILE_NAME_CHARACTER", severity: "error", locale: "es-US" }]);
    },
  );

  test("wording above the maximum length", () => {
    expect(first(en({}, "a".repeat(5001)))).toMatchObject({ code: "TOO_LONG", offset: 5000 });
  });

  test("positions count lines", () => {
    expect(first(en({ name: "text" }, "One\nTwo {nam} {name}"))).toMatchObject({ offset: 9, line: 2, column: 6 });
  });

  test("a missing language", () => {
    expect(checkWording("a.b", contract(), { en: "Hello" }).findings).toMatchObject([
      { code: "MISSING_LANGUAGE", locale: "es-US" },
    ]);
  });

  test("an unknown key", () => {
    expect(checkWording("no.such.key", undefined, { en: "Hello", es: "Hola" }).findings).toMatchObject([
      { code: "UNKNOWN_KEY", key: "no.such.key" },
    ]);
  });
});

describe("valid wording", () => {
  test.each([
    [{}, "Sign in"],
    [{}, "Invoice #4 > details, 100 %, it's fine"],
    [{ min: "money", max: "money" }, "Between {min} and {max}"],
    [{ day: "date" }, "{day}, {day, date, full}, {day, time, short}"],
    [{ n: "count" }, "{n, plural, =0 {None} one {One} other {# of them}}"],
    [{ n: "count" }, "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"],
    [{ k: { select: ["a", "b"] }, who: "text" }, "{k, select, a {A} other {Something of {who}}}"],
    [{ terms: "tag", who: "text" }, "{who}, read the <terms>terms</terms>"],
  ] satisfies [Arguments, string][])("%o %j", (args, text) => {
    expect(en(args, text)).toMatchObject({ findings: [], tree: expect.any(Array) });
  });

  test("Spanish without `many` may be published with a warning, because it matters only from one million", () => {
    const { findings, tree } = es({ n: "count" }, "{n, plural, one {# pago} other {# pagos}}");
    expect(findings).toMatchObject([{ code: "SPANISH_MANY_ABSENT", severity: "warning" }]);
    expect(tree).toBeDefined();
  });
});

test.each<[Finding, string]>([
  [
    {
      code: "RENAMED_ARGUMENT",
      severity: "error",
      key: "a.b",
      locale: "es-US",
      line: 1,
      column: 7,
      found: "importe",
      expected: ["amount", "name"],
    },
    'error a.b (es-US:1:7): RENAMED_ARGUMENT "importe", expected "amount" or "name"',
  ],
  [{ code: "MISSING_LANGUAGE", severity: "error", key: "a.b", locale: "es-US" }, "error a.b (es-US): MISSING_LANGUAGE"],
  [{ code: "UNKNOWN_KEY", severity: "error", key: "a.b", found: "a.b" }, 'error a.b: UNKNOWN_KEY "a.b"'],
  [{ code: "UNKNOWN_TAG", severity: "warning", key: "a.b", found: "b", expected: [] }, 'warning a.b: UNKNOWN_TAG "b"'],
])("a finding is formatted as one line: %o", (finding, line) => {
  expect(describeFinding(finding)).toBe(line);
});
