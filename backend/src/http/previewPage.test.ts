import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildPortal } from "../../testing/builtPortal.ts";
import { buildStudio } from "../../testing/builtStudio.ts";
import { TestClient } from "../../testing/testClient.ts";
import { Editor } from "../../testing/editor.ts";
import { newCustomer } from "../../testing/newCustomer.ts";
import { PreviewEditor } from "../../testing/previewEditor.ts";
import { openBackend, type TestBackend } from "../../testing/openBackend.ts";
import { users } from "../modules/identity/identity.tables.ts";

let backend: TestBackend;
let erin: PreviewEditor;
beforeAll(async () => {
  backend = await openBackend({ config: { portalDist: buildPortal(), studioDist: buildStudio() } });
});
afterAll(() => backend.close());
beforeEach(async () => {
  erin = await PreviewEditor.signIn(backend);
});

describe("the page of a preview", () => {
  test("is the portal as a demo customer, in the requested language, without session timers", async () => {
    const { bootstrap, token, words } = await erin.start({ locale: "es-US" });
    expect(bootstrap).toMatchObject({
      site: "business",
      locale: "es-US",
      session: { authenticated: true, profile: { username: "dana", accountNumber: "8347201180" } },
    });
    expect([bootstrap.session.timing, words, token]).toEqual([
      undefined,
      { "en-US": {}, "es-US": {} },
      expect.any(String),
    ]);
  });

  test("can show either site, or a visitor who is not signed in", async () => {
    const { statusCode, body } = await erin.page({ site: "community", person: "-" });
    const { bootstrap } = await erin.start({ site: "community", person: "-" });
    expect([statusCode, bootstrap.site, bootstrap.content.site, bootstrap.session]).toEqual([
      200,
      "community",
      "community",
      { authenticated: false },
    ]);
    expect(body).toContain('<html lang="en-US" data-site="community">');
  });

  test("may be framed by this site only, frames the vault, and is not cacheable", async () => {
    const { headers } = await erin.page();
    expect(String(headers["content-security-policy"]).split("; ")).toEqual(
      expect.arrayContaining([
        "frame-ancestors 'self'",
        "frame-src http://vault.localhost:3001",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect([headers["x-frame-options"], headers["cache-control"]]).toEqual(["SAMEORIGIN", "no-store"]);
  });

  test("opening it counts as the editor's activity", async () => {
    backend.securityClock.advance(800);
    await erin.page();
    backend.securityClock.advance(800);
    expect((await erin.client.ping(false)).status).toBe(200);
  });
});

describe("access to previews", () => {
  test("redirects a visitor to sign in to the Studio", async () => {
    const { statusCode, headers } = await new PreviewEditor(backend, await TestClient.open(backend)).page();
    expect([statusCode, headers.location]).toEqual([302, "/studio"]);
  });

  test("a customer is rejected, even for their own account", async () => {
    const { statusCode, body } = await (await PreviewEditor.signIn(backend, "dana")).page();
    expect([statusCode, JSON.parse(body)]).toMatchObject([403, { code: "NOT_ALLOWED" }]);
  });

  test.each([
    ["a role that only looks", "vic", 200],
    ["a translator", "teresa", 200],
  ])("%s may open it", async (_what, name, status) => {
    expect((await (await PreviewEditor.signIn(backend, name)).page()).statusCode).toBe(status);
  });
});

describe("users that it can show", () => {
  test("never a real customer", async () => {
    const { username } = await newCustomer(backend, 1_000);
    await backend.database.update(users).set({ invented: false }).where(eq(users.username, username));
    expect((await erin.page({ person: username })).statusCode).toBe(404);
  });

  test.each([
    ["an editor", { person: "amir" }],
    ["nobody", { person: "no-such-person" }],
    ["a change set that is not there", { changeSet: "999999" }],
    ["a change set without a number", { changeSet: "1e3" }],
    ["another site", { site: "elsewhere" }],
    ["another language", { locale: "fr-FR" }],
  ])("%s returns 404", async (_what, of) => {
    expect((await erin.page(of)).statusCode).toBe(404);
  });

  test("returns 404 on the community host, where no editor signs in", async () => {
    expect((await erin.page({}, "community.localhost:3000")).statusCode).toBe(404);
  });

  test("without the demo only a visitor can be shown", async () => {
    await backend.database.update(users).set({ invented: false }).where(eq(users.username, "vic"));
    const vic = await PreviewEditor.signIn(backend, "vic");
    backend.config.demo = false;
    const statuses = [(await vic.page()).statusCode, (await vic.page({ person: "-" })).statusCode];
    backend.config.demo = true;
    expect(statuses).toEqual([404, 200]);
  });
});

describe("drafts", () => {
  test("the change set's drafts are included compiled, in both languages; other pages have none of them", async () => {
    const editor = await Editor.signIn(backend);
    await editor.draft("vault.title", { en: "Your card, please", es: "Su tarjeta, por favor" });
    const changeSet = String(await editor.own());
    const words = (value: string) => ({ "vault.title": [expect.objectContaining({ value })] });
    const seen = await (await PreviewEditor.signIn(backend, "amir")).start({ changeSet });
    expect(seen.words).toEqual({ "en-US": words("Your card, please"), "es-US": words("Su tarjeta, por favor") });
    expect((await erin.start()).words["en-US"]).toEqual({});
  });

  test("drafts for one site apply to that site only, and take precedence over those for both", async () => {
    const editor = await Editor.signIn(backend);
    await editor.open("Two sites");
    await editor.draft("vault.title", { en: "Both", es: "Ambos" });
    await editor.draft("vault.title", { en: "Community", es: "Comunidad" }, undefined, "community");
    const changeSet = String(await editor.own());
    const shown = await Promise.all(
      ["business", "community"].map(
        async (site) => (await erin.start({ changeSet, site })).words["en-US"]["vault.title"],
      ),
    );
    expect(shown).toEqual([
      [expect.objectContaining({ value: "Both" })],
      [expect.objectContaining({ value: "Community" })],
    ]);
  });

  test("staging's URL includes the drafts of every change set on staging", async () => {
    const [editor, renata] = [await Editor.signIn(backend), await Editor.signIn(backend, "renata")];
    await editor.open("First");
    await editor.draft("vault.title", { en: "First on staging", es: "Primero en pruebas" });
    const first = await editor.own();
    await editor.open("Second");
    await editor.draft("billing.close", { en: "Second on staging", es: "Segundo en pruebas" });
    await renata.call(
      "PUT",
      "staging",
      { changeSets: [first, await editor.own()], reason: "Both together" },
      (await renata.releases()).etag,
    );
    const { words } = await erin.start({ changeSet: "staging" });
    expect(words["es-US"]).toEqual({
      "vault.title": [expect.objectContaining({ value: "Primero en pruebas" })],
      "billing.close": [expect.objectContaining({ value: "Segundo en pruebas" })],
    });
    await renata.call("PUT", "staging", { changeSets: [], reason: "Seen" }, (await renata.releases()).etag);
    expect((await erin.start({ changeSet: "staging" })).words).toEqual({ "en-US": {}, "es-US": {} });
  });

  test("a draft that the content gate rejects in one language is shown in the other", async () => {
    const editor = await Editor.signIn(backend);
    await editor.open("Half written");
    await editor.draft("vault.title", { en: "Your card", es: "Su {tarjeta" });
    const { words } = await erin.start({ changeSet: String(await editor.own()) });
    expect([Object.keys(words["en-US"]), Object.keys(words["es-US"])]).toEqual([["vault.title"], []]);
  });
});

test("its files are served, and its page has no URL of its own", async () => {
  const answers = await Promise.all(
    ["preview.html", "assets/gone-1a2b.js"].map((name) =>
      backend.app.inject({ url: `/studio/preview-assets/${name}`, headers: { host: "localhost:3000" } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

test("without a build the page explains how to make one", async () => {
  const bare = await openBackend({ config: { studioDist: "/nowhere" } });
  const { statusCode, body } = await (await PreviewEditor.signIn(bare)).page();
  expect([statusCode, body]).toEqual([503, "The preview has not been built. Run: npm run build\n"]);
  await bare.close();
});
