import { describe, expect, test } from "vitest";
import { contentDisposition, safeFileName } from "./fileName.ts";

describe("a file's name", () => {
  test.each([
    ["statement-2026-10-16.pdf", "statement-2026-10-16.pdf"],
    ["../../up/x-2026-10-16.pdf", "up-x-2026-10-16.pdf"],
    ["..\\..\\x.pdf", "x.pdf"],
    ["C:\\x.pdf", "C-x.pdf"],
    [".hidden", "hidden"],
    ["a\r\nSet-Cookie: b.csv", "a-Set-Cookie- b.csv"],
    ["customer’s résumé.pdf", "customer’s résumé.pdf"],
    ["\u202Efdp.exe", "fdp.exe"],
    ["", "file"],
    ["///", "file"],
    ["...pdf", "pdf"],
    [`${"x".repeat(500)}.pdf`, `${"x".repeat(120)}.pdf`],
  ])("%j is saved as %j", (given, saved) => expect(safeFileName(given)).toBe(saved));
});

describe("a file's header", () => {
  test.each([
    ["statement.pdf", 'inline; filename="statement.pdf"'],
    ["customer’s.pdf", "inline; filename=\"customer_s.pdf\"; filename*=UTF-8''customer%E2%80%99s.pdf"],
    ["artículo (1).pdf", "inline; filename=\"articulo (1).pdf\"; filename*=UTF-8''art%C3%ADculo%20%281%29.pdf"],
    ['a"; filename="b.exe', 'inline; filename="a- filename=-b.exe"'],
  ])("of %s", (name, header) => expect(contentDisposition("inline", name)).toBe(header));
});
