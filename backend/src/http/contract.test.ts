import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import english from "@portico/catalogue/built-in/en-US.json" with { type: "json" };
import spanish from "@portico/catalogue/built-in/es-US.json" with { type: "json" };
import { loadContract, operationsOf } from "./contract.ts";
import { createAjv, fieldProblems } from "./validation.ts";

const contracts = loadContract();
const operations = contracts.flatMap(operationsOf);

test("[CALL-01 partly] every call of the slice is in an OpenAPI document, at the specification's path", () => {
  const calls = operations.map(({ method, path }) => `${method} ${path}`);
  expect(calls).toEqual(
    expect.arrayContaining([
      "GET /api/pub/account/v1/accounts",
      "GET /api/pub/account/v1/services",
      "GET /api/pub/account/v1/get-delinquency-schedule",
      "GET /api/pub/identity/v3/identity/cpni/compliance",
      "POST /api/pub/session/v1/logout",
      "POST /api/pub/pciedge/pci/v1/payments",
      "POST /api/pub/sbnetloginedge/login",
    ]),
  );
});

test("every document is self-contained: no reference leaves it", () => {
  expect(contracts.map(({ name }) => `${name}.yaml`)).toEqual(
    readdirSync(join(import.meta.dirname, "../../../openapi"))
      .filter((name) => name.endsWith(".yaml") && name !== "common.yaml")
      .sort(),
  );
  for (const { document } of contracts) expect(JSON.stringify(document)).not.toMatch(/"\$ref":"(?!#)/);
});

test("operation ids are unique, and no other endpoint's path contains ping", () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  expect(operations.filter(({ path }) => /ping/i.test(path)).map(({ id }) => id)).toEqual(["pingSession"]);
});

test("[CALL-03 partly] what the specification does not show is explained in a note", () => {
  const silent = ["login", "logout", "storeCard", "getCpniCompliance"];
  const found = operations.filter(({ id }) => silent.includes(id));
  expect(found).toHaveLength(silent.length);
  for (const operation of found) expect(String(operation.definition["description"])).toMatch(/We chose/);
});

/** Every pair of schema and example, with the document that resolves their references. */
const examples = contracts.flatMap(({ name, document }) => {
  const found: { at: string; schema: unknown; example: unknown; document: unknown }[] = [];
  const visit = (node: unknown, at: string): void => {
    if (typeof node !== "object" || node === null) return;
    if ("schema" in node && "example" in node) found.push({ at, schema: node.schema, example: node.example, document });
    for (const [key, value] of Object.entries(node)) visit(value, `${at}/${key}`);
  };
  visit(document, name);
  return found;
});

test.each(examples)("the example at $at matches its schema", ({ schema, example, document }) => {
  const ajv = createAjv({ coerceTypes: false });
  ajv.addSchema(document as object, "document");
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"document#'));
  expect(ajv.validate(local, example), ajv.errorsText()).toBe(true);
});

describe("problems", () => {
  const codes = new Set(
    JSON.stringify(contracts)
      .match(/"enum":\["[A-Z_]+"(?:,"[A-Z_]+")*\]/g)
      ?.flatMap((list): string[] => JSON.parse(`{${list}}`).enum)
      .filter((code) => `problem.${code}.title` in english.messages || /^(INVALID_REQUEST|NOT_FOUND)$/.test(code)),
  );

  test("every problem code has a title and a detail in both languages", () => {
    expect(codes.size).toBeGreaterThan(15);
    const missing = [...codes]
      .flatMap((code) => [`problem.${code}.title`, `problem.${code}.detail`])
      .filter((key) => !(key in english.messages) || !(key in spanish.messages));
    expect(missing).toEqual([]);
  });

  test("a validation error has the field and the kind of error, never the caller's names or values", () => {
    const ajv = createAjv({ coerceTypes: false });
    ajv.validate(
      {
        type: "object",
        additionalProperties: false,
        required: ["here"],
        properties: { list: { items: { maxLength: 2 } } },
      },
      { list: ["canary"], "canary name": 1 },
    );
    expect(fieldProblems(ajv.errors ?? [])).toEqual([
      { field: "here", code: "MISSING" },
      { field: "", code: "NOT_SUPPORTED" },
      { field: "list.0", code: "TOO_LONG" },
    ]);
  });
});
