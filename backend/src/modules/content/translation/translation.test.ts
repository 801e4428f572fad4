/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { components } from "@portico/openapi/translation";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { readFile, writeFile } from "../import-export/formats.ts";
import type { FileFormat } from "../import-export/messageFile.ts";

type Result = components["schemas"]["ImportResult"];

let backend: TestBackend;
let erin: Editor;
let teresa: Editor;
beforeAll(async () => {
  backend = await openBackend();
  [erin, teresa] = [await Editor.signIn(backend, "erin"), await Editor.signIn(backend, "teresa")];
});
afterAll(() => backend.close());

const formats: FileFormat[] = ["xliff12", "xliff2", "csv", "json"];

async function exported(format: FileFormat, namespace?: string): Promise<string> {
  const { status, body } = await erin.call<unknown>(
    "GET",
    `export?format=${format}${namespace ? `&namespace=${namespace}` : ""}`,
  );
  expect(status).toBe(200);
  return typeof body === "string" ? body : JSON.stringify(body);
}

const take = (editor: Editor, format: FileFormat, text: string, more: object = {}) =>
  editor.call<Result>("POST", "imports", { format, text, dryRun: false, idempotencyKey: randomUUID(), ...more });
const outcomes = ({ items }: Result) => Object.fromEntries(items.map(({ key, outcome }) => [key, outcome]));

describe.each(formats)("%s", (format) => {
  test("[COPY-03 partly] exporting and importing the whole catalogue changes nothing", { tags: "full" }, async () => {
    const { status, body } = await take(erin, format, await exported(format));
    expect(status).toBe(200);
    expect(body).toMatchObject({ items: [] });
    expect(body.entries).toBe(body.unchanged);
    expect(body.entries).toBeGreaterThan(1000);
  });

  test("texts with special characters survive a round trip", async () => {
    const odd = { en: `'=1+1, "quoted" & <all>; {name}\ttab`, es: "'' =1+1, «así» & €; {name}\nrenglón" };
    const file = await exported(format, "vault");
    const entry = { key: "vault.title", scope: "community" as const, release: 1, ...odd };
    expect(readFile(format, writeFile(format, 1, [entry])).entries).toMatchObject([entry]);
    expect(file).toContain("vault.title");
  });

  test.each([
    "",
    "nothing",
    "<a/>",
    "{}",
    "[]",
    "null",
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xliff version="1.2"><file original="release-1"><body><trans-unit id="k"><source>&e;</source></trans-unit></body></file></xliff>',
  ])("an invalid file is rejected: %s", async (text) => {
    const { status } = await take(erin, format, text);
    expect(status).toBe(text === "" ? 400 : 422);
  });
});

test("a single namespace can be exported; the namespaces are listed with their message counts", async () => {
  const { body } = await erin.call<{ namespaces: { name: string; messages: number }[] }>("GET", "namespaces");
  const vault = body.namespaces.find(({ name }) => name === "vault");
  const { messages } = JSON.parse(await exported("json", "vault")) as { messages: Record<string, unknown> };
  expect(Object.keys(messages).filter((name) => !name.includes("@"))).toHaveLength(vault?.messages ?? 0);
  expect(Object.keys(messages).every((name) => name.startsWith("vault."))).toBe(true);
  expect(body.namespaces.some(({ name }) => name === "studio")).toBe(false);
});

describe("an import", () => {
  test(
    "of a translation with three errors imports the valid texts and reports the others, each with its place",
    { tags: "full" },
    async () => {
      const file = (await exported("xliff12", "billing"))
        .replace(/(id="billing.close">\s*<source>[^<]*<\/source>\s*<target>)[^<]*/, "$1Cierre esto")
        .replace(/(id="billing.tryAgain">\s*<source>[^<]*<\/source>\s*<target>)[^<]*/, "$1Intente {otra vez")
        .replace(/(id="billing.loading">\s*<source>)[^<]*/, "$1Something else")
        .replace(/(id="billing.loading">\s*<source>[^<]*<\/source>\s*<target>)[^<]*/, "$1Otra cosa")
        .replace(
          "</body>",
          '<trans-unit id="billing.noSuchKey"><source>a</source><target>b</target></trans-unit></body>',
        );
      const dry = await take(teresa, "xliff12", file, { dryRun: true });
      expect(outcomes(dry.body)).toEqual({
        "billing.close": "taken",
        "billing.tryAgain": "refused",
        "billing.loading": "sourceChanged",
        "billing.noSuchKey": "unknownKey",
      });
      expect(dry.body.items.find(({ key }) => key === "billing.tryAgain")?.findings).toMatchObject([
        { locale: "es-US", line: 1, offset: expect.any(Number) },
      ]);
      expect(dry.body.changeSet).toBeUndefined();
      const { body } = await take(teresa, "xliff12", file);
      expect((await teresa.changeSet(body.changeSet ?? 0)).body.drafts).toMatchObject([
        { key: "billing.close", mine: { es: "Cierre esto" }, author: "teresa" },
      ]);
    },
  );

  test("does not overwrite what was published since the export", { tags: "full" }, async () => {
    const file = await exported("json", "billing");
    await erin.draft("billing.close", { en: "Shut", es: "Cierre" });
    expect((await erin.publish()).status).toBe(201);
    const changed = JSON.parse(file) as { messages: Record<string, { en: string; es: string }> };
    changed.messages["billing.close"] = { en: "Close it", es: "Ciérrelo" };
    expect(outcomes((await take(erin, "json", JSON.stringify(changed))).body)).toEqual({ "billing.close": "conflict" });
    expect((await take(erin, "json", file)).body.items).toEqual([]);
  });

  test("goes into a new change set with the given title, or into an existing one", async () => {
    const withWords = async (es: string) =>
      (await exported("json", "vault")).replace(/("vault.title":\s*\{\s*"en":\s*"[^"]*",\s*"es":\s*")[^"]*/, `$1${es}`);
    const { body } = await take(teresa, "json", await withWords("Pago con tarjeta segura"), {
      title: "From the agency",
    });
    const id = body.changeSet ?? 0;
    expect((await teresa.changeSet(id)).body.changeSet).toMatchObject({ title: "From the agency", items: 1 });
    expect(
      (await take(teresa, "json", await withWords("Pago seguro"), { changeSet: id, dryRun: true })).body.items,
    ).toMatchObject([{ outcome: "conflict" }]);
    expect(
      (await take(teresa, "json", await withWords("Pago con tarjeta segura"), { changeSet: id })).body,
    ).toMatchObject({ changeSet: id });
    expect((await take(teresa, "json", await withWords("Pago seguro"), { title: "x" })).status).toBe(400);
  });

  test("warns about words that the glossary avoids, and imports them all the same", async () => {
    const changed = JSON.parse(await exported("json", "statements")) as {
      messages: Record<string, { en: string; es: string }>;
    };
    const [key, words] = Object.entries(changed.messages).find(
      ([, { en, es }]) => /\bstatement\b/i.test(en) && !es.includes("{"),
    )!;
    changed.messages = { [key]: { en: words.en, es: `${words.es} Extracto` } };
    const { body } = await take(teresa, "json", JSON.stringify(changed), { dryRun: true });
    expect(body.items).toMatchObject([
      {
        outcome: "taken",
        findings: [{ code: "AVOIDED_WORD", severity: "warning", found: "Extracto", expected: ["estado de cuenta"] }],
      },
    ]);
  });

  test("of texts equal to a draft keeps its authors: the importer does not become one, and the authors still cannot approve", async () => {
    await backend.database.execute(
      `update users set content_grants = '[{"role":"editor"},{"role":"approver"},{"role":"publisher"}]' where username = 'renata'`,
    );
    const renata = await Editor.signIn(backend, "renata");
    const words = { en: "Pay by card now", es: "Pague con tarjeta ahora" };
    const { id } = (await renata.open("Renata's words")).body;
    await renata.draft("vault.title", words);
    const file = JSON.parse(await exported("json", "vault")) as {
      messages: Record<string, { en: string; es: string }>;
    };
    file.messages["vault.title"] = words;
    const text = JSON.stringify(file);
    await take(erin, "json", text, { changeSet: id });
    expect((await erin.changeSet(id)).body).toMatchObject({
      changeSet: { contributors: ["renata"] },
      drafts: [{ author: "renata" }],
    });
    expect((await erin.step(id, "submit")).status).toBe(200);
    expect(await renata.approve(id)).toMatchObject({ status: 422, body: { code: "OWN_CHANGES" } });
    const elsewhere = (await take(erin, "json", text, { title: "The same, taken along" })).body.changeSet ?? 0;
    expect((await erin.changeSet(elsewhere)).body.changeSet.contributors).toEqual(["erin", "renata"]);
    const other = { en: "Pay by card today", es: "Pague con tarjeta hoy" };
    file.messages["vault.title"] = other;
    const { etag } = await erin.call("GET", `messages/vault.title?changeSet=${elsewhere}`);
    expect(
      (
        await erin.call(
          "PUT",
          `messages/vault.title/draft?changeSet=${elsewhere}`,
          { ...other, reason: "Shorter" },
          etag,
        )
      ).status,
    ).toBe(200);
    expect((await erin.changeSet(elsewhere)).body.changeSet.contributors).toEqual(["erin", "renata"]);
  });

  test("is limited to the importer's scope", async () => {
    const changed = JSON.parse(await exported("json", "shell")) as {
      messages: Record<string, { en: string; es: string }>;
    };
    const key = "shell.signOut";
    changed.messages[key] = { en: "Leave", es: "Salir" };
    expect(outcomes((await take(teresa, "json", JSON.stringify(changed))).body)).toEqual({ [key]: "outsideYourScope" });
  });
});

const outage = { en: "outage", es: "interrupción del servicio", note: "", avoid: ["apagón"] };

async function dropTerms(...names: string[]): Promise<void> {
  const { terms } = (await erin.call<{ terms: { id: number; en: string; etag: string }[] }>("GET", "terms")).body;
  for (const { id, etag } of terms.filter(({ en }) => names.includes(en)))
    expect((await erin.call("DELETE", `terms/${id}`, undefined, etag)).status).toBe(204);
}

describe("translation tools", () => {
  test("editors maintain the glossary", async () => {
    const { body } = await erin.call<{ terms: { en: string; es: string }[] }>("GET", "terms");
    expect(body.terms).toContainEqual(expect.objectContaining({ en: "statement", es: "estado de cuenta" }));
    const added = await erin.call<{ id: number }>("POST", "terms", outage);
    expect(added.status).toBe(201);
    const changed = await erin.call("PUT", `terms/${added.body.id}`, { ...outage, es: "interrupción" }, added.etag);
    expect(changed).toMatchObject({ status: 200, body: { es: "interrupción", etag: changed.etag } });
    expect((await erin.call("DELETE", `terms/${added.body.id}`, undefined, changed.etag)).status).toBe(204);
  });

  test("a translator changes a term's Spanish, not its English; an editor of one site changes none; each change is in the history with both values", async () => {
    const carla = await Editor.signIn(backend, "carla");
    const { body, etag } = await erin.call<{ id: number }>("POST", "terms", outage);
    const path = `terms/${body.id}`;
    const refused = { status: 403, body: { code: "OUTSIDE_YOUR_SCOPE" } };
    expect(await teresa.call("POST", "terms", { ...outage, en: "power cut" })).toMatchObject(refused);
    expect(await teresa.call("PUT", path, { ...outage, en: "blackout" }, etag)).toMatchObject(refused);
    expect(await carla.call("PUT", path, { ...outage, es: "corte" }, etag)).toMatchObject(refused);
    expect(await carla.call("DELETE", path, undefined, etag)).toMatchObject(refused);
    const changed = await teresa.call("PUT", path, { ...outage, es: "corte" }, etag);
    expect(changed.status).toBe(200);
    expect((await erin.call("DELETE", path, undefined, changed.etag)).status).toBe(204);
    const { changes } = (await erin.call<{ changes: object[] }>("GET", "changes?limit=3")).body;
    const after = { en: "outage", es: "corte" };
    expect(changes).toMatchObject([
      { action: "termRemoved", author: "erin", value: { before: after } },
      { action: "termChanged", author: "teresa", value: { before: outage, after } },
      { action: "termAdded", author: "erin", value: { after: outage } },
    ]);
  });

  test("glossary terms are unique, ignoring case, also under concurrency", async () => {
    const both = await Promise.all(
      [erin, erin].map((editor) => editor.call<{ id: number; etag: string }>("POST", "terms", outage)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await erin.call("POST", "terms", { ...outage, en: "OUTAGE" })).toMatchObject({
      status: 409,
      body: { code: "TERM_EXISTS" },
    });
    const { body: mine } = both.find(({ status }) => status === 201)!;
    const other = await erin.call<{ id: number }>("POST", "terms", { ...outage, en: "cut" });
    expect(await erin.call("PUT", `terms/${other.body.id}`, { ...outage, en: "Outage" }, other.etag)).toMatchObject({
      status: 409,
      body: { code: "TERM_EXISTS" },
    });
    expect((await erin.call("PUT", `terms/${mine.id}`, { ...outage, en: "Outage" }, mine.etag)).status).toBe(200);
    await dropTerms("Outage", "cut");
  });

  test("an outdated version returns the current term; a write without If-Match is rejected", async () => {
    const { body, etag } = await erin.call<{ id: number }>("POST", "terms", outage);
    const path = `terms/${body.id}`;
    expect((await teresa.call("PUT", path, { ...outage, es: "corte" }, etag)).status).toBe(200);
    const late = { ...outage, es: "interrupción" };
    expect(await erin.call("PUT", path, late, etag)).toMatchObject({
      status: 412,
      body: { code: "CONFLICT", theirs: { es: "corte", author: "teresa" }, mine: late },
    });
    expect(await erin.call("DELETE", path, undefined, etag)).toMatchObject({
      status: 412,
      body: { theirs: { es: "corte" } },
    });
    expect((await erin.call("PUT", path, late)).status).toBe(428);
    expect((await erin.call("DELETE", path)).status).toBe(428);
    await dropTerms("outage");
    expect((await erin.call("PUT", path, late, etag)).status).toBe(404);
  });

  test("the gate uses the current glossary: in a draft and a change set", async () => {
    const words = { en: "See the outage", es: "Vea el apagón" };
    expect((await erin.draft("vault.title", words)).body.findings).toEqual([]);
    expect((await erin.call("POST", "terms", { ...outage, es: "interrupción" })).status).toBe(201);
    expect((await erin.draft("vault.title", words)).body.findings).toMatchObject([{ code: "AVOIDED_WORD", offset: 7 }]);
    expect(
      (await erin.changeSet(await erin.own())).body.drafts.find(({ key }) => key === "vault.title")?.findings,
    ).toMatchObject([{ code: "AVOIDED_WORD" }]);
    expect((await erin.step(await erin.own(), "submit")).status).toBe(200);
    await dropTerms("outage");
  });

  test("suggests translations of similar texts, most similar first, and the glossary terms in them", async () => {
    const { body } = await erin.call<{ terms: { en: string }[]; translations: { key: string; likeness: number }[] }>(
      "GET",
      `suggestions?text=${encodeURIComponent("Try again with another payment method")}&key=none`,
    );
    expect(body.terms.map(({ en }) => en)).toContain("payment method");
    expect(body.translations.length).toBeGreaterThan(0);
    expect(body.translations.map(({ likeness }) => likeness)).toEqual(
      body.translations.map(({ likeness }) => likeness).sort((a, b) => b - a),
    );
  });

  test("editors see who else has the same message open, for a minute", async () => {
    const say = (editor: Editor) =>
      editor.call<{ others: { username: string }[] }>("PUT", "presence", { place: "message:vault.title" });
    expect((await say(erin)).body.others).toEqual([]);
    expect((await say(teresa)).body.others).toEqual([{ username: "erin", firstName: "Erin" }]);
    backend.securityClock.advance(61);
    expect((await say(teresa)).body.others).toEqual([]);
  });
});
