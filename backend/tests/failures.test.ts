import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { knownProblem } from "../src/lib/problem.ts";
import { TestClient, problemOf } from "../testing/testClient.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const accounts = "/api/pub/account/v1/accounts";

describe("[SESS-05 partly] in maintenance mode", () => {
  test("customers' calls are rejected with the code, signed in or not; sign-out and the page's own data still work", async () => {
    const [inside, outside] = [await TestClient.signedIn(backend, "dana"), await TestClient.open(backend)];
    backend.config.maintenance = true;
    const refused = { status: 401, code: "IN_MAINTENANCE", title: "We’re working on the portal." };
    expect(await problemOf(await inside.get(accounts))).toMatchObject(refused);
    expect(await problemOf(await outside.login("dana", "portico-demo-2026"))).toMatchObject(refused);
    expect(await problemOf(await inside.send("POST", "/selfservice/graph", { query: "{ __typename }" }))).toMatchObject(
      refused,
    );
    expect(await problemOf(await inside.ping(true))).toMatchObject(refused);
    expect(
      await problemOf(await inside.send("POST", "/%73elfservice/graph", { query: "{ __typename }" })),
    ).toMatchObject(refused);
    expect(await problemOf(await inside.get("/%61pi/pub/account/v1/accounts"))).toMatchObject(refused);
    expect((await inside.browser.bootstrap()).site).toBe("business");
    expect((await inside.browser.fetch("/content/v1/manifest")).status).toBe(200);
    expect((await inside.logout("maintenance")).status).toBe(200);
    backend.config.maintenance = false;
    expect((await outside.login("dana", "portico-demo-2026")).status).toBe(200);
  });
});

describe("when a dependency does not answer", () => {
  test("readiness names it, and the health check still succeeds", async () => {
    const { answers } = backend.processor.adapter;
    backend.processor.adapter.answers = async () => false;
    const ready = await backend.app.inject({ url: "/readyz" });
    expect([ready.statusCode, ready.json()]).toMatchObject([
      503,
      { status: "notReady", checks: { database: "ok", processor: "failed", vault: "ok", jobs: "ok" } },
    ]);
    expect((await backend.app.inject({ url: "/healthz" })).statusCode).toBe(200);
    backend.processor.adapter.answers = answers;
    expect((await backend.app.inject({ url: "/readyz" })).json()).toMatchObject({
      status: "ready",
      checks: { database: "ok", processor: "ok", vault: "ok", jobs: "ok" },
    });
    backend.deps.vaultAnswers = () => Promise.reject(new Error("connect ECONNREFUSED"));
    const without = await backend.app.inject({ url: "/readyz" });
    expect([without.statusCode, without.json()]).toMatchObject([
      503,
      { status: "notReady", checks: { database: "ok", processor: "ok", vault: "failed", jobs: "ok" } },
    ]);
    backend.deps.vaultAnswers = async () => true;
  });

  test("a lost database connection returns a retryable problem with a message, and no stack trace", async () => {
    const broken = await openBackend();
    const caller = await TestClient.signedIn(broken, "dana");
    const failure = Object.assign(new Error("Connection terminated unexpectedly"), { code: "ECONNRESET" });
    broken.database.select = () => {
      throw failure;
    };
    const response = await caller.get(accounts, { "accept-language": "es" });
    expect(response.headers.get("retry-after")).toBe("10");
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      status: 503,
      code: "TEMPORARILY_UNAVAILABLE",
      title: "Esto no está disponible en este momento.",
      retryAfterSeconds: 10,
    });
    expect(text).not.toMatch(/terminated|at .*\.ts/);
    await broken.close();
  });
});

test("the API reference shows our own documents, from our own files, with no inline script", async () => {
  const page = await backend.app.inject({ url: "/api-reference/", headers: { host: "localhost" } });
  const nonce = /script-src 'nonce-([^']+)'/.exec(String(page.headers["content-security-policy"]))?.[1];
  const scripts = page.body.match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  expect(page.body.match(/src="https?:|href="https?:/g)).toBeNull();
  const document = await backend.app.inject({ url: "/openapi/identity.json", headers: { host: "localhost" } });
  expect(document.json()).toMatchObject({ openapi: "3.1.0", info: { title: "Identity and session" } });
});

describe("text that the database cannot store", () => {
  test.each([
    ["NUL", "dana\u0000"],
    ["half a surrogate pair", "dana\uD800"],
  ])("%s in a body is rejected with its field", async (_what, username) => {
    const caller = await TestClient.open(backend);
    expect(await problemOf(await caller.login(username, "x"))).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
      fields: [{ field: "username", code: "INVALID" }],
    });
  });

  test("NUL in a path or a query is rejected", async () => {
    const dana = await TestClient.signedIn(backend, "dana");
    for (const path of [
      "/api/pub/billing/v1/accounts/8347201180/payments/a%00b/receipt",
      "/content/v1/editor/changes?key=a%00b",
    ])
      expect([400, 403, 404]).toContain((await dana.get(path)).status);
    const erin = await TestClient.signedIn(backend, "erin");
    expect((await erin.get("/content/v1/editor/changes?key=a%00b")).status).toBe(400);
  });

  test.each(["\u0000", "\uDC00", "a\u0000b"])(
    "%j in a GraphQL variable or document returns INVALID_REQUEST",
    async (text) => {
      const dana = await TestClient.signedIn(backend, "dana");
      const ask = async (query: string, variables: object) =>
        (await (await dana.send("POST", "/selfservice/graph", { query, variables })).json()) as {
          code?: string;
          errors?: { extensions: { code: string } }[];
        };
      const byVariable = await ask('query P($id: ID!) { payment(accountId: "8347201180", paymentId: $id) { id } }', {
        id: text,
      });
      const written = await ask(`{ payment(accountId: "8347201180", paymentId: ${JSON.stringify(text)}) { id } }`, {});
      for (const answer of [byVariable, written])
        expect(answer.code ?? answer.errors?.[0]?.extensions.code).toBe("INVALID_REQUEST");
    },
  );

  test.each(["0000-01-01T00:00:00Z", "2026-12-31T23:59:60Z"])(
    "the instant %s is rejected with 400, not 500",
    async (at) => {
      const event = { id: "7f1d3c52-5a0c-4b0e-9d5e-1c1f0e6b9a02", name: "apiCall", at, data: {} };
      const response = await (
        await TestClient.open(backend)
      ).send("POST", "/api/pub/telemetry/v1/events", { events: [event] });
      expect(await problemOf(response)).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
    },
  );

  test.each(["22021", "22P02", "22P05", "22008"])(
    "a value that the database rejects (%s) returns a client error",
    (code) => {
      const failure = new Error("failed query", { cause: Object.assign(new Error("no"), { code }) });
      expect(knownProblem(failure)).toMatchObject({ code: "INVALID_REQUEST", status: 400 });
    },
  );
});
