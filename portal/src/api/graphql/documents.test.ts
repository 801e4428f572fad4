import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type DefinitionNode, type DocumentNode, Kind, parse, print } from "graphql";
import { describe, expect, test } from "vitest";
import { fragment, operation } from "./documents.ts";

const sources = resolve(import.meta.dirname, "../..");
const written = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".graph.graphql"))
  .map((path) => parse(readFileSync(join(sources, path), "utf8")));
const definitions = written.flatMap((document) => document.definitions);
const nameOf = (definition: DefinitionNode) => ("name" in definition ? definition.name?.value : undefined);
const operations = definitions
  .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  .map((definition) => [nameOf(definition) ?? "", definition] as const);

/** Returns the fragments that a definition uses, directly or through other fragments. */
function usedBy(definition: DefinitionNode, found = new Map<string, DefinitionNode>()): Map<string, DefinitionNode> {
  for (const [, name = ""] of print(definition).matchAll(/\.\.\.(\w+)/g)) {
    const used = definitions.find((each) => each.kind === Kind.FRAGMENT_DEFINITION && nameOf(each) === name);
    if (!used || found.has(name)) continue;
    found.set(name, used);
    usedBy(used, found);
  }
  return found;
}

const files = readdirSync(join(import.meta.dirname, "generated")).filter((file) => /^graph\.\w+\.ts$/.test(file));
const made = Object.assign(
  {},
  ...(await Promise.all(files.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, "generated", file))))),
) as Record<string, DocumentNode>;

test.each(operations)("%s generates the same query as its source, with the fragments it uses", (name, definition) => {
  const [first, ...fragments] = made[`${name}Document`]?.definitions ?? [];
  expect(first && print(first)).toBe(print(definition));
  const sorted = (all: Iterable<DefinitionNode>) => [...all].map(print).sort();
  expect(sorted(fragments)).toEqual(sorted(usedBy(definition).values()));
});

describe("compact document syntax", () => {
  test("fields, aliases, arguments, fragments and inline fragments expand to what the GraphQL parser produces", () => {
    const text =
      "query Q($id: ID!, $first: Int) { account(id: $id) { id due: amountDue payments(first: 12, after: $first) { ...Row } ... on Late { since } } now }";
    const made = operation("query", "Q", { id: "ID!", first: "Int" }, [
      [
        "account",
        { id: "$id" },
        ["id", "due: amountDue", ["payments", { first: 12, after: "$first" }, ["...Row"]], ["... on Late", ["since"]]],
      ],
      "now",
    ]);
    expect(print(made)).toBe(print(parse(text)));
    expect(print(fragment("Row", "Payment", ["id", ["method", ["type"]]]))).toBe(
      print(parse("fragment Row on Payment { id method { type } }")),
    );
    expect(print(operation("mutation", "M", {}, ["end"]))).toBe(print(parse("mutation M { end }")));
  });
});
