import { expect, test } from "vitest";
import { type FileRules, problemOf, sizeText } from "./files.ts";

const rules: FileRules = {
  accept: { types: [".xlf", "text/csv", "image/*"], refused: (name) => `${name}: kind` },
  maxSize: { bytes: 5_000_000, refused: (name, limit) => `${name}: over ${limit}` },
};

/** A fake file that reports this size without its content. */
function fileOf(name: string, type = "", bytes = 10): File {
  const file = new File(["x"], name, { type });
  Object.defineProperty(file, "size", { value: bytes });
  return file;
}

test.each([
  ["an ending, whatever its capitals", fileOf("Spanish.XLF"), undefined],
  ["a kind", fileOf("spanish", "text/csv"), undefined],
  ["a family of kinds", fileOf("logo", "image/png"), undefined],
  ["an ending that is only part of a name", fileOf("notes.xlf.txt", "text/plain"), "notes.xlf.txt: kind"],
  ["a file without ending or kind", fileOf("folder"), "folder: kind"],
  ["exactly the limit", fileOf("a.xlf", "", 5_000_000), undefined],
  ["one byte more", fileOf("a.xlf", "", 5_000_001), "a.xlf: over 5 MB"],
])("%s", (_name, file, problem) => expect(problemOf(file, rules, "en-US")).toBe(problem));

test("without rules every file is accepted", () => expect(problemOf(fileOf("any"), {}, "en-US")).toBeUndefined());

test.each([
  [0, "0 bytes"],
  [812, "812 bytes"],
  [1_000, "1 kB"],
  [48_300, "48 kB"],
  [1_240_000, "1.2 MB"],
  [3_000_000_000_000, "3,000 GB"],
])("%d bytes are %s", (bytes, text) => expect(sizeText(bytes, "en-US")).toBe(text));
