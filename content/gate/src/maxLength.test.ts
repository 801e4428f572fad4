import { describe, expect, test } from "vitest";
import { checkText } from "./checkWording.ts";
import type { MessageContract } from "./contract.ts";
import { entryErrors } from "./entry.ts";

const place = { where: "a test" };
const pay: MessageContract = { ...place, args: { amount: "money" }, maxLength: 16, samples: { amount: 1_234_567 } };
const findings = (contract: MessageContract, text: string) => checkText("a.b", contract, "en", text).findings;

describe("[COPY-04 partly] wording longer than its maximum length", () => {
  test("is rejected with the number of excess characters, at the first one that does not fit", () => {
    // "Pay $12,345.67 now" has 18 characters.
    expect(findings(pay, "Pay {amount} now")).toEqual([
      {
        code: "DOES_NOT_FIT",
        severity: "error",
        key: "a.b",
        locale: "en-US",
        offset: 14,
        line: 1,
        column: 15,
        found: "2",
        expected: ["16"],
      },
    ]);
    expect(checkText("a.b", pay, "en", "Pay {amount} now").tree).toBeUndefined();
  });

  test("is measured as displayed: braces and tags do not count, an accented letter or emoji is one character", () => {
    expect(findings(pay, "Pay {amount} x")).toEqual([]);
    expect(findings({ ...place, args: { terms: "tag" }, maxLength: 10 }, "<terms>ten chars!</terms>")).toEqual([]);
    expect(findings({ ...place, maxLength: 4 }, "Está")).toEqual([]);
    expect(findings({ ...place, maxLength: 2 }, "\u{1f600}\u{1f600}")).toEqual([]);
    expect(findings({ ...place, maxLength: 2 }, "\u{1f600}\u{1f600}ab")).toMatchObject([{ found: "2", offset: 4 }]);
  });

  test("an argument that does not fit is reported at its brace", () => {
    expect(findings(pay, "Please pay {amount}")).toMatchObject([{ found: "5", offset: 11 }]);
  });

  test("for a plural or select the longest branch counts", () => {
    const contract: MessageContract = {
      ...place,
      args: { n: "count", kind: { select: ["card"] } },
      maxLength: 14,
      samples: { n: 1200 },
    };
    const text = "{n, plural, one {one} other {# payments}}{kind, select, card {c} other {bank}}";
    expect(findings(contract, text)).toMatchObject([
      { code: "DOES_NOT_FIT", found: "4", offset: text.indexOf("bank") },
    ]);
    expect(findings({ ...contract, maxLength: 18 }, text)).toEqual([]);
    // Text before a branch counts too; the position is inside the branch that is too long.
    expect(findings({ ...contract, maxLength: 12 }, text)).toMatchObject([
      { found: "6", offset: text.indexOf(" payments") + 7 },
    ]);
  });

  test.each([
    ["the first", "{k, select, x {longer words} other {words}}", "longer wo", "3"],
    ["the first of two that are equally long", "{k, select, x {longer one} other {longer two}}", "longer on", "1"],
    ["the one in the middle", "{k, select, x {words} y {longer words} other {words}}", "longer wo", "3"],
  ])("is found in the longest branch: %s", (_, text, fits, over) => {
    const contract: MessageContract = { ...place, args: { k: { select: ["x", "y"] } }, maxLength: 9 };
    expect(findings(contract, text)).toMatchObject([
      { code: "DOES_NOT_FIT", found: over, offset: text.indexOf(fits) + fits.length },
    ]);
  });

  test("is measured with a sample date", () => {
    const due: MessageContract = { ...place, args: { day: "date" }, maxLength: 17, samples: { day: "2026-11-21" } };
    expect(findings(due, "{day}")).toEqual([]);
    expect(findings({ ...due, maxLength: 16 }, "{day}")).toMatchObject([{ code: "DOES_NOT_FIT", found: "1" }]);
    const at: MessageContract = { ...due, maxLength: 8, samples: { day: "2026-11-21T15:00:00Z" } };
    expect(findings(at, "{day, time}")).toEqual([]);
    expect(findings({ ...at, maxLength: 5 }, "{day, time}")).toMatchObject([{ found: "2" }]);
  });

  test("is not checked while the wording has other errors", () => {
    expect(findings(pay, "Pay {importe} at once").map(({ code }) => code)).toEqual([
      "RENAMED_ARGUMENT",
      "MISSING_ARGUMENT",
    ]);
  });
});

describe("length rules of a copy file", () => {
  const entry = (more: object) =>
    entryErrors("a.b", {
      where: "a test",
      args: { n: "count", day: "date", kind: { select: ["x"] }, link: "tag" },
      en: "",
      es: "",
      ...more,
    });

  test.each([[{ maxLength: 20, samples: { n: 3, day: "2026-09-30" } }], [{ samples: { kind: "x" } }], [{}]])(
    "%j is valid",
    (more) => expect(entry(more)).toEqual([]),
  );

  test.each([
    [
      { maxLength: 20 },
      ['a.b: what has a "maxLength" has a sample of "n" too', 'a.b: what has a "maxLength" has a sample of "day" too'],
    ],
    [{ maxLength: 0, samples: { n: 3 } }, ['a.b: "maxLength" is a number of characters']],
    [{ samples: { n: -1 } }, ['a.b: sample "n" is no value of an argument']],
    [{ samples: { day: "soon" } }, ['a.b: sample "day" is no value of an argument']],
    [{ samples: { kind: "y" } }, ['a.b: sample "kind" is no value of an argument']],
    [{ samples: { link: "x" } }, ['a.b: sample "link" is no value of an argument']],
    [{ samples: { other: 1 } }, ['a.b: sample "other" is no value of an argument']],
    [{ samples: 3 }, ['a.b: "samples" is an object of values by argument']],
  ])("%j is invalid", (more, errors) => expect(entry(more)).toEqual(errors));
});
