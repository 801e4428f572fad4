import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPortal } from "../../testing/builtPortal.ts";
import { openBackend, type TestBackend } from "../../testing/openBackend.ts";
import { createApp } from "../app.ts";

let backend: TestBackend;
beforeAll(
  async () =>
    void (backend = await openBackend({
      config: { portalDist: buildPortal(), securityContact: "mailto:security@example.com" },
    })),
);
afterAll(() => backend.close());

const legacy = {
  "csp-report": {
    "document-uri": "http://localhost:3000/billing?token=hush",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/x.js?hush",
    disposition: "enforce",
  },
};
const modern = [
  {
    type: "csp-violation",
    body: {
      documentURL: "http://localhost:3000/",
      effectiveDirective: "require-trusted-types-for",
      blockedURL: "trusted-types-sink",
    },
  },
  { type: "deprecation", body: {} },
];
const send = (payload: string | object, type: string, address = "10.3.0.1") =>
  backend.app.inject({
    method: "POST",
    url: "/policy-reports",
    remoteAddress: address,
    headers: { host: "localhost", "content-type": type },
    payload,
  });
const reported = () =>
  backend.logs
    .map((line) => JSON.parse(line) as { violation?: object })
    .flatMap(({ violation }) => (violation ? [violation] : []));

test("a page names its report endpoint and requires Trusted Types", async () => {
  const { headers } = await backend.app.inject({ url: "/", headers: { host: "localhost:3000" } });
  expect(headers["reporting-endpoints"]).toBe('policy="/policy-reports"');
  expect(headers["content-security-policy"]).toMatch(
    /trusted-types offline-worker; report-to policy; report-uri \/policy-reports$/,
  );
});

test("logs a browser's report without the page's content", async () => {
  expect([
    (await send(legacy, "application/csp-report")).statusCode,
    (await send(modern, "application/reports+json")).statusCode,
  ]).toEqual([204, 204]);
  expect(reported()).toEqual([
    { directive: "script-src-elem", blocked: "https://evil.example", page: "/billing", disposition: "enforce" },
    { directive: "require-trusted-types-for", blocked: "trusted-types-sink", page: "/", disposition: "" },
  ]);
  expect(backend.logs.join("")).not.toContain("hush");
});

test.each([
  ["another type", "{}", "application/json", 415],
  ["no JSON", "{", "application/csp-report", 400],
  ["a large one", JSON.stringify("x".repeat(16_384)), "application/csp-report", 413],
  ["a deep one", "[".repeat(9) + "]".repeat(9), "application/reports+json", 400],
])("rejects %s", async (_what, payload, type, status) => {
  expect((await send(payload, type, "10.3.0.2")).statusCode).toBe(status);
});

test("limits one address to twenty calls a minute", async () => {
  const statuses = [];
  for (let calls = 0; calls < 21; calls += 1)
    statuses.push((await send([], "application/reports+json", "10.3.0.3")).statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test("limits of reports count in all processes together", async () => {
  const other = await createApp(backend.deps);
  const report = { "content-type": "application/csp-report", host: "localhost" };
  const asked = { method: "POST", url: "/policy-reports", remoteAddress: "10.3.0.9", headers: report } as const;
  const sent = async (app: typeof other) => (await app.inject({ ...asked, payload: legacy })).statusCode;
  const here = await Promise.all(Array.from({ length: 10 }, () => sent(backend.app)));
  const there = await Promise.all(Array.from({ length: 10 }, () => sent(other)));
  expect([...here, ...there]).toEqual(Array.from({ length: 20 }, () => 204));
  expect([await sent(backend.app), await sent(other)]).toEqual([429, 429]);
  backend.securityClock.advance(60);
  expect(await sent(other)).toBe(204);
  await other.close();
});

test("security.txt has a contact and an expiry date", async () => {
  const { statusCode, body } = await backend.app.inject({
    url: "/.well-known/security.txt",
    headers: { host: "localhost" },
  });
  expect([statusCode, body]).toEqual([
    200,
    expect.stringMatching(/^Contact: mailto:security@example\.com\nExpires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\n/),
  ]);
});

test("without the setting, there are no API documents and no API reference", async () => {
  const closed = await openBackend({ config: { apiReference: false } });
  const statuses = await Promise.all(
    ["/api-reference/", "/openapi/identity.json", "/.well-known/security.txt"].map(
      async (url) => (await closed.app.inject({ url, headers: { host: "localhost" } })).statusCode,
    ),
  );
  expect(statuses.filter((status) => status === 200)).toEqual([]);
  await closed.close();
});
