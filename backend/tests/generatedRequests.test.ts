import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContract, operationsOf, type ContractDocument, type Operation } from "../src/http/contract.ts";
import { createAjv } from "../src/http/validation.ts";
import { TestClient } from "../testing/testClient.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { anything, perhapsValid } from "./generate.ts";

/** Requests per operation, 40 in the full run; set `GENERATED_REQUESTS=1000` for more. */
const runs = Number(process.env["GENERATED_REQUESTS"] ?? (process.env["TEST_FULL"] === "1" ? 40 : 10));

/** Left out: sign-in is rate limited, sign-out ends the session, a stream never ends. */
const leftOut = new Set(["login", "logout", "streamReleases", "streamAccountEvents"]);

/** These have rules that a schema cannot say: a name, an address, a password, one of two proofs. They name the field. */
const refuseFields = new Set(["requestAccountCreation", "completeAccountCreation"]);

let backend: TestBackend;
const callers = new Map<string, TestClient>();
beforeAll(async () => {
  backend = await openBackend();
  for (const name of ["dana", "erin"]) callers.set(name, await TestClient.signedIn(backend, name));
});
// Closing fails when any response violated its document: status, content type or body.
afterAll(() => backend.close());

type Parameter = { name: string; in: string; required?: boolean; schema: Record<string, unknown> };

function parametersOf(operation: Operation, { document }: ContractDocument): Parameter[] {
  const all = Array.isArray(operation.definition["parameters"]) ? operation.definition["parameters"] : [];
  return all.map((parameter) => {
    const reference = String(Reflect.get(Object(parameter), "$ref") ?? "");
    const found = reference
      .slice(2)
      .split("/")
      .reduce<unknown>((at, key) => Reflect.get(Object(at), key), document);
    return (reference ? found : parameter) as Parameter;
  });
}

function bodySchemaOf(operation: Operation): Record<string, unknown> | undefined {
  const content = ["requestBody", "content", "application/json", "schema"].reduce<unknown>(
    (at, key) => Reflect.get(Object(at), key),
    operation.definition,
  );
  return content as Record<string, unknown> | undefined;
}

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function partsOf(operation: Operation, contract: ContractDocument) {
  const parameters = parametersOf(operation, contract).filter(
    (parameter) => parameter.in === "path" || parameter.in === "query",
  );
  const schema = bodySchemaOf(operation);
  const values = fc.record(
    Object.fromEntries(
      parameters.map(({ name, schema: part }) => [
        name,
        fc.oneof({ weight: 3, arbitrary: perhapsValid(part, contract.document) }, anything),
      ]),
    ),
  );
  return fc
    .record({ values, body: schema ? perhapsValid(schema, contract.document) : fc.constant(undefined) })
    .map(({ values: given, body }) => {
      const pathOf = (path: string, { name }: Parameter) =>
        path.replace(`{${name}}`, encodeURIComponent(asText(given[name])).replace(/^\.+$/, "x") || "x");
      const path = parameters.filter((parameter) => parameter.in === "path").reduce(pathOf, operation.path);
      const query = new URLSearchParams(
        parameters.filter((parameter) => parameter.in === "query").map(({ name }) => [name, asText(given[name])]),
      );
      return { path: query.size > 0 ? `${path}?${query}` : path, body };
    });
}

function send(caller: TestClient, { method, permission }: Operation, path: string, body: unknown): Promise<Response> {
  if (permission === "vault-ticket")
    return caller.browser.vaultFetch(path, {
      method,
      headers: {
        "content-type": "application/json",
        "x-vendor-key": "SMB",
        "x-client-type": "SSPP",
        authorization: "Bearer none",
      },
      body: JSON.stringify(body),
    });
  return method === "GET"
    ? caller.get(path)
    : caller.send(method as "POST", path, body, body === undefined ? { "content-type": null } : {});
}

const contracts = loadContract();
const operations = contracts
  .flatMap((contract) => operationsOf(contract).map((operation) => ({ id: operation.id, operation, contract })))
  .filter(({ id }) => !leftOut.has(id));

describe("[CALL-04 partly] generated requests, half of them invalid", () => {
  test.each(operations)("$id", { timeout: 120_000 }, async ({ operation, contract }) => {
    const caller = callers.get(operation.document === "content" ? "erin" : "dana")!;
    const ajv = createAjv({ coerceTypes: false });
    ajv.addSchema(contract.document, "document");
    const at = `document#/paths/${operation.path.replaceAll("~", "~0").replaceAll("/", "~1")}/${operation.method.toLowerCase()}/requestBody/content/application~1json/schema`;
    const bodyFits = bodySchemaOf(operation)
      ? ajv.getSchema(encodeURI(at).replaceAll("%7B", "{").replaceAll("%7D", "}"))
      : undefined;

    await fc.assert(
      fc.asyncProperty(partsOf(operation, contract), async ({ path, body }) => {
        const response = await send(caller, operation, path, body);
        const answer = await response.clone().text();
        expect(response.status, answer).toBeLessThan(500);
        const fits = bodyFits?.(JSON.parse(JSON.stringify(body ?? null)));
        if (response.ok && fits !== undefined) expect(fits, JSON.stringify(body)).toBe(true);
        // The database cannot store U+0000: it is rejected anywhere, whatever the schema allows.
        const storable = !JSON.stringify(body ?? null).includes("\\u0000");
        if (fits !== true || !storable || /[{?]/.test(operation.path + path)) return;
        if (refuseFields.has(operation.id) && response.status === 400)
          expect((JSON.parse(answer) as { fields: unknown[] }).fields).toContainEqual(
            expect.objectContaining({ field: expect.any(String), code: expect.any(String) }),
          );
        else expect(answer).not.toContain('"INVALID_REQUEST"');
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });
});

describe("invalid bodies", () => {
  const ping = (payload: string, type = "application/json") =>
    callers.get("dana")!.send("POST", "/api/pub/session/v1/ping", payload, { "content-type": type });

  test.each([
    ["nothing", ""],
    ["half a document", '{"active": tr'],
    ["a prototype", '{"active": true, "__proto__": {"x": 1}}'],
    ["a constructor", '{"active": true, "constructor": {"prototype": {"x": 1}}}'],
    ["an array", "[true]"],
    ["text for a boolean", '{"active": "true"}'],
    ["a number for a boolean", '{"active": 1}'],
    ["null", "null"],
    ["very deep", `${"[".repeat(5000)}${"]".repeat(5000)}`],
  ])("%s returns 400", async (_what, payload) => {
    const response = await ping(payload);
    expect([response.status, (await response.json()).code]).toEqual([400, "INVALID_REQUEST"]);
  });

  test("a body that is too large returns 413 before it is read", async () => {
    const response = await ping(JSON.stringify({ active: true, more: "x".repeat(300_000) }));
    expect([response.status, (await response.json()).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });
});
