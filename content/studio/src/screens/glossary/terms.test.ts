import { expect, test } from "vitest";
import type { Term } from "./glossary.api.ts";
import { validateTerm, matching, termFrom, typedFrom } from "./terms.ts";

const term = (id: number, en: string, es: string, avoid: string[] = [], note = ""): Term => ({
  id,
  etag: `"${id}"`,
  en,
  es,
  avoid,
  note,
  author: "erin",
  at: "2026-11-21T15:00:00Z",
});
const terms = [
  term(1, "statement", "estado de cuenta", ["extracto"]),
  term(2, "credit", "crédito", [], "What is taken off a bill."),
];

test("terms to avoid are typed in one line, and are read back unchanged", () => {
  expect(
    termFrom({ en: " bill ", es: "factura", avoid: "cuenta de cobro, , recibo,recibo\nboleta", note: " " }),
  ).toEqual({ en: "bill", es: "factura", avoid: ["cuenta de cobro", "recibo", "boleta"], note: "" });
  expect(termFrom(typedFrom(terms[0]!))).toMatchObject({
    en: "statement",
    es: "estado de cuenta",
    avoid: ["extracto"],
  });
});

test.each([
  ["nothing typed", { en: " ", es: "" }, ["en.missing", "es.missing"]],
  ["a term that is there, whatever its capitals", { en: "Statement", es: "estado" }, ["en.twice"]],
  ["its own Spanish to avoid", { en: "bill", es: "factura", avoid: "recibo, Factura" }, ["avoid.own"]],
  [
    "too many words to avoid",
    { en: "bill", es: "factura", avoid: Array.from({ length: 21 }, (_, index) => `w${index}`).join(",") },
    ["avoid.many"],
  ],
  ["nothing wrong", { en: "bill", es: "factura", avoid: "recibo" }, []],
])("%s", (_, typed, errors) => {
  expect(validateTerm({ avoid: "", note: "", ...typed }, terms)).toEqual(errors);
});

test("search ignores accents and covers both languages, notes and terms to avoid", () => {
  const found = (search: string) => matching(terms, search).map(({ id }) => id);
  expect([found("CREDITO"), found("extracto"), found("taken bill"), found(""), found("statement bill")]).toEqual([
    [2],
    [1],
    [2],
    [1, 2],
    [],
  ]);
});
