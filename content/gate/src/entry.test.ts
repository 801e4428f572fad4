import { describe, expect, test } from "vitest";
import { entryErrors } from "./entry.ts";

describe("an entry of a copy file", () => {
  const whole = { where: "Button", en: "Pay", es: "Pagar" };

  test.each([
    ["pay", whole, 'a key is a path such as "billing.amount.label"'],
    [" a.b", whole, 'a key is a path such as "billing.amount.label"'],
    ["a.b!", whole, 'a key is a path such as "billing.amount.label"'],
    ["a.b", "Pay", "not an object"],
    ["a.b", null, "not an object"],
    ["a.b", undefined, "not an object"],
    ["a.b", { ...whole, where: " " }, '"where" must say where the words appear'],
    ["a.b", { en: "Pay", es: "Pagar" }, '"where" must say where the words appear'],
    ["a.b", { ...whole, args: null }, '"args" is an object of kinds by argument'],
    ["a.b", { ...whole, args: [] }, '"args" is an object of kinds by argument'],
    ["a.b", { ...whole, args: "money" }, '"args" is an object of kinds by argument'],
    ["a.b", { ...whole, args: { amount: "cents" } }, 'argument "amount" has no known kind'],
    ["a.b", { ...whole, args: { amount: 3 } }, 'argument "amount" has no known kind'],
    ["a.b", { ...whole, args: { amount: null } }, 'argument "amount" has no known kind'],
    ["a.b", { ...whole, args: { kind: {} } }, 'argument "kind" has no known kind'],
    ["a.b", { ...whole, args: { kind: { select: "card" } } }, 'argument "kind" has no known kind'],
    ["a.b", { ...whole, args: { kind: { select: [] } } }, 'argument "kind" has no known kind'],
    ["a.b", { ...whole, args: { kind: { select: ["card", 1] } } }, 'argument "kind" has no known kind'],
    ["a.b", { ...whole, args: { "a-b": "text" } }, '"a-b" is no argument name'],
    ["a.b", { ...whole, args: { "1a": "text" } }, '"1a" is no argument name'],
    ["a.b", { ...whole, args: { "a!": "text" } }, '"a!" is no argument name'],
    ["a.b", { ...whole, fr: "Payer" }, 'unknown member "fr"'],
    ["a.b", { ...whole, legal: false }, '"legal" is true or absent'],
    ["a.b", { ...whole, fileName: "yes" }, '"fileName" is true or absent'],
  ])("%j %o is rejected: %s", (key, entry, error) => {
    expect(entryErrors(key, entry)).toEqual([`${key}: ${error}`]);
  });

  test.each([
    ["every kind of argument", { args: { a: "money", b: "date", c: "number", d: "count", e: "text", f: "tag" } }],
    ["a choice of words", { args: { k: { select: ["a", "b"] } } }],
    ["legal text", { legal: true }],
    ["a file name", { fileName: true }],
    ["a length with a sample", { args: { n: "count" }, maxLength: 20, samples: { n: 3 } }],
  ])("may have %s", (_, more) => {
    expect(entryErrors("aB.b2.c_d", { ...whole, ...more })).toEqual([]);
  });

  test("every error of an entry is reported", () => {
    expect(entryErrors("a.b", { legal: 1, fileName: 1, args: { x: "y" }, colour: "red" })).toHaveLength(5);
  });
});
