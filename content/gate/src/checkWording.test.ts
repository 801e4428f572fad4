import { describe, expect, test } from "vitest";
import { checkText, checkWording, longestWording } from "./checkWording.ts";
import type { Arguments, MessageContract } from "./contract.ts";
import type { Finding } from "./findings.ts";

const where = "a test";
const check = (args: Arguments, text: string) => checkText("a.b", { where, args }, "en", text);

describe("characters", () => {
  test.each([
    ["Pay \u0000", "U+0000", 4],
    ["\u202eyadot", "U+202E", 0],
    ["Pr\ufffdxima", "U+FFFD", 2],
    ["Pay \ud800", "U+D800", 4],
  ])("%j is rejected: %s", (text, found, offset) => {
    expect(check({}, text).findings).toMatchObject([{ code: "UNSAFE_CHARACTER", severity: "error", found, offset }]);
  });

  test("a wording of the maximum length is accepted, one more character is rejected", () => {
    expect(check({}, "a".repeat(longestWording)).findings).toEqual([]);
    expect(check({}, "a".repeat(longestWording + 1)).findings).toMatchObject([
      { code: "TOO_LONG", expected: [String(longestWording)] },
    ]);
  });

  test.each([
    ["&#38;", "Terms &#38; conditions"],
    ["&#x26;", "Terms &#x26; conditions"],
    ["&#xA0;", "Terms &#xA0; conditions"],
    ["&nbsp;", "Terms &nbsp; conditions"],
    ["&frac12;", "Pay &frac12; now"],
    ["<", "Line<br/>break"],
    ["}", "Hello }"],
  ])("%s is rejected at its position, because it would be displayed literally", (found, text) => {
    expect(check({}, text).findings).toMatchObject([{ code: "STRAY_CHARACTER", found, offset: text.indexOf(found) }]);
  });

  test.each(["Fish & chips; peas", "Fish &chips and peas; more", "A&B, #1; 2"])(
    "%s is not a character reference",
    (text) => {
      expect(check({}, text).findings).toEqual([]);
    },
  );
});

describe("wording that is not valid ICU", () => {
  test.each([
    ["Hello {", {}, { code: "SYNTAX", found: "{", offset: 6 }],
    ["Hello {name, fruit} you", {}, { code: "SYNTAX", found: "fruit", offset: 13 }],
    ["Read <a>this</b> now", {}, { code: "UNBALANCED_TAG", found: "b", offset: 14 }],
  ] satisfies [string, Arguments, Partial<Finding>][])("%j has one finding at its position", (text, args, finding) => {
    expect(check(args, text).findings).toMatchObject([finding]);
  });
});

describe("tags", () => {
  test("an unknown tag is reported with the known tags, without the arguments", () => {
    expect(check({ link: "tag", amount: "money" }, "<b>Pay</b> <link>{amount}</link>").findings).toMatchObject([
      { code: "UNKNOWN_TAG", found: "b", expected: ["link"] },
    ]);
  });

  test("an argument is not a tag", () => {
    expect(check({ amount: "money" }, "<amount>Pay</amount> {amount}").findings).toMatchObject([
      { code: "UNKNOWN_TAG", found: "amount", expected: [] },
    ]);
  });
});

describe("wording that can be blank", () => {
  test.each([
    ["as a whole", "{k, select, x {} other {words}}", [[0, undefined]]],
    [
      "in its only tag",
      "<a> </a>",
      [
        [0, undefined],
        [0, "a"],
      ],
    ],
    ["in a tag inside a tag", "<a>words <b> </b></a>", [[9, "b"]]],
    ["in a tag inside a choice", "{k, select, x {<a> </a> words} other {words}}", [[15, "a"]]],
    ["in a tag for one value", "words <a>{k, select, x {} other {words}}</a>", [[6, "a"]]],
  ] satisfies [string, string, [number, string | undefined][]][])("%s", (_, text, places) => {
    const { findings } = check({ a: "tag", b: "tag", k: { select: ["x"] } }, text);
    const blank = findings.filter(({ code }) => code === "BLANK");
    expect(blank.map(({ offset, found }) => [offset, found])).toEqual(places);
  });

  test("an argument is never blank", () => {
    expect(check({ name: "text" }, "{name}").findings).toEqual([]);
  });
});

describe("file names", () => {
  const contract: MessageContract = { where, fileName: true, args: { n: "text", k: { select: ["x"] } } };
  const errors = (text: string, args: Arguments = {}) =>
    checkText("a.b", { ...contract, args }, "en", text).findings.map(({ code, offset, found }) => [
      code,
      offset,
      found,
    ]);

  test.each(["statement.pdf", "bill-{n}.pdf", "{n}.pdf", "A_1"])("%s is accepted", (text) => {
    expect(errors(text, text.includes("{n}") ? { n: "text" } : {})).toEqual([]);
  });

  test.each<[string, Arguments, number, string]>([
    ["my file", {}, 2, " "],
    [".hidden", {}, 0, "."],
    ["a..b", {}, 1, ".."],
    ["bill-{n}..pdf", { n: "text" }, 8, ".."],
    ["bill-{n}/pdf x", { n: "text" }, 8, "/"],
    ["bill-{n}.p df", { n: "text" }, 10, " "],
  ])("%s is rejected at its position", (text, args, offset, found) => {
    expect(errors(text, args)).toEqual([["FILE_NAME_CHARACTER", offset, found]]);
  });

  test("a select is rejected", () => {
    expect(errors("{k, select, x {a} other {b}}", { k: { select: ["x"] } })).toMatchObject([
      ["FILE_NAME_CHARACTER", 0, "{"],
    ]);
  });
});

describe("a key in both languages", () => {
  const count: MessageContract = { where, args: { n: "count" } };
  const plural = "{n, plural, one {# line} many {# lines} other {# lines}}";

  test("a missing language is an error", () => {
    expect(checkWording("a.b", { where }, { en: "Hello" }).findings).toEqual([
      { code: "MISSING_LANGUAGE", severity: "error", key: "a.b", locale: "es-US" },
    ]);
  });

  test("an unknown key is an error", () => {
    expect(checkWording("a.b", undefined, { en: "Hello", es: "Hola" }).findings).toEqual([
      { code: "UNKNOWN_KEY", severity: "error", key: "a.b", found: "a.b" },
    ]);
  });

  test.each([
    ["is missing", undefined, "MISSING_LANGUAGE"],
    ["cannot be read", "{n", "SYNTAX"],
  ])("a plural is not required in a language that %s", (_, en, code) => {
    const { findings } = checkWording("a.b", count, { es: plural, ...(en === undefined ? {} : { en }) });
    expect(findings.map((finding) => finding.code)).toEqual([code]);
  });

  test("only plain text is compared with the glossary, without arguments and tags", () => {
    const text = "Pay <link>now</link>, {n} of it";
    const { words } = check({ link: "tag", n: "count" }, text);
    expect(words).toBe("Pay       now       ,     of it");
    expect(words).toHaveLength(text.length);
  });
});
