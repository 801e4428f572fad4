import { describe, expect, test } from "vitest";
import { marksOf, plain, readMarks } from "./marks.ts";

const said = (index: number, text: string) => marksOf(index).begins + text + marksOf(index).ends;
const more = (index: number, text: string) => marksOf(index).goesOn + text + marksOf(index).ends;

describe("marks", () => {
  test("say which words are of which key, and are gone from the text", () => {
    expect(readMarks(`${said(3, "Billing")} - ${said(65_535, "Portico")}`)).toEqual({
      text: "Billing - Portico",
      parts: [{ index: 3, start: 0, end: 7, goesOn: false }, { index: 65_535, start: 10, end: 17, goesOn: false }],
    });
  });

  test("of words inside words come after those around them, also when both begin together", () => {
    expect(readMarks(said(1, `${said(2, "Visa")} ending in 4242`)).parts.map(({ index, start, end }) => [index, start, end])).toEqual([[1, 0, 19], [2, 0, 4]]);
  });

  test("of a message inside itself are told apart", () => {
    expect(readMarks(said(1, `a ${said(1, "b")} c`)).parts.map(({ start, end }) => [start, end])).toEqual([[0, 5], [2, 3]]);
  });

  test.each([
    ["its beginning", `ought${marksOf(4).ends} more`, [{ index: 4, start: 0, end: 5, goesOn: true }]],
    ["its end", `more ${marksOf(4).begins}thou`, [{ index: 4, start: 5, end: 9, goesOn: false }]],
  ])("of a text that was cut off at %s still name what is left", (_what, cut, parts) => {
    expect(readMarks(cut).parts).toEqual(parts);
  });

  test("say what goes on after a tag, and nothing of what is empty", () => {
    expect(readMarks(more(7, "and on") + said(8, "")).parts).toEqual([{ index: 7, start: 0, end: 6, goesOn: true }]);
  });

  test("leave other characters without width alone", () => {
    const family = "👩‍👩‍👧 ✔️ a\u2060b";
    expect(readMarks(said(1, family)).text).toBe(family);
  });

  test("are taken out of an address too", () => {
    expect(plain(`mailto:?subject=${encodeURIComponent(said(9, "Please pay"))}`)).toBe("mailto:?subject=Please%20pay");
  });

  test("are not white space: a trimmed text keeps them", () => {
    expect(said(1, "x").trim()).toBe(said(1, "x"));
  });
});
