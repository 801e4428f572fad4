import type { ShownWords } from "@portico/content-runtime/preview/protocol";
import { expect, test } from "vitest";
import { countOf, groupsOf } from "./groups.ts";

const word = (key: string, place: ShownWords["place"], text: string, inSight = true): ShownWords => ({
  key,
  place,
  text,
  inSight,
});

const words = [
  word("billing.title", "title", "Billing - Portico"),
  word("billing.heading", "text", "Facturación"),
  word("billing.close", "text", "Close"),
  word("billing.close", "text", "Close"),
  word("billing.search", "placeholder", "Search"),
  word("billing.close", "name", "Close"),
  word("shell.skip", "text", "Skip to the main content", false),
  word("shell.logo", "alternative", "Portico"),
];

test("messages are grouped by how they are perceived, in page order, once per group", () => {
  expect(
    groupsOf(words).map(({ place, entries }) => [place, entries.map(({ key, count }) => `${key} ${count}`)]),
  ).toEqual([
    ["title", ["billing.title 1"]],
    ["text", ["billing.heading 1", "billing.close 2", "billing.search 1"]],
    ["spoken", ["billing.close 1", "shell.skip 1", "shell.logo 1"]],
  ]);
});

test("search covers texts and keys without accents, and empty groups are removed", () => {
  expect(groupsOf(words, " FACTURACION ")).toEqual([
    { place: "text", entries: [{ key: "billing.heading", text: "Facturación", count: 1 }] },
  ]);
  expect([countOf(groupsOf(words, "billing.close")), countOf(groupsOf(words, "nothing"))]).toEqual([2, 0]);
});
