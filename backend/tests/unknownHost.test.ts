import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "../src/database/people.ts";
import { TestClient, problemOf } from "../testing/testClient.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { listening, rawCall } from "../testing/rawCall.ts";

let backend: TestBackend;
let port: number;
beforeAll(async () => {
  backend = await openBackend();
  port = await listening(backend);
});
afterAll(() => backend.close());

const ask = (url: string, headers: Record<string, string>) =>
  backend.app.inject({ url, headers: { host: "localhost", ...headers } });

describe("the demo behind an unconfigured proxy", () => {
  test.each(["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"])(
    "%s: rejected, except health checks",
    async (name) => {
      const answers = await Promise.all(
        ["/demo/people", "/", "/content/v1/manifest", "/healthz"].map((url) => ask(url, { [name]: "203.0.113.9" })),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([421, 421, 421, 200]);
    },
  );

  test("nginx with only proxy_pass speaks HTTP/1.0: rejected, and the log says what to do", async () => {
    expect(await rawCall(port, "/demo/people", { host: "127.0.0.1:3000" }, undefined, "1.0")).toBe(421);
    expect(backend.logs.join("")).toContain("Behind a proxy set DEMO=0");
  });

  test("a browser that uses another host name cannot sign in", async () => {
    const client = await TestClient.open(backend);
    const body = { username: "dana", password: demoPassword, rememberMe: false };
    const headers = { origin: "https://billing.example.com", "sec-fetch-site": "same-origin" };
    expect((await client.send("POST", "/api/pub/sbnetloginedge/login", body, headers)).status).toBe(421);
    expect(
      (
        await client.send("POST", "/api/pub/sbnetloginedge/login", body, {
          ...headers,
          origin: "http://localhost:3000",
        })
      ).status,
    ).toBe(200);
  });

  test("an unknown host gets neither copy nor toggles", async () => {
    expect((await ask("/content/v1/manifest", { host: "elsewhere.example" })).statusCode).toBe(421);
  });

  test("another site's page cannot move the clock", async () => {
    const client = await TestClient.open(backend);
    const response = await client.send(
      "POST",
      "/demo/clock",
      { advanceSeconds: 1 },
      { origin: "https://elsewhere.example" },
    );
    expect(await problemOf(response)).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
  });
});

describe("the Host header", () => {
  test.each(["user@localhost", "2130706433", "0x7f.1", "localhost:3000:1", "localhost/x", "127.1"])(
    "%s is unknown",
    async (host) => {
      expect((await ask("/", { host })).statusCode).toBe(421);
    },
  );

  test("sent twice is rejected", async () => {
    expect(await rawCall(port, "/", { host: ["localhost", "elsewhere.example"] })).toBe(400);
  });

  test("is overridden by a request target in absolute form", async () => {
    expect(await rawCall(port, "http://localhost:3000/demo/people", { host: "elsewhere.example" })).toBe(200);
    expect(await rawCall(port, "http://elsewhere.example/demo/people", { host: "localhost" })).toBe(421);
    expect(await rawCall(port, "http://localhost:3000", { host: "localhost" })).not.toBe(500);
  });

  test("with the other scheme is another origin", async () => {
    const client = await TestClient.signedIn(backend, "dana");
    expect(
      (await client.send("POST", "/api/pub/session/v1/ping", { active: true }, { origin: "https://localhost:3000" }))
        .status,
    ).toBe(403);
    expect(
      (await client.send("POST", "/api/pub/session/v1/ping", { active: true }, { origin: "http://localhost:3000" }))
        .status,
    ).toBe(200);
  });
});
