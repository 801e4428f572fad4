import { expect, test } from "vitest";
import { formatOf, hasBadLetters } from "./formats.ts";

test.each([
  ["XLIFF 1.2 by its version", "back.xlf", '<?xml version="1.0"?>\n<xliff xmlns="urn:x" version="1.2">', "xliff12"],
  ["XLIFF 2.0 by its version, whatever the ending", "back.xml", "<xliff xmlns:a='b' version='2.0'>", "xliff2"],
  ["a spreadsheet by its first column, behind a mark for the order of bytes", "back.txt", '\uFEFF"key","scope"', "csv"],
  ["JSON by its first brace, whatever the name", "back.csv", '\n{"release": "1"}', "json"],
  ["what says nothing by its name", "back.CSV", "Schlüssel;Text", "csv"],
  ["an empty file by its name", "back.json", "", "json"],
  ["nothing where neither name nor content tell", "back.xlf", "hello", undefined],
  ["XML that is no XLIFF", "back.xlf", "<html>", undefined],
] as const)("%s", (_, name, text, format) => {
  expect(formatOf(name, text)).toBe(format);
});

test("a file saved in another encoding is detected", async () => {
  const latin = new File([new Uint8Array([0x63, 0x61, 0xf3])], "a.csv");
  expect([hasBadLetters(await latin.text()), hasBadLetters("así")]).toEqual([true, false]);
});
