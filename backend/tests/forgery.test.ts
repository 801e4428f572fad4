import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContract, operationsOf, type Operation } from "../src/http/contract.ts";
import { TestClient, problemOf } from "../testing/testClient.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

/** Operations that change something but need no CSRF token, each with its reason. */
const withoutToken: Record<string, string> = {
  storeCard: "a ticket in the Authorization header, which no other site's form can send",
  linkBankAccount: "the same ticket",
  ingestEvents: "a closing tab can set no header; same origin only",
  reportContentErrors: "a closing tab can set no header; same origin only",
  takeWebhook: "signed by the processor, which has no session",
  evaluateToggles: "reads",
  evaluateToggle: "reads",
  setDemoClock: "takes JSON alone, which a form can't send; exists on a demo only",
};

const mutating = loadContract()
  .flatMap(operationsOf)
  .filter(({ method, id }) => method !== "GET" && !(id in withoutToken));
const example = ({ definition }: Operation) => JSON.stringify(definition["requestBody"] ?? {}).length > 2;
const pathOf = ({ path }: Operation) => path.replaceAll(/\{[^}]+\}/g, "x");

/** Callers that pass the permission check of each operation. */
const callers: Record<string, string> = {
  identity: "dana",
  tickets: "dana",
  content: "erin",
  studio: "erin",
  translation: "erin",
  approve: "amir",
  administer: "ofelia",
};
/** Approving requires a user who does not write, managing roles one who does nothing else. */
const ofPermission: Record<string, string> = { "content:approve": "approve", "content:administer": "administer" };
const callerOf = ({ document, permission }: Operation) => ofPermission[permission] ?? document;

const graph = {
  id: "graph",
  document: "tickets",
  send: (client: TestClient, headers: Record<string, string | null>) =>
    client.send("POST", "/selfservice/graph", { query: "{ __typename }" }, headers),
};
const targets = [
  graph,
  ...mutating.map((operation) => ({
    id: operation.id,
    document: callerOf(operation),
    send: (client: TestClient, headers: Record<string, string | null>) =>
      client.send(operation.method as "POST", pathOf(operation), example(operation) ? {} : undefined, headers),
  })),
];

describe.each(targets)("[SESS-07 partly] $id", ({ document, send }) => {
  const refused = async (headers: (own: TestClient, other: TestClient) => Record<string, string | null>) => {
    const [own, other] = [await shared(document), await shared("other")];
    const response = await send(own, headers(own, other));
    expect(await problemOf(response)).toMatchObject({ status: 403, code: "CSRF_TOKEN_INVALID" });
  };

  test("without a token it is rejected", () => refused(() => ({ "x-csrf-token": null })));
  test("with a forged token it is rejected", () => refused(() => ({ "x-csrf-token": "made-up-token-of-nobody" })));
  test("with another session's token it is rejected", () =>
    refused((_own, other) => ({ "x-csrf-token": other.token })));
  test("from another site it is rejected, even with the right token", () =>
    refused(() => ({ "sec-fetch-site": "cross-site" })));
  test("from another origin it is rejected, even with the right token", () =>
    refused(() => ({ origin: "https://elsewhere.example" })));
});

test("as a form submission it is rejected", async () => {
  const client = await TestClient.signedIn(backend, "dana");
  const json = JSON.stringify({ active: true });
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    const response = await client.send("POST", "/api/pub/session/v1/ping", json, { "content-type": type });
    expect(await problemOf(response)).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA_TYPE" });
  }
});

test("calls of a closing tab (sendBeacon) are accepted from our own pages only", async () => {
  const client = await TestClient.open(backend);
  const events = {
    events: [{ id: "7f1d3c52-5a0c-4b0e-9d5e-1c1f0e6b9a02", name: "pageView", at: "2026-11-21T15:00:00Z", data: {} }],
  };
  for (const [name, value] of [
    ["sec-fetch-site", "same-site"],
    ["sec-fetch-site", "cross-site"],
    ["origin", "http://elsewhere.example"],
  ] as const) {
    expect((await client.send("POST", "/api/pub/telemetry/v1/events", events, { [name]: value })).status).toBe(403);
  }
  expect(
    (await client.send("POST", "/api/pub/telemetry/v1/events", events, { origin: "http://localhost:3000" })).status,
  ).toBe(202);
});

const signedIn = new Map<string, Promise<TestClient>>();
function shared(document: string): Promise<TestClient> {
  const made = signedIn.get(document) ?? TestClient.signedIn(backend, callers[document] ?? "pat");
  signedIn.set(document, made);
  return made;
}
