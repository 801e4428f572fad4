import { describe, expect, test } from "vitest";
import { marksOf, plain, readMarks } from "./marks.ts";

const said = (index: number, text: string) => marksOf(index).begins + text + marksOf(index).ends;
const more = (index: number, text: string) => marksOf(index).continues + text + marksOf(index).ends;

describe("markers", () => {
  test("identify the key of each text, and are removed from it", () => {
    expect(readMarks(`${said(3, "Billing")} - ${said(65_535, "Portico")}`)).toEqual({
      text: "Billing - Portico",
      parts: [
        { index: 3, start: 0, end: 7, continues: false },
        { index: 65_535, start: 10, end: 17, continues: false },
      ],
    });
  });

  test("of nested texts are listed after the outer ones, also when both start together", () => {
    expect(
      readMarks(said(1, `${said(2, "Visa")} ending in 4242`)).parts.map(({ index, start, end }) => [index, start, end]),
    ).toEqual([
      [1, 0, 19],
      [2, 0, 4],
    ]);
  });

  test("of a message nested in itself are distinguished", () => {
    expect(readMarks(said(1, `a ${said(1, "b")} c`)).parts.map(({ start, end }) => [start, end])).toEqual([
      [0, 5],
      [2, 3],
    ]);
  });

  test.each([
    ["its beginning", `ought${marksOf(4).ends} more`, [{ index: 4, start: 0, end: 5, continues: true }]],
    ["its end", `more ${marksOf(4).begins}thou`, [{ index: 4, start: 5, end: 9, continues: false }]],
  ])("of a text truncated to %s still identify what is left", (_what, cut, parts) => {
    expect(readMarks(cut).parts).toEqual(parts);
  });

  test("identify text continued after a tag, and ignore empty text", () => {
    expect(readMarks(more(7, "and on") + said(8, "")).parts).toEqual([{ index: 7, start: 0, end: 6, continues: true }]);
  });

  test("leave other zero-width characters alone", () => {
    const family = "👩‍👩‍👧 ✔️ a\u2060b";
    expect(readMarks(said(1, family)).text).toBe(family);
  });

  test("are removed from a URL too", () => {
    expect(plain(`mailto:?subject=${encodeURIComponent(said(9, "Please pay"))}`)).toBe("mailto:?subject=Please%20pay");
  });

  test("are not white space: trimming keeps them", () => {
    expect(said(1, "x").trim()).toBe(said(1, "x"));
  });
});
