import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { root } from "./files.ts";
import { staleOutputs, writeOutputs } from "./outputs.ts";

const copy = mkdtempSync(join(tmpdir(), "portico-generate-"));
const inCopy = (path: string) => join(copy, path);

function writeInCopy(path: string, text: string) {
  mkdirSync(join(inCopy(path), ".."), { recursive: true });
  writeFileSync(inCopy(path), text);
}

/** Compiling every document takes most of a test's time; one, what it refers to, and the graphs show the same. */
const documents = ["identity.yaml", "common.yaml", "graphql", "generated"];

beforeEach(() => {
  rmSync(copy, { recursive: true, force: true });
  for (const name of documents) cpSync(join(root, "openapi", name), inCopy(`openapi/${name}`), { recursive: true });
  mkdirSync(inCopy("portal/src"), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("every generated file of the project is up to date with its source", async () => {
  expect(await staleOutputs(root)).toEqual([]);
});

describe("an output is stale", () => {
  test("when a document changed, until it is regenerated", async () => {
    await writeOutputs(copy);
    writeInCopy(
      "openapi/identity.yaml",
      readFileSync(inCopy("openapi/identity.yaml"), "utf8").replace(/operationId: \w+/, "operationId: renamed"),
    );
    expect(await staleOutputs(copy)).toEqual(["openapi/generated/identity.ts"]);
    expect(await writeOutputs(copy)).toEqual(["openapi/generated/identity.ts"]);
    expect(await staleOutputs(copy)).toEqual([]);
  });

  test("when it was edited by hand", async () => {
    await writeOutputs(copy);
    writeInCopy("openapi/generated/graph.resolvers.ts", "// mine\n");
    expect(await staleOutputs(copy)).toEqual(["openapi/generated/graph.resolvers.ts"]);
  });

  test("when its source was removed", async () => {
    writeInCopy("openapi/generated/gone.ts", "// no such document\n");
    await writeOutputs(copy);
    expect(() => readFileSync(inCopy("openapi/generated/gone.ts"))).toThrow("ENOENT");
  });
});

describe("the portal's documents", () => {
  const query = "query Contacts { supportContacts { topic phone } }";

  test("are compiled against the schema in their file name, so that no parser is shipped", async () => {
    writeInCopy("portal/src/features/support/contacts.graphauxiliary.graphql", query);
    await writeOutputs(copy);
    const made = readFileSync(inCopy("portal/src/api/graphql/generated/graphauxiliary.contacts.ts"), "utf8");
    expect(made).toContain(
      'export const ContactsDocument = { kind: "Document", definitions: [operation("query", "Contacts"',
    );
    expect(made).not.toMatch(/from ['"]graphql/);
  });

  test("contain a shared fragment only once", async () => {
    const contact = "fragment Contact on SupportContact { topic phone }";
    const using = (name: string) => `query ${name} { supportContacts { ...Contact } }`;
    writeInCopy(
      "portal/src/features/support/contacts.graphauxiliary.graphql",
      [contact, using("Sales"), using("Repairs")].join("\n"),
    );
    await writeOutputs(copy);
    const made = (name: string) =>
      readFileSync(inCopy(`portal/src/api/graphql/generated/graphauxiliary.${name}.ts`), "utf8");
    expect(made("contacts.fragments").match(/ = fragment\(/g)).toHaveLength(1);
    expect(made("contacts")).not.toContain("topic");
    expect(made("contacts").match(/, fragmentContact\]/g)).toHaveLength(2);
  });

  test("have one file per source file, and share fragments across them", async () => {
    writeInCopy(
      "portal/src/features/support/contacts.graphauxiliary.graphql",
      "fragment Contact on SupportContact { topic phone } query Contacts { supportContacts { ...Contact } }",
    );
    writeInCopy(
      "portal/src/features/sales/sales.graphauxiliary.graphql",
      "query Sales { supportContacts { ...Contact topic } }",
    );
    await writeOutputs(copy);
    const made = (name: string) =>
      readFileSync(inCopy(`portal/src/api/graphql/generated/graphauxiliary${name}.ts`), "utf8");
    expect(made(".sales")).toContain('import { fragmentContact } from "./graphauxiliary.contacts.fragments.ts"');
    expect(made(".sales")).not.toContain("ContactsDocument");
    rmSync(inCopy("portal/src/features/sales/sales.graphauxiliary.graphql"));
    expect(await writeOutputs(copy)).toContain("portal/src/api/graphql/generated/graphauxiliary.sales.ts");
  });

  test("throw when two source files would generate the same file", async () => {
    writeInCopy("portal/src/features/support/contacts.graphauxiliary.graphql", query);
    writeInCopy("portal/src/features/sales/contacts.graphauxiliary.graphql", query.replace("Contacts", "Others"));
    await expect(staleOutputs(copy)).rejects.toThrow("rename one");
  });

  test("throw when they query a field that the schema lacks", async () => {
    writeInCopy("portal/src/contacts.graph.graphql", query);
    await expect(staleOutputs(copy)).rejects.toThrow("supportContacts");
  });

  test("throw when their file name has no schema", async () => {
    writeInCopy("portal/src/contacts.graphql", query);
    await expect(staleOutputs(copy)).rejects.toThrow("portal/src/contacts.graphql");
  });
});
