/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { built, buildPortal, script } from "../../testing/builtPortal.ts";
import { TestClient } from "../../testing/testClient.ts";
import { openBackend, type TestBackend } from "../../testing/openBackend.ts";
import { precompress } from "./assets.ts";

let backend: TestBackend;
beforeAll(async () => {
  const portalDist = buildPortal();
  await precompress(portalDist);
  backend = await openBackend({ config: { portalDist } });
});
afterAll(() => backend.close());

const page = (url: string, headers: Record<string, string> = {}) =>
  backend.app.inject({ url, headers: { host: "localhost:3000", accept: "text/html", ...headers } });

function startOf(html: string): Record<string, never> & {
  site: string;
  locale: string;
  session: { authenticated: boolean; profile?: { firstName: string } };
  csrfToken: string;
  portalOrigins?: string[];
} {
  return JSON.parse(/id="portico-bootstrap">([^<]*)</.exec(html)?.[1] ?? "null");
}

describe("[SHELL-01 partly] the host decides the site", () => {
  test.each([
    ["localhost:3000", "business", "SMB", "Portico Business"],
    ["LOCALHOST:3000", "business", "SMB", "Portico Business"],
    ["127.0.0.1:3000", "business", "SMB", "Portico Business"],
    ["community.localhost:3000", "community", "SCS", "Your Community Solutions Account"],
    ["Community.Localhost", "community", "SCS", "Your Community Solutions Account"],
  ])("%s is the %s site", async (host, site, vendorKey, title) => {
    const { body, statusCode } = await page("/", { host });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="en-US" data-site="${site}"><head><title>${title}</title>`);
    expect(startOf(body)).toMatchObject({ site, vendorKey, clientType: "SSPP" });
  });

  test("ignores other headers, even behind a trusted proxy", async () => {
    const proxied = await openBackend({ config: { portalDist: buildPortal(), trustProxy: true } });
    for (const [name, value] of [
      ["x-forwarded-host", "community.localhost:3000"],
      ["forwarded", "host=community.localhost"],
      ["x-host", "community.localhost"],
    ] as const) {
      const { body } = await proxied.app.inject({
        url: "/",
        headers: { host: "localhost", "x-forwarded-for": "10.0.0.1", [name]: value },
      });
      expect(startOf(body).site, name).toBe("business");
    }
    await proxied.close();
  });

  test("an unknown host serves only health checks", async () => {
    const answers = await Promise.all(
      ["/", "/account-summary", "/api/pub/portal/v1/bootstrap", "/vault"].map((url) =>
        page(url, { host: "elsewhere.example" }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([421, 421, 421, 421]);
    expect((await page("/healthz", { host: "elsewhere.example" })).json()).toEqual({
      status: "ok",
      version: "13.13.0-rc.1",
    });
  });

  test("rejects a vendor key of the other site", async () => {
    const caller = await TestClient.signedIn(backend, "dana");
    const response = await caller.get("/api/pub/account/v1/accounts", { "x-vendor-key": "SCS" });
    expect(await response.json()).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
      fields: [{ field: "x-vendor-key", code: "INVALID" }],
    });
  });
});

describe("URLs of documents", () => {
  test.each([
    ["[SHELL-04] a trailing slash goes", "/account-summary/", "/account-summary"],
    ["[SHELL-04] several go", "/billing/pay-bill///", "/billing/pay-bill"],
    ["[SHELL-04] billing-stub/ goes to billing-stub", "/billing-stub/", "/billing-stub"],
    ["[SHELL-05] upper case goes", "/Billing/PAY-Bill", "/billing/pay-bill"],
    [
      "[SHELL-05] query values keep their case",
      "/Billing/?targetUrl=/Foo/&Open=OTP",
      "/billing?targetUrl=/Foo/&Open=OTP",
    ],
  ])("%s: %s", async (_what, from, to) => {
    const { statusCode, headers } = await page(from);
    expect([statusCode, headers.location]).toEqual([308, to]);
  });

  test.each([
    ["/nothing/of-the-kind", 404],
    ["/billing/payments", 404],
    ["/billing/payments/pay_1", 200],
    ["/billing/payments/pay_1/receipt?account=1", 200],
    ["/404", 200],
  ])("%s returns %i with the page", async (url, status) => {
    const { statusCode, body } = await page(url);
    expect([statusCode, startOf(body).site]).toEqual([status, "business"]);
  });

  test.each([
    "/wg",
    "/wg/",
    "/appointment-tracking/reschedule-appointment",
    "/appointment-tracking/reschedule-appointment/",
    "/appointment-tracking/cancel-appointment/",
    "/",
  ])("[SHELL-04] %s is not redirected", async (url) => {
    expect((await page(url)).statusCode).toBe(200);
  });

  test.each([
    ["/login?loggedOut=true&targetUrl=%2FBilling", "/?loggedOut=true&targetUrl=%2FBilling"],
    ["/Login/", "/"],
    ["/search?q=Auto+Pay", "/search-results?q=Auto+Pay"],
    ["/voice", "/services/voice/call-guard"],
    ["/services-overview", "/"],
    ["/manage-users", "/user-preferences/people"],
    ["/manage-users/list", "/user-preferences/people"],
  ])("[SHELL-03 partly] %s redirects to %s", async (from, to) => {
    const { statusCode, headers } = await page(from);
    expect([statusCode, headers.location]).toEqual([302, to]);
  });

  test.each([
    ["/billing/refunds/re_1AbC?account=8347201205", "/billing/refunds?refund=re_1AbC&account=8347201205"],
    ["/Billing/Refunds/mt_1&account=2+3/", "/billing/refunds?refund=mt_1%26account=2%2B3"],
  ])("the earlier address of a refund, %s, redirects to %s", async (from, to) => {
    const { statusCode, headers } = await page(from);
    expect([statusCode, headers.location]).toEqual([302, to]);
  });

  test("[SHELL-03 partly] only /voice itself redirects: /voice/messages is a page", async () => {
    expect((await page("/voice/messages")).statusCode).toBe(200);
  });

  test.each(["//elsewhere.example/x/", "///elsewhere.example/", "/\\elsewhere.example/", "//ELSEWHERE.example"])(
    "%s never redirects to another host",
    async (url) => {
      const { headers } = await page(url);
      expect(new URL(String(headers.location ?? "/"), "http://localhost:3000").host).toBe("localhost:3000");
    },
  );

  test.each(["/%E0%A4%A", "/%", "/billing/%zz"])("the malformed URL %s is rejected", async (url) => {
    const { statusCode, body } = await page(url);
    expect([statusCode, JSON.parse(body).code]).toEqual([400, "INVALID_REQUEST"]);
  });

  test.each([
    "/api/pub/nothing",
    "/assets/gone-9f9f.js",
    "/content/v1/nothing",
    "/demo/nothing",
    "/selfservice/nothing",
    "/favicon.ico",
    "/.vite/manifest.json",
    "/index.html",
  ])("%s returns no page", async (url) => {
    const { statusCode, headers } = await page(url);
    expect([statusCode, headers["content-type"]]).toEqual([404, "application/problem+json; charset=utf-8"]);
  });
});

describe("content of a page", () => {
  test("start-up data of the signed-in user, in their language, not cacheable", async () => {
    const caller = await TestClient.signedIn(backend, "lucia");
    const { body, headers } = await page("/account-summary", { cookie: caller.cookies() });
    expect(body).toContain('<html lang="es-US"');
    expect(body).toContain("<title>Portico Empresas</title>");
    expect(startOf(body)).toMatchObject({
      locale: "es-US",
      session: { authenticated: true, profile: { firstName: "Lucía", accountName: "Panadería La Estrella" } },
    });
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      vary: expect.stringMatching(/cookie.*accept-language/i),
    });
  });

  test("preloads the texts of its language", async () => {
    const { body } = await page("/", { "accept-language": "es" });
    const { content } = startOf(body) as unknown as { content: { locales: Record<string, { url: string }> } };
    expect(body).toContain(
      `<link rel="preload" as="fetch" crossorigin="anonymous" href="${content.locales["es-US"]?.url}">`,
    );
  });

  test("start-up data cannot end its script element", async () => {
    await backend.database.execute(
      "update accounts set company_name = '</script><script>alert(1)</script><!--' where account_id = '8347201230'",
    );
    const caller = await TestClient.signedIn(backend, "casey");
    const { body } = await page("/", { cookie: caller.cookies() });
    expect(body.match(/<script/g)).toHaveLength(built.match(/<script/g)?.length ?? 0);
    expect(startOf(body).session.profile).toMatchObject({ accountName: "</script><script>alert(1)</script><!--" });
  });

  test("its anti-forgery token is valid for the page's session", async () => {
    const caller = await TestClient.signedIn(backend, "dana");
    const { body } = await page("/", { cookie: caller.cookies() });
    expect(
      (
        await caller.send(
          "POST",
          "/api/pub/session/v1/ping",
          { active: true },
          { "x-csrf-token": startOf(body).csrfToken },
        )
      ).status,
    ).toBe(200);
  });

  test("opening a page counts as activity", async () => {
    const caller = await TestClient.signedIn(backend, "dana");
    backend.securityClock.advance(800);
    await page("/billing", { cookie: caller.cookies() });
    backend.securityClock.advance(800);
    expect((await caller.ping(false)).status).toBe(200);
  });
});

describe("headers of a page", () => {
  test("a strict Content-Security-Policy with a new nonce each time", async () => {
    const [first, second] = [await page("/"), await page("/")];
    const policy = String(first.headers["content-security-policy"]);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "font-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "media-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-src http://vault.localhost:3001",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types offline-worker",
      "report-to policy",
      "report-uri /policy-reports",
    ]);
    expect(Buffer.from(nonce, "base64")).toHaveLength(18);
    expect(first.body.match(/nonce="([^"]+)"/g)).toEqual(Array.from({ length: 3 }, () => `nonce="${nonce}"`));
    expect(String(second.headers["content-security-policy"])).not.toContain(nonce);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test("forbids framing, MIME sniffing, referrers and unused browser features", async () => {
    const { headers } = await page("/");
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("payment=()"),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  test("every response has a version and a request id", async () => {
    for (const url of [
      "/",
      "/api/pub/portal/v1/bootstrap",
      "/api/pub/account/v1/accounts",
      "/nothing.txt",
      "/healthz",
    ]) {
      const { headers } = await page(url);
      expect(headers).toMatchObject({
        "x-cluster-version": "13.13.0-rc.1",
        "x-transaction-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
  });
});

test("the vault's host is served by another process: this one returns nothing there and accepts no card on any host", async () => {
  const store = { method: "POST" as const, url: "/api/pub/pciedge/pci/v1/payments", payload: {} };
  for (const [host, status] of [
    ["vault.localhost:3001", 421],
    ["localhost:3000", 404],
  ] as const) {
    const answers = await Promise.all([
      backend.app.inject({ ...store, headers: { host, "x-client-type": "SSPP" } }),
      backend.app.inject({ ...store, url: "/api/pub/pciedge/pci/v1/bank-links", headers: { host } }),
    ]);
    expect(
      answers.map(({ statusCode }) => statusCode),
      host,
    ).toEqual([status, status]);
  }
  expect((await page("/vault", { host: "vault.localhost:3001" })).statusCode).toBe(421);
  expect((await page("/vault")).body).not.toContain("vault-3c4d");
});

describe("files of a build", () => {
  test("are compressed and cacheable for ever", async () => {
    const { headers, rawPayload } = await page("/assets/app-1a2b.js", { "accept-encoding": "gzip, br" });
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "application/javascript; charset=utf-8",
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(rawPayload.length).toBeLessThan(script.length / 10);
    expect((await page("/assets/app-1a2b.js")).body).toBe(script);
  });

  test("return 304 while they are unchanged", async () => {
    const { headers } = await page("/icon.svg");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    expect((await page("/icon.svg", { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
  });
});

test("without a build the page explains how to make one", async () => {
  const bare = await openBackend({ config: { portalDist: "/nowhere" } });
  const { statusCode, body } = await bare.app.inject({ url: "/", headers: { host: "localhost" } });
  expect([statusCode, body]).toEqual([503, "The portal has not been built. Run: npm run build\n"]);
  await bare.close();
});
