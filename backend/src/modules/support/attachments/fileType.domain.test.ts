import { expect, test } from "vitest";
import { fileTypeOf, storedName } from "./fileType.domain.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);
const text = (words: string) => new TextEncoder().encode(words);

test.each([
  ["a JPEG", bytes(0xff, 0xd8, 0xff, 0xe0, 0), "image/jpeg"],
  ["a PNG", bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), "image/png"],
  ["a PDF", text("%PDF-1.7\n"), "application/pdf"],
  ["Spanish text", text("La luz está roja.\r\n\tDesde el lunes."), "text/plain"],
  ["the start of a PNG", bytes(0x89, 0x50, 0x4e, 0x47), undefined],
  ["a program", bytes(0x4d, 0x5a, 0x90, 0x00), undefined],
  ["an archive", bytes(0x50, 0x4b, 0x03, 0x04), undefined],
  ["text with a control character", text("a\u0000b"), undefined],
  ["text in another encoding", bytes(0x6c, 0xed, 0x6e, 0x65, 0x61), undefined],
  ["nothing", bytes(), undefined],
])("the type of %s is told by its content", (_what, content, type) => {
  expect(fileTypeOf(content)).toBe(type);
});

test.each([
  ["../../photo.JPG", "image/jpeg", "photo.JPG"],
  ["run.exe", "text/plain", "run.exe.txt"],
  ["photo.png", "application/pdf", "photo.png.pdf"],
  ["a\u202Egpj.exe", "image/png", "a-gpj.exe.png"],
  ["", "text/plain", "file.txt"],
] as const)("the name %s of %s becomes %s", (name, type, stored) => {
  expect(storedName(name, type)).toBe(stored);
});
