import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type DocumentNode, Kind, parse } from "graphql";
import { expect, test } from "vitest";
import { loadContract, operationsOf } from "./contract.ts";

const root = resolve(import.meta.dirname, "../../..");
const codeOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === "node_modules" || name === "dist" })
    .filter((path) => !/\.test\.|\.stories\.|\.testing\.|\/testing\/|\/generated\//.test(path))
    .map((path) => readFileSync(join(root, path), "utf8"));

/** The portal with the vault's frame, the runtime of copy, the Studio, the vault and the tools. */
const sources = ["portal/src", "content/runtime/src", "content/studio/src", "backend/vault", "tools"].flatMap(
  (folder) => codeOf(`${folder}/**/*.{ts,tsx}`),
);

const named = /\bconst (\w+)(?:: [^=;]+)? = (["`])([^"`\n]*)\2/g;

/** Code in which `${name}` of constants that the file declares stands as their value. */
function resolved(code: string): string {
  const constants = new Map([...code.matchAll(named)].map(([, name = "", , value = ""]) => [name, value]));
  const once = (text: string) => text.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => constants.get(name) ?? whole);
  const inPlace = once(once(code));
  return inPlace.replaceAll(/\b(GET|POST|PUT|DELETE|PATCH|mediaUrl)\((\w+)\b/g, (whole, method: string, name: string) =>
    constants.has(name) ? `${method}("${once(constants.get(name) ?? "")}"` : whole,
  );
}
const code = sources.map(resolved);

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
/** The path as it stands in code: as in the contract, or with expressions for its parameters. */
const inCode = (path: string) =>
  escaped(path)
    .split(/\{\w+\}/)
    .join("(?:\\{\\w+\\}|\\$\\{[^}]+\\})");

function isCalled(method: string, path: string): boolean {
  const typed = new RegExp(`\\b${method}\\(\\s*["\`]${inCode(path)}["\`]`);
  // Links, downloads, streams and beacons name the path alone.
  const other = new RegExp(`["\`]${inCode(path)}["\`?]`);
  return code.some((text) => typed.test(text) || other.test(text.replaceAll(/\b[A-Z]+\(\s*["\`][^"\`]*["\`]/g, "")));
}

/** Operations that no part of the product calls, each with who does. */
const calledByOthers: Record<string, string> = {
  "GET /api/pub/billing/v1/calendar.ics": "calendar applications, by the address that the portal shows",
  "GET /content/v1/editor/me": "scripts of editors (docs/content.md), for the change set of a draft",
  "GET /content/v1/events": "the runtime of copy, by the address in the manifest",
  "GET /demo/clock": "journeys",
  "GET /healthz": "whoever runs the server, and the supervisor",
  "GET /readyz": "whoever runs the server, and the supervisor",
  "POST /api/pub/paymentedge/v1/webhooks": "the payment processor",
  "POST /demo/clock": "journeys, and whoever shows the demo",
  "POST /ofrep/v1/evaluate/flags/{key}": "OpenFeature providers; the portal asks for all toggles at once",
};

test("every operation of the contract has a caller, or a reason to have none", () => {
  const operations = loadContract().flatMap(operationsOf);
  expect(operations.length).toBeGreaterThan(200);
  const without = operations.filter(({ method, path }) => !isCalled(method, path));
  expect(without.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(calledByOthers).toSorted(),
  );
});

const documentsAt = (pattern: string): DocumentNode[] => codeOf(pattern).map((text) => parse(text));

/** Root fields of an API: `Query.bill`. */
const rootFieldsOf = (documents: readonly DocumentNode[]) =>
  documents
    .flatMap(({ definitions }) => definitions)
    .flatMap((each) =>
      (each.kind === Kind.OBJECT_TYPE_DEFINITION || each.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      ["Query", "Mutation"].includes(each.name.value)
        ? (each.fields ?? []).map(({ name }) => `${each.name.value}.${name.value}`)
        : [],
    );

const fieldsAskedBy = (documents: readonly DocumentNode[]) =>
  documents
    .flatMap(({ definitions }) => definitions)
    .flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION
        ? each.selectionSet.selections.flatMap((field) =>
            field.kind === Kind.FIELD
              ? [`${each.operation === "query" ? "Query" : "Mutation"}.${field.name.value}`]
              : [],
          )
        : [],
    );

test.each([
  ["graph", "openapi/graphql/graph/*.graphql"],
  ["voxcon", "openapi/graphql/voxcon.graphql"],
  ["webmail", "openapi/graphql/webmail.graphql"],
])("every root field of the GraphQL API %s is asked for by a document of the portal", (api, schema) => {
  const offered = rootFieldsOf(documentsAt(schema));
  expect(offered.length).toBeGreaterThan(0);
  const asked = new Set(fieldsAskedBy(documentsAt(`portal/src/**/*.${api}.graphql`)));
  expect(offered.filter((field) => !asked.has(field))).toEqual([]);
});

test("every root field of the GraphQL API graphauxiliary is asked for by a request of the portal", () => {
  const offered = rootFieldsOf(documentsAt("openapi/graphql/graphauxiliary.graphql"));
  const requests = sources.flatMap((text) => [...text.matchAll(/"(query \w+ \{[^"]+\})"/g)]);
  const asked = new Set(fieldsAskedBy(requests.map(([, request = ""]) => parse(request))));
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter((field) => !asked.has(field))).toEqual([]);
});
