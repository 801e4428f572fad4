import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestClient, problemOf } from "../testing/testClient.ts";
import { listening, rawCall } from "../testing/rawCall.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { inFrontOf, strangeServices } from "./upstream.testing.ts";

/** The upstream API: another Portico on a real port, with its own customers. */
let provider: TestBackend;
/** The portal that customers' browsers reach. It has no users. */
let front: TestBackend;

beforeAll(async () => {
  provider = await openBackend({ config: { trustProxy: true } });
  front = await inFrontOf(await provider.app.listen({ port: 0, host: "127.0.0.1" }));
});
afterAll(async () => {
  await front.close();
  await provider.close();
});

describe("a portal with an upstream API", () => {
  test("the upstream keeps the session, and pages start with its user", async () => {
    const caller = await TestClient.signedIn(front, "dana");
    const { session, csrfToken, toggles, vaultOrigin } = await caller.browser.bootstrap();
    expect(session).toMatchObject({ authenticated: true, profile: { username: "dana", accountNumber: "8347201180" } });
    expect(csrfToken).not.toBe("");
    expect([Object.keys(toggles.values).length > 0, vaultOrigin]).toEqual([true, front.config.vaultOrigin]);
    const page = await caller.browser.fetch("/account-summary");
    expect([page.status, page.headers.get("content-security-policy")]).toEqual([
      200,
      expect.stringContaining("'nonce-"),
    ]);
    expect(await page.text()).toContain('"username":"dana"');
  });

  test("requests and responses pass through unchanged, refusals included", async () => {
    const caller = await TestClient.signedIn(front, "dana");
    expect(await (await caller.get("/api/pub/account/v1/accounts")).json()).toMatchObject({
      accounts: [{ accountId: "8347201180" }],
    });
    expect(await problemOf(await caller.get("/api/pub/account/v1/services?accountId=8347209999"))).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
    const graph = await caller.send("POST", "/selfservice/graph", {
      query: '{ billing(accountId: "8347201180") { amountDue } }',
    });
    expect(await graph.json()).toEqual({ data: { billing: { amountDue: 24817 } } });
    expect(
      await problemOf(
        await caller.send("POST", "/selfservice/graph", { query: "{ __typename }" }, { "x-csrf-token": "forged" }),
      ),
    ).toMatchObject({ status: 403 });
    expect((await caller.send("POST", "/api/pub/session/v1/logout", { reason: "user" })).status).toBe(200);
    expect((await caller.browser.bootstrap()).session.authenticated).toBe(false);
  });

  test("the upstream ends a person's other sessions, and says why to their browsers", async () => {
    const [desk, phone] = [await TestClient.signedIn(front, "casey"), await TestClient.signedIn(front, "casey")];
    const ended = await desk.send("DELETE", "/api/pub/session/v1/other-sessions", undefined, { "content-type": null });
    expect(await ended.json()).toEqual({ ended: 1 });
    expect((await phone.browser.bootstrap()).session.authenticated).toBe(false);
    expect(phone.browser.jar.get("portico-auth-response")).toBe("otherDevice");
  });

  test("[SESS-09 partly] the upstream’s cookies pass, and its own reason why paying is not possible stays until it works", async () => {
    const caller = await TestClient.signedIn(front, "dana");
    const why = () => caller.browser.jar.get("portico-bill-pay-unavailable");
    provider.config.maintenance = true;
    await caller.get("/api/pub/account/v1/accounts");
    await caller.browser.fetch("/");
    expect(why()).toBe("MAINTENANCE");
    provider.config.maintenance = false;
    await caller.get("/api/pub/account/v1/accounts");
    expect([why(), caller.browser.jar.get("portico-appointments")]).toEqual([undefined, expect.any(String)]);
  });

  test("the upstream gets the real client address, whatever a caller claims", { tags: "full" }, async () => {
    const heard: Record<string, unknown>[] = [];
    const services = await strangeServices((request, response) => {
      heard.push(request.headers);
      response.setHeader("content-type", "application/json").end("[]");
    });
    const other = await inFrontOf(services.origin);
    const claims = [
      "forwarded",
      "x-real-ip",
      "x-original-url",
      "x-rewrite-url",
      "x-http-method-override",
      "x-forwarded-server",
      "via",
      "true-client-ip",
    ];
    const headers = {
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-host": "evil.example",
      ...Object.fromEntries(claims.map((name) => [name, "evil"])),
    };
    const response = await other.browser().fetch("/api/pub/account/v1/accounts", { headers });
    expect(heard).toEqual([
      expect.objectContaining({
        "x-forwarded-for": "127.0.0.1",
        "x-forwarded-host": "localhost:3000",
        "x-transaction-id": response.headers.get("x-transaction-id"),
      }),
    ]);
    for (const name of claims) expect(heard[0], name).not.toHaveProperty(name);
    await other.close();
    services.close();
  });

  test("a compressed body stays compressed, with its encoding, and an absolute request target becomes a path", async () => {
    const heard: { url: string; encoding: unknown; body: string }[] = [];
    const services = await strangeServices((request, response) => {
      const parts: Buffer[] = [];
      request
        .on("data", (part: Buffer) => parts.push(part))
        .on("end", () => {
          heard.push({
            url: request.url ?? "",
            encoding: request.headers["content-encoding"],
            body: gunzipSync(Buffer.concat(parts)).toString(),
          });
          response.setHeader("content-type", "application/json").end("[]");
        });
    });
    const other = await inFrontOf(services.origin);
    const [text, path] = [JSON.stringify({ active: true }), "/api/pub/session/v1/ping?a=b"];
    const headers = { host: "localhost:3000", "content-type": "application/json", "content-encoding": "gzip" };
    for (const url of [path, `http://localhost:3000${path}`]) {
      expect(await rawCall(await listening(other), url, headers, gzipSync(text))).toBe(200);
    }
    expect(heard).toEqual([
      { url: path, encoding: "gzip", body: text },
      { url: path, encoding: "gzip", body: text },
    ]);
    await other.close();
    services.close();
  });

  test("copy and toggles are Portico's, and its editors sign in elsewhere", async () => {
    const browser = front.browser();
    expect((await browser.fetch("/content/v1/manifest")).status).toBe(200);
    expect(
      await (
        await browser.fetch("/ofrep/v1/evaluate/flags", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: "{}",
        })
      ).json(),
    ).toHaveProperty("flags");
    for (const path of ["/content/v1/editor/messages", "/demo/people", "/api/pub/pciedge"])
      expect((await browser.fetch(path)).status).toBe(404);
    expect(
      (await front.app.inject({ url: "/vault", headers: { host: new URL(front.config.vaultOrigin).host } })).statusCode,
    ).toBe(421);
  });

  test("a toggle for owners only is on for them, by the upstream's user data", async () => {
    const flags = async (caller: TestClient) =>
      ((await (await caller.send("POST", "/ofrep/v1/evaluate/flags", {})).json()) as { flags: object[] }).flags;
    const [dana, sam] = [await TestClient.signedIn(front, "dana"), await TestClient.signedIn(front, "sam")];
    const own = async (username: string) => flags(await TestClient.signedIn(provider, username));
    expect(await flags(dana)).toEqual(await own("dana"));
    expect(await flags(sam)).toEqual(await own("sam"));
  });

  test("it is ready when its own database is", async () => {
    expect((await front.app.inject({ url: "/readyz" })).json()).toEqual({
      status: "ready",
      checks: { database: "ok", jobs: "ok" },
    });
  });
});
