import type { components } from "@portico/openapi/portal";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPortal } from "../../testing/builtPortal.ts";
import { buildStudio } from "../../testing/builtStudio.ts";
import { TestClient } from "../../testing/testClient.ts";
import { openBackend, type TestBackend } from "../../testing/openBackend.ts";
import { precompress } from "./assets.ts";

let backend: TestBackend;
beforeAll(async () => {
  const studioDist = buildStudio();
  await precompress(studioDist);
  backend = await openBackend({ config: { portalDist: buildPortal(), studioDist } });
});
afterAll(() => backend.close());

const page = (url: string, headers: Record<string, string> = {}) =>
  backend.app.inject({ url, headers: { host: "localhost:3000", accept: "text/html", ...headers } });
const startOf = (html: string) =>
  JSON.parse(/id="portico-bootstrap">([^<]*)</.exec(html)?.[1] ?? "null") as components["schemas"]["StudioBootstrap"];

describe("the Studio's page", () => {
  test.each(["/studio", "/studio/messages", "/studio/messages/billing.payOnce.title", "/studio?from=mail"])(
    "%s is served to visitors, without session data",
    async (url) => {
      const { statusCode, body } = await page(url);
      expect([statusCode, startOf(body)]).toMatchObject([
        200,
        { session: { authenticated: false }, vendorKey: "SMB", demo: true },
      ]);
      expect(body).toContain("<title>Portico Studio</title>");
    },
  );

  test("has the signed-in user with content roles, in their language, and is not cacheable", async () => {
    const { body, headers } = await page("/studio", {
      cookie: (await TestClient.signedIn(backend, "erin")).cookies(),
      "accept-language": "es",
    });
    expect(startOf(body)).toMatchObject({
      locale: "es-US",
      session: {
        authenticated: true,
        editor: { username: "erin", firstName: "Erin", abilities: ["view", "edit", "publish", "operate", "toggle"] },
        timing: { pingSeconds: 30 },
      },
    });
    expect(body).toContain('<html lang="es-US" data-site="business">');
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("a customer has no content roles in it", async () => {
    const { body } = await page("/studio", { cookie: (await TestClient.signedIn(backend, "dana")).cookies() });
    expect(startOf(body).session.editor).toEqual({ username: "dana", firstName: "Dana", grants: [], abilities: [] });
  });

  test("its anti-forgery token is valid for the page's session", async () => {
    const client = await TestClient.signedIn(backend, "erin");
    client.token = startOf((await page("/studio", { cookie: client.cookies() })).body).csrfToken;
    expect((await client.ping(true)).status).toBe(200);
  });

  test("opening it counts as activity", async () => {
    const client = await TestClient.signedIn(backend, "erin");
    backend.securityClock.advance(800);
    await page("/studio", { cookie: client.cookies() });
    backend.securityClock.advance(800);
    expect((await client.ping(false)).status).toBe(200);
  });
});

describe("its Content-Security-Policy", () => {
  test("allows its own scripts only, may not be framed, and frames pages of this site", async () => {
    const { headers, body } = await page("/studio");
    const policy = String(headers["content-security-policy"]);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining([
        `script-src 'self' 'nonce-${nonce}'`,
        "frame-src 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|\*/);
    expect([headers["x-frame-options"], body.includes(`nonce="${nonce}"`)]).toEqual(["DENY", true]);
  });
});

describe("URLs", () => {
  test.each([
    ["a slash at the end goes", "/studio/", "/studio"],
    ["several go, the query stays", "/studio/messages//?q=Pay", "/studio/messages?q=Pay"],
    ["keys keep their case", "/studio/messages/billing.payOnce.title/", "/studio/messages/billing.payOnce.title"],
  ])("%s", async (_what, from, to) => {
    const { statusCode, headers } = await page(from);
    expect([statusCode, headers.location]).toEqual([308, to]);
  });

  test("redirects an editor from the community site to the business site, where editors sign in", async () => {
    const { statusCode, headers } = await page("/studio/messages?q=pay", { host: "community.localhost:3000" });
    expect([statusCode, headers.location]).toEqual([302, "http://localhost:3000/studio/messages?q=pay"]);
  });

  test.each([
    ["the vault's origin", "/studio", { host: "vault.localhost:3000" }, 421],
    ["a host that is none of ours", "/studio", { host: "elsewhere.example" }, 421],
    ["a file that is not there", "/studio/assets/gone-9f9f.js", {}, 404],
    ["the build's own list", "/studio/assets/../.vite/manifest.json", {}, 404],
  ])("%s returns no page", async (_what, url, headers, status) => {
    const answer = await page(url, headers);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      status,
      "application/problem+json; charset=utf-8",
    ]);
  });
});

test("its files are compressed and cacheable for ever", async () => {
  const { headers, statusCode } = await page("/studio/assets/studio-1a2b.js", { "accept-encoding": "gzip, br" });
  expect([statusCode, headers]).toMatchObject([
    200,
    { "content-encoding": "br", "cache-control": "public, max-age=31536000, immutable" },
  ]);
});

test("without a build the page explains how to make one", async () => {
  const bare = await openBackend({ config: { studioDist: "/nowhere" } });
  const { statusCode, body } = await bare.app.inject({ url: "/studio", headers: { host: "localhost" } });
  expect([statusCode, body]).toEqual([503, "The Studio has not been built. Run: npm run build\n"]);
  await bare.close();
});

test("with an upstream API there is no Studio, because nobody can sign in to it", async () => {
  const front = await openBackend({
    demo: false,
    config: { upstreamApi: "http://127.0.0.1:9", portalDist: buildPortal(), studioDist: buildStudio() },
  });
  const answers = await Promise.all(
    ["/studio", "/content/v1/editor/start"].map((url) => front.app.inject({ url, headers: { host: "localhost" } })),
  );
  expect(answers.map(({ body }) => body.includes("Portico Studio") || body.includes('csrfToken":"'))).toEqual([
    false,
    false,
  ]);
  await front.close();
});
