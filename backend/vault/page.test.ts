import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPortal } from "../testing/builtPortal.ts";
import { Editor } from "../testing/editor.ts";
import { contentOver } from "./content.ts";
import { createVaultApp } from "./createVaultApp.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend({ config: { portalDist: buildPortal() } })));
afterAll(() => backend.close());

const host = "vault.localhost:3001";
const page = async (url: string, headers: Record<string, string> = {}) =>
  (await backend.vault.app()).inject({ url, headers: { host, ...headers } });

type Start = {
  site: string;
  locale: string;
  portalOrigins: string[];
  content: { locales: Record<string, { url: string }> };
};
const startOf = (html: string) =>
  JSON.parse(/id="portico-bootstrap">(.*?)<\/script>/s.exec(html)?.[1] ?? "null") as Start;

describe("the card form's page", () => {
  test("may be framed by the portals only, frames nothing, and calls its own origin only", async () => {
    const { body, headers } = await page("/vault?site=community&locale=es-US");
    const policy = String(headers["content-security-policy"]).split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "frame-ancestors http://localhost:3000 http://127.0.0.1:3000 http://community.localhost:3000",
        "frame-src 'none'",
        "connect-src 'self'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(headers).not.toHaveProperty("x-frame-options");
    expect(startOf(body)).toMatchObject({
      site: "community",
      locale: "es-US",
      portalOrigins: ["http://localhost:3000", "http://127.0.0.1:3000", "http://community.localhost:3000"],
    });
    expect(startOf(body)).not.toHaveProperty("session");
    expect(headers).not.toHaveProperty("set-cookie");
    expect(body).toContain("<title>Datos de la tarjeta</title>");
  });

  test("an invalid site or language in its URL is ignored", async () => {
    const { statusCode, body } = await page("/vault?site=<x>&locale[]=1");
    expect([statusCode, startOf(body).site, startOf(body).locale]).toEqual([200, "business", "en-US"]);
  });

  test("has the published texts, and reads them from its own origin", async () => {
    const erin = await Editor.signIn(backend);
    await erin.draft("vault.title", { en: "Your card", es: "Su tarjeta" });
    expect((await erin.publish()).status).toBe(201);
    await expect.poll(async () => (await page("/vault")).body).toContain("<title>Your card</title>");
    const { content } = startOf((await page("/vault")).body);
    const words = await page(content.locales["en-US"]?.url ?? "");
    expect([words.statusCode, words.json<{ messages: Record<string, unknown> }>().messages["vault.title"]]).toEqual([
      200,
      expect.anything(),
    ]);
  });
});

test("while the portal does not answer, the page and its errors use the built-in texts", async () => {
  const content = contentOver(() => Promise.reject(new Error("connect ECONNREFUSED")), backend.config.timeZone);
  const { config, securityClock, logger } = backend.deps;
  const alone = await createVaultApp({
    config,
    securityClock,
    logger,
    database: await backend.vault.database(),
    registry: backend.processor.registry,
    content,
  });
  const shown = await alone.inject({ url: "/vault?locale=es-US", headers: { host } });
  expect([
    shown.statusCode,
    shown.body.includes("<title>Datos de la tarjeta</title>"),
    startOf(shown.body).content,
  ]).toEqual([200, true, undefined]);
  const refused = await alone.inject({
    method: "POST",
    url: "/api/pub/pciedge/pci/v1/bank-links",
    headers: { host, "x-vendor-key": "SMB", "x-client-type": "SSPP" },
    payload: { bank: "harborlight-bank", accountKind: "checking" },
  });
  expect(refused.json()).toMatchObject({ code: "TICKET_INVALID", title: "This card form was open for too long." });
  await alone.close();
});

describe("the card vault's process", () => {
  test("serves nothing of the portal", async () => {
    const paths = [
      "/",
      "/account-summary",
      "/api/pub/portal/v1/bootstrap",
      "/api/pub/account/v1/accounts",
      "/selfservice/graph",
      "/demo/people",
      "/api-reference/",
      "/content/v1/manifest",
      "/studio",
    ];
    expect(await Promise.all(paths.map(async (path) => (await page(path)).statusCode))).toEqual(paths.map(() => 404));
    const ticket = (await backend.vault.app()).inject({
      method: "POST",
      url: "/api/pub/pciedge/pci/v1/tickets",
      headers: { host },
      payload: { accountId: "8347201180" },
    });
    expect((await ticket).statusCode).toBe(404);
    expect((await page("/assets/app-1a2b.js")).statusCode).toBe(200);
  });

  test("serves its own host only, and health checks on any", async () => {
    for (const elsewhere of ["localhost:3001", "community.localhost", "elsewhere.example"])
      expect((await page("/vault", { host: elsewhere })).statusCode, elsewhere).toBe(421);
    expect((await page("/healthz", { host: "10.0.0.1" })).json()).toMatchObject({ status: "ok" });
    expect((await page("/readyz", { host: "10.0.0.1" })).json()).toEqual({
      status: "ready",
      checks: { database: "ok", processor: "ok", jobs: "ok" },
    });
  });

  test.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "http://localhost:3000" },
    { origin: "null" },
  ])("rejects requests from another origin's page: %o", async (said) => {
    const headers = { host, "x-vendor-key": "SMB", "x-client-type": "SSPP", authorization: "Bearer none", ...said };
    const card = {
      kind: "newCard",
      cardName: "D",
      cardNumber: "4242424242424242",
      expiry: "1229",
      zip: "02110",
      securityCode: "123",
    };
    const answer = await (
      await backend.vault.app()
    ).inject({ method: "POST", url: "/api/pub/pciedge/pci/v1/payments", headers, payload: card });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, "NOT_ALLOWED"]);
  });

  const card = {
    kind: "newCard",
    cardName: "D",
    cardNumber: "4242424242424242",
    expiry: "1229",
    zip: "02110",
    securityCode: "123",
  };
  const calls = {
    "/api/pub/pciedge/pci/v1/payments": card,
    "/api/pub/pciedge/pci/v1/bank-links": { bank: "harborlight-bank", accountKind: "checking" },
  };

  test.each([
    [{ "x-client-type": "SSPP" }, "x-vendor-key"],
    [{ "x-vendor-key": "XYZ", "x-client-type": "SSPP" }, "x-vendor-key"],
    [{ "x-vendor-key": "SCS" }, "x-client-type"],
  ])("[SHELL-01 partly] rejects a caller that sends %o: %s is wrong", async (sent, field) => {
    for (const [url, payload] of Object.entries(calls)) {
      const answer = await (
        await backend.vault.app()
      ).inject({ method: "POST", url, headers: { host, authorization: "Bearer none", ...sent }, payload });
      expect(answer.json(), url).toMatchObject({
        status: 400,
        code: "INVALID_REQUEST",
        fields: [expect.objectContaining({ field })],
      });
    }
  });
});
