import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPortal, script } from "../../testing/builtPortal.ts";
import { TestClient } from "../../testing/testClient.ts";
import { openBackend, type TestBackend } from "../../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend({ config: { portalDist: buildPortal() } });
});
afterAll(() => backend.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  backend.app.inject({ url, headers: { host: "localhost:3000", ...headers } });

const startOf = (html: string) =>
  JSON.parse(/id="portico-bootstrap">([^<]*)</.exec(html)?.[1] ?? "null") as {
    site: string;
    contacts: { topic: string; phone: string }[];
    messages: Record<string, Record<string, unknown>>;
  };

test("[B25] the offline page has its messages in both languages and the site's telephone numbers, and nothing of a person", async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  const signedIn = await (await dana.get("/offline.html")).text();
  const { body, headers } = await open("/offline.html");
  expect(signedIn).toBe(body);
  expect(headers["set-cookie"]).toBeUndefined();
  const { site, contacts, messages } = startOf(body);
  expect([site, Object.keys(messages)]).toEqual(["business", ["en-US", "es-US"]]);
  expect(Object.keys(messages["es-US"] ?? {})).toEqual(
    expect.arrayContaining(["offline.page.title", "session.help.topic", "shell.siteName.business"]),
  );
  expect(Object.keys(messages["es-US"] ?? {})).toEqual(Object.keys(messages["en-US"] ?? {}));
  expect(Object.keys(messages["en-US"] ?? {}).length).toBeLessThan(60);
  expect(contacts).toContainEqual({ topic: "CARE", phone: "+18005550141", phoneShown: "(800) 555-0141" });
  expect(startOf((await open("/offline.html", { host: "community.localhost:3000" })).body)).toMatchObject({
    site: "community",
    contacts: expect.arrayContaining([expect.objectContaining({ phone: "+18005550151" })]),
  });
});

test("the offline page may connect to nothing and run no script but this origin's", async () => {
  const { headers } = await open("/offline.html");
  const policy = String(headers["content-security-policy"]).split("; ");
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "trusted-types 'none'", "form-action 'none'"]),
  );
  expect(policy.filter((rule) => /^(connect|worker|frame)-src/.test(rule))).toEqual([]);
});

test("the worker's script may call this origin only, and is asked for again at each registration", async () => {
  const { body, headers } = await open("/offline-worker.js");
  expect(body).toBe(script);
  expect(headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
});

test("only the portal's page may register the worker", async () => {
  const policyOf = async (url: string) => String((await open(url)).headers["content-security-policy"]).split("; ");
  expect(await policyOf("/")).toEqual(expect.arrayContaining(["worker-src 'self'", "trusted-types offline-worker"]));
  expect((await open("/studio")).body).not.toContain("offline-worker");
});

test.each([
  ["localhost:3000", "en-US", "Portico Business", "business"],
  ["localhost:3000", "es-US", "Portico Empresas", "business"],
  ["community.localhost:3000", "es-US", "Su cuenta de Soluciones Comunitarias", "community"],
])("[B25] %s can be installed in %s, with its own name and icons", async (host, locale, name, site) => {
  const page = await open("/", { host, "accept-language": locale });
  const link = /<link rel="manifest" href="([^"]+)">/.exec(page.body)?.[1] ?? "";
  const { headers, body } = await open(link, { host });
  const manifest = JSON.parse(body) as { icons: { src: string; purpose: string; sizes: string }[] };
  expect(headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
  expect(manifest).toMatchObject({ id: "/", name, lang: locale, display: "standalone", scope: "/" });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "192x192 maskable",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect(manifest.icons.every(({ src }) => src.startsWith(`/icons/${site}-`))).toBe(true);
  expect(page.body).toContain(`<link rel="apple-touch-icon" href="/icons/${site}-180.png">`);
});

test("a manifest in an unknown language is in the visitor's", async () => {
  const { body } = await open("/manifest.webmanifest?locale=fr-FR", { "accept-language": "es-US" });
  expect(JSON.parse(body)).toMatchObject({ lang: "es-US" });
});
