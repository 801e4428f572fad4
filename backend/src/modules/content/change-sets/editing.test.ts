/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { TestClient } from "../../../../testing/testClient.ts";
import { Editor } from "../../../../testing/editor.ts";
import type { Finding, Manifest } from "../content.types.ts";

const key = "billing.tryAgain";
type Snapshot = { messages: Record<string, [{ value: string }]> };
type Refusal = { code: string; findings: Finding[]; base: unknown; theirs: unknown; mine: unknown };

let backend: TestBackend;
let erin: Editor;
beforeAll(async () => {
  backend = await openBackend();
  erin = await Editor.signIn(backend);
});
afterAll(() => backend.close());

async function live(site: "business" | "community" = "business"): Promise<Manifest> {
  return (await (await backend.browser().fetch(`/content/v1/manifest?site=${site}`)).json()) as Manifest;
}

async function shown(
  of: string,
  locale: "en-US" | "es-US" = "en-US",
  site: "business" | "community" = "business",
): Promise<string | undefined> {
  const answer = await backend.browser().fetch((await live(site)).locales[locale].url);
  return ((await answer.json()) as Snapshot).messages[of]?.[0].value;
}

describe("[COPY-03 partly] editors publish texts without a build or a deployment", () => {
  test("a draft is invisible to customers; publishing shows it, in both languages", async () => {
    const before = await live();
    const draft = await erin.draft(key, { en: "Once more", es: "Una vez más" });
    expect(draft.body).toMatchObject({
      live: { en: "Try again" },
      draft: { author: "erin", reason: "A test", wording: { en: "Once more", es: "Una vez más" } },
      findings: [],
    });
    expect(await shown(key)).toBe("Try again");

    const { status, body } = await erin.publish();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "publish",
      basedOn: before.release,
      author: "erin",
      changedMessages: [key],
      changedToggles: [],
      liveIn: ["production", "stage"],
    });
    expect([await shown(key), await shown(key, "es-US")]).toEqual(["Once more", "Una vez más"]);
    expect((await live()).sequence).toBe(before.sequence + 1);
    expect((await erin.message(key)).body.draft).toBeUndefined();
  });

  test("a site's own text takes precedence over the shared one", async () => {
    await erin.draft(key, { en: "Try again, neighbor", es: "Intente de nuevo, vecino" }, undefined, "community");
    expect((await erin.publish()).status).toBe(201);
    expect(await shown(key, "en-US", "community")).toBe("Try again, neighbor");
    expect(await shown(key)).toBe("Once more");
  });

  test("publishes only the drafts of one change set", async () => {
    await erin.draft("billing.close", { en: "Shut", es: "Cerrar ya" });
    await erin.open("Something else");
    await erin.draft("billing.loading", { en: "One moment", es: "Un momento" });
    const { body } = await erin.publish();
    expect(body.changedMessages).toEqual(["billing.loading"]);
    expect((await erin.message("billing.close")).body.draft).toBeDefined();
    expect((await erin.discard("billing.close")).status).toBe(204);
    expect((await erin.message("billing.close")).body.drafts).toEqual([]);
  });

  test("without drafts there is nothing to publish", async () => {
    expect(await erin.publish()).toMatchObject({ status: 422, body: { code: "NOTHING_TO_PUBLISH" } });
  });
});

describe("[COPY-04] a text that would break a screen cannot be published", () => {
  test.each([
    ["SYNTAX", { en: "Again {", es: "De nuevo" }],
    ["UNKNOWN_ARGUMENT", { en: "Again {name}", es: "De nuevo" }],
    ["UNBALANCED_TAG", { en: "Again", es: "De <b>nuevo" }],
    ["BLANK", { en: "Again", es: " " }],
  ])("%s: the draft is saved with its findings, publishing is rejected, and nothing changes", async (code, wording) => {
    const before = await live();
    expect((await erin.draft(key, wording)).body.findings).toMatchObject([{ code, severity: "error", key }]);
    const { status, body } = await erin.step<Refusal>(await erin.own(), "submit");
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "REFUSED_BY_GATE", findings: [{ code, key, offset: expect.any(Number) }] });
    expect(await live()).toEqual(before);
    await erin.discard(key);
  });

  test("a missing argument is reported with key, language and position, and is not published", async () => {
    const withMoney = (
      await erin.call<{ messages: { key: string; args: object; live: { en: string; es: string } }[] }>(
        "GET",
        "messages?limit=500",
      )
    ).body.messages.find(({ args }) => Object.values(args).includes("money"));
    expect(withMoney).toBeDefined();
    const before = await live();
    const { body } = await erin.draft(withMoney?.key ?? "", { en: withMoney?.live.en ?? "", es: "Nada" });
    expect(body.findings).toContainEqual(
      expect.objectContaining({ code: "MISSING_ARGUMENT", key: withMoney?.key, locale: "es-US", line: 1 }),
    );
    expect(await erin.step<Refusal>(await erin.own(), "submit")).toMatchObject({
      status: 422,
      body: {
        code: "REFUSED_BY_GATE",
        findings: expect.arrayContaining([expect.objectContaining({ code: "MISSING_ARGUMENT", key: withMoney?.key })]),
      },
    });
    expect(await live()).toEqual(before);
    await erin.discard(withMoney?.key ?? "");
  });

  test("a missing language is rejected by schema validation", async () => {
    const { etag } = await erin.message(key);
    expect((await erin.call("PUT", `messages/${key}/draft`, { en: "Again", reason: "A test" }, etag)).status).toBe(400);
  });

  test("an unknown key returns 404", async () => {
    expect((await erin.message("no.such.key")).status).toBe(404);
    expect((await erin.message("__proto__")).status).toBe(404);
    expect(
      (await erin.call("PUT", "messages/no.such.key/draft", { en: "a", es: "b", reason: "A test" }, '"x"')).status,
    ).toBe(404);
  });
});

describe("concurrent editing", () => {
  test("an edit of an outdated version is rejected with base, theirs and mine", async () => {
    const start = await erin.message(key);
    const other = await Editor.signIn(backend);
    await other.draft(key, { en: "Theirs", es: "Suyo" }, start.etag);
    const { status, body } = await erin.call<Refusal>(
      "PUT",
      `messages/${key}/draft`,
      { en: "Mine", es: "Mío", reason: "A test" },
      start.etag,
    );
    expect(status).toBe(412);
    expect(body).toMatchObject({
      code: "CONFLICT",
      base: { en: "Once more" },
      theirs: { en: "Theirs", es: "Suyo" },
      mine: { en: "Mine", es: "Mío" },
    });
    expect((await erin.message(key)).body.draft?.wording).toEqual({ en: "Theirs", es: "Suyo" });
  });

  test("concurrent edits of different languages are merged", async () => {
    const start = await erin.message(key);
    const words = start.body.draft?.wording ?? start.body.live!;
    const id = await erin.own();
    await erin.draft(key, { ...words, en: "English by Erin" }, start.etag);
    const teresa = await Editor.signIn(backend, "teresa");
    const mine = await teresa.call<{ draft: object }>(
      "PUT",
      `messages/${key}/draft?changeSet=${id}`,
      { ...words, es: "Español de Teresa", reason: "A test" },
      start.etag,
    );
    expect(mine).toMatchObject({
      status: 200,
      body: { draft: { wording: { en: "English by Erin", es: "Español de Teresa" } } },
    });
    expect((await erin.changeSet(id)).body.changeSet.contributors).toEqual(["erin", "teresa"]);
    const late = await teresa.call(
      "PUT",
      `messages/${key}/draft?changeSet=${id}`,
      { ...words, es: "Otra cosa", reason: "A test" },
      start.etag,
    );
    expect(late).toMatchObject({
      status: 412,
      body: { code: "CONFLICT", theirs: { es: "Español de Teresa" }, mine: { es: "Otra cosa" } },
    });
  });

  test("a write without If-Match is rejected", async () => {
    const body = { en: "Mine", es: "Mío", reason: "A test" };
    expect(await erin.call("PUT", `messages/${key}/draft`, body)).toMatchObject({
      status: 428,
      body: { code: "IF_MATCH_REQUIRED" },
    });
    expect(await erin.call("PUT", `messages/${key}/draft`, body, "*")).toMatchObject({ status: 428 });
    expect(await erin.call("POST", `change-sets/${await erin.own()}/submit`, { reason: "A test" })).toMatchObject({
      status: 428,
    });
  });

  test("submitting a change set that someone else has changed since is rejected", async () => {
    const id = await erin.own();
    const { etag } = await erin.changeSet(id);
    await erin.draft(key, { en: "Later", es: "Después" });
    expect(await erin.call("POST", `change-sets/${id}/submit`, { reason: "A test" }, etag)).toMatchObject({
      status: 412,
      body: { code: "CONFLICT" },
    });
    expect((await erin.publish()).status).toBe(201);
  });

  test("concurrent first drafts of one user share one new change set", async () => {
    const keys = [
      "billing.close",
      "billing.home.title",
      "vault.title",
      "summary.last.title",
      "billing.payOnce.title",
      "session.signIn.title",
    ];
    const drafts = await Promise.all(
      keys.map((one) => erin.draft(one, { en: "Written at once", es: "Escrito a la vez" })),
    );
    expect(drafts.map(({ status }) => status)).toEqual(keys.map(() => 200));
    const { changeSets } = (
      await erin.call<{ changeSets: { author: string; state: string }[] }>("GET", "change-sets?state=open")
    ).body;
    expect(changeSets.filter(({ author }) => author === "erin")).toHaveLength(1);
    expect((await erin.publish()).status).toBe(201);
  });

  test("200 concurrent writes of two retrying editors: every acknowledged one is in the history, none is lost", async () => {
    const editors = [erin, await Editor.signIn(backend)];
    const acknowledged: string[] = [];
    async function write(editor: Editor, text: string): Promise<void> {
      const read = await editor.message(key);
      const { status } = read.status === 503 ? read : await editor.draft(key, { en: text, es: text }, read.etag);
      // A server without a free connection for five seconds refuses; nothing was written, and the editor tries again.
      if (status === 503) return write(editor, text);
      if (status === 200) acknowledged.push(text);
      else expect(status).toBe(412);
    }
    await Promise.all(Array.from({ length: 200 }, (_, n) => write(editors[n % 2]!, `Words ${n}`)));
    const kept: string[] = [];
    for (let before: number | undefined; ;) {
      const { changes } = (
        await erin.call<{ changes: { id: number; value: { en: string } }[] }>(
          "GET",
          `changes?key=${key}&limit=200${before ? `&before=${before}` : ""}`,
        )
      ).body;
      kept.push(...changes.map(({ value }) => value.en));
      if (changes.length < 200) break;
      before = changes.at(-1)?.id;
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(kept.filter((text) => text.startsWith("Words ")).sort()).toEqual([...acknowledged].sort());
    expect((await erin.message(key)).body.draft?.wording?.en).toBe(kept.find((text) => text.startsWith("Words ")));
  }, 60_000);
});

describe("[COPY-05] rollback", () => {
  test("restores messages and toggles together, byte for byte, and can be compared", async () => {
    const before = await live();
    const bytes = await (await backend.browser().fetch(before.locales["es-US"].url)).text();
    await erin.draft("billing.close", { en: "Changed", es: "Cambiado" });
    await erin.draftToggle("coBrowse", { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: "on" });
    await erin.discard(key);
    const made = await erin.publish();
    expect((await live()).toggles).not.toBe(before.toggles);

    const compared = await erin.call("GET", `releases/${before.release}/differences?with=${made.body.release}`);
    expect(compared.body).toMatchObject({
      messages: [{ key: "billing.close", scope: "all", after: { en: "Changed" } }],
      toggles: [{ key: "coBrowse", before: { defaultVariant: "off" }, after: { defaultVariant: "on" } }],
    });

    const restored = await erin.call(
      "POST",
      `releases/${before.release}/restore`,
      { reason: "It confused customers" },
      made.etag,
    );
    expect(restored).toMatchObject({ status: 200, body: { release: before.release, liveIn: ["production", "stage"] } });
    const after = await live();
    expect({ locales: after.locales, toggles: after.toggles, release: after.release }).toEqual({
      locales: before.locales,
      toggles: before.toggles,
      release: before.release,
    });
    expect(await (await backend.browser().fetch(after.locales["es-US"].url)).text()).toBe(bytes);
    expect((await erin.call<{ changes: object[] }>("GET", "changes?limit=1")).body.changes).toMatchObject([
      { action: "restored", author: "erin", reason: "It confused customers", release: before.release },
    ]);
  });

  test("is in the history of each changed message; unchanged toggles keep their dates", async () => {
    const before = await live();
    const [since, words] = [
      (await erin.toggle("coBrowse")).body.since,
      (await erin.message("billing.close")).body.live,
    ];
    await erin.draft("billing.close", { en: "Only words", es: "Solo palabras" });
    await erin.publish();
    backend.securityClock.advance(120);
    expect((await erin.restore(before.release)).status).toBe(200);
    const { changes } = (await erin.call<{ changes: object[] }>("GET", "changes?key=billing.close&limit=1")).body;
    expect(changes).toMatchObject([{ action: "restored", scope: "all", value: words, release: before.release }]);
    expect((await erin.toggle("coBrowse")).body.since).toBe(since);
  });

  test("turns a killed toggle on again only for users who may change toggles", async () => {
    const before = await live();
    expect((await erin.kill("billing")).status).toBe(201);
    const renata = await Editor.signIn(backend, "renata");
    expect(await renata.restore(before.release)).toMatchObject({ status: 403, body: { code: "NOT_ALLOWED" } });
    expect((await erin.toggle("billing")).body.killed).toBe(true);
    expect((await erin.restore(before.release)).status).toBe(200);
    expect((await erin.toggle("billing")).body.killed).toBe(false);
  });

  test("releases and snapshots are immutable, even in the database", async () => {
    for (const statement of [
      "update content_releases set author = 'x'",
      "delete from content_releases",
      "update content_snapshots set body = 'x'",
      "delete from content_changes",
      "update content_release_snapshots set release = 1",
    ]) {
      await expect(backend.database.execute(statement)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining("a release is never changed") }),
      });
    }
  });
});

describe("permissions", () => {
  test.each(["dana", "sam"])("%s, who is no editor, may do nothing here", async (username) => {
    const nobody = await Editor.signIn(backend, username);
    expect((await nobody.releases()).status).toBe(403);
    expect((await nobody.draft(key, { en: "x", es: "x" }, '"x"')).status).toBe(403);
    expect((await nobody.open("Mine")).status).toBe(403);
  });

  test("a visitor gets 401, and a write requires the anti-forgery token", async () => {
    const { fetch } = backend.browser();
    expect((await fetch("/content/v1/editor/releases")).status).toBe(401);
    expect((await erin.open("Mine")).status).toBe(201);
    const forged = await TestClient.signedIn(backend, "erin");
    forged.token = "forged";
    expect((await forged.send("POST", "/content/v1/editor/change-sets", { title: "Mine" })).status).toBe(403);
  });
});
