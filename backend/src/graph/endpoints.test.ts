import type { GraphQLSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../testing/openBackend.ts";
import { TestClient } from "../../testing/testClient.ts";
import { auxiliarySchema, graphSchema, voiceSchema, webmailSchema } from "./graph.schema.ts";

const harborStreet = "8347201180";
const anchorRow = "8347207617";

type Answer = { data?: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] };

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function ask(client: TestClient, path: string, query: string): Promise<{ status: number; body: Answer }> {
  const response = await client.send("POST", path, { query });
  return { status: response.status, body: (await response.json()) as Answer };
}

/** The graphs that need a session: who asks for what, and the field that answers. */
const signed = [
  ["/selfservice/graph", "dana", `services(accountId: "${harborStreet}") { key }`],
  ["/selfservice/vox-con/graphql", "dana", `voiceMessages(accountId: "${harborStreet}") { access }`],
  ["/webmail/graphql", "sofia", `webmail(accountId: "${anchorRow}") { id }`],
] as const;
const auxiliary = "/selfservice/graphauxiliary";

describe("[CALL-02] four graphs, with the list of services in the main one", () => {
  test.each(signed)("%s answers %s", async (path, username, field) => {
    const { status, body } = await ask(await TestClient.signedIn(backend, username), path, `{ ${field} }`);
    expect(status).toBe(200);
    expect(body.errors).toBeUndefined();
    expect(Object.values(body.data ?? {})).toEqual([expect.anything()]);
  });

  test(`${auxiliary} answers`, async () => {
    const { body } = await ask(await TestClient.open(backend), auxiliary, "{ supportContacts { topic } }");
    expect(body.data?.["supportContacts"]).toHaveLength(4);
  });

  test("the list of services has key, kind and status of each", async () => {
    const dana = await TestClient.signedIn(backend, "dana");
    const query = `{ services(accountId: "${harborStreet}") { key serviceType status } }`;
    const { body } = await ask(dana, "/selfservice/graph", query);
    expect(body.data?.["services"]).toContainEqual({ key: "INTERNET", serviceType: "internet", status: "Active" });
  });

  test("every operation of the graphs with a session names its permission", () => {
    const operations = (schema: GraphQLSchema) =>
      [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));
    for (const schema of [graphSchema(), voiceSchema(), webmailSchema()]) {
      expect(operations(schema).length).toBeGreaterThan(1);
      for (const { astNode } of operations(schema))
        expect(astNode?.directives?.map(({ name }) => name.value)).toContain("permission");
    }
  });
});

describe("[CALL-06] who reaches what", () => {
  test.each(signed)("%s needs a session", async (path, _username, field) => {
    const { status, body } = await ask(await TestClient.open(backend), path, `{ ${field} }`);
    expect(status).toBe(401);
    expect(body.data).toBeUndefined();
  });

  test.each(signed)("%s answers nothing of another customer's account", async (path, _username, field) => {
    const { body } = await ask(await TestClient.signedIn(backend, "pat"), path, `{ ${field} }`);
    expect(body.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("the auxiliary graph needs no session, and has no operation with an argument that could name an account", async () => {
    const { status, body } = await ask(await TestClient.open(backend), auxiliary, "{ supportContacts { topic } }");
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(auxiliarySchema().getMutationType()).toBeUndefined();
    for (const { name, args } of Object.values(auxiliarySchema().getQueryType()?.getFields() ?? {}))
      expect([name, args]).toEqual(["supportContacts", []]);
  });

  test.each(signed)("the auxiliary graph has nothing of %s, even with a session", async (_path, username, field) => {
    const { body } = await ask(await TestClient.signedIn(backend, username), auxiliary, `{ ${field} }`);
    expect(body.data).toBeUndefined();
    expect(body.errors?.[0]?.extensions.code).toBe("INVALID_REQUEST");
  });
});
