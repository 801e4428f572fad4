import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Caller, problemOf } from "../testing/caller.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const accounts = "/api/pub/account/v1/accounts";

describe("[SESS-05 partly] in maintenance", () => {
  test("customers' calls are refused with the code, signed in or not; leaving and the page's own data go on", async () => {
    const [inside, outside] = [await Caller.signedIn(backend, "dana"), await Caller.open(backend)];
    backend.config.maintenance = true;
    const refused = { status: 401, code: "IN_MAINTENANCE", title: "We're doing maintenance." };
    expect(await problemOf(await inside.get(accounts))).toMatchObject(refused);
    expect(await problemOf(await outside.login("dana", "portico-demo-2026"))).toMatchObject(refused);
    expect(await problemOf(await inside.send("POST", "/selfservice/graph", { query: "{ __typename }" }))).toMatchObject(refused);
    expect(await problemOf(await inside.ping(true))).toMatchObject(refused);
    expect(await problemOf(await inside.send("POST", "/%73elfservice/graph", { query: "{ __typename }" }))).toMatchObject(refused);
    expect(await problemOf(await inside.get("/%61pi/pub/account/v1/accounts"))).toMatchObject(refused);
    expect((await inside.browser.bootstrap()).site).toBe("business");
    expect((await inside.browser.fetch("/content/v1/manifest")).status).toBe(200);
    expect((await inside.logout("maintenance")).status).toBe(200);
    backend.config.maintenance = false;
    expect((await outside.login("dana", "portico-demo-2026")).status).toBe(200);
  });
});

describe("when something does not answer", () => {
  test("readiness says what, and health goes on", async () => {
    const { answers } = backend.processor.adapter;
    backend.processor.adapter.answers = async () => false;
    const ready = await backend.app.inject({ url: "/readyz" });
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: "notReady", checks: { database: "ok", processor: "failed" } }]);
    expect((await backend.app.inject({ url: "/healthz" })).statusCode).toBe(200);
    backend.processor.adapter.answers = answers;
    expect((await backend.app.inject({ url: "/readyz" })).json()).toEqual({ status: "ready", checks: { database: "ok", processor: "ok" } });
  });

  test("a database that lost its connection is a retryable answer in words, and no stack", async () => {
    const broken = await openBackend();
    const caller = await Caller.signedIn(broken, "dana");
    const failure = Object.assign(new Error("Connection terminated unexpectedly"), { code: "ECONNRESET" });
    broken.database.select = () => {
      throw failure;
    };
    const response = await caller.get(accounts, { "accept-language": "es" });
    expect(response.headers.get("retry-after")).toBe("10");
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ status: 503, code: "TEMPORARILY_UNAVAILABLE", title: "Esto no está disponible en este momento.", retryAfterSeconds: 10 });
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
