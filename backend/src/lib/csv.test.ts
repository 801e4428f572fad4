import { describe, expect, test } from "vitest";
import { csvOf, type CsvCell } from "./csv.ts";

const cellOf = (cell: CsvCell) =>
  csvOf([], [[cell]])
    .slice(3)
    .replace(/\r\n$/, "");

describe("[B07 partly] [B06 partly] a CSV cell", () => {
  test.each<[CsvCell, string]>([
    ["Internet", '"Internet"'],
    ["Señal, de “voz”", '"Señal, de “voz”"'],
    ['A "quoted" word', '"A ""quoted"" word"'],
    ["two\nlines", '"two\nlines"'],
    [{ cents: 24_817 }, "248.17"],
    [{ cents: -500 }, "-5.00"],
    [{ cents: 5 }, "0.05"],
    [3, "3"],
    [null, ""],
    ["", '""'],
  ])("%j is written as %s", (cell, text) => {
    expect(cellOf(cell)).toBe(text);
  });

  test.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    " =1",
    "\u00A0=1",
    "\uFEFF=1",
    "＝1",
    "＋1",
    "－1",
    "＠a",
    "|calc",
    '=HYPERLINK("x")',
  ])("%j is escaped against formula injection", (text) => {
    expect(cellOf(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
  });

  test("the file starts with a UTF-8 byte order mark, and its rows end with CRLF", () => {
    expect(csvOf(["Ámbito", "Monto"], [["a", { cents: 1 }]])).toBe('\uFEFF"Ámbito","Monto"\r\n"a",0.01\r\n');
  });
});
