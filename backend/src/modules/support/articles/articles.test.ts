import type { components } from "@portico/openapi/studio";
import type { components as Support } from "@portico/openapi/support";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { TestClient } from "../../../../testing/testClient.ts";
import { startSupport } from "../support.seed.ts";
import { supportDocuments } from "../support.tables.ts";
import { builtInArticles } from "./builtInArticles.reads.ts";

type Article = Support["schemas"]["ArticleDefinition"];
type Published = Support["schemas"]["SupportArticle"];
type Results = Support["schemas"]["SearchResults"];
type Problem = { code?: string; theirs?: Article; findings?: components["schemas"]["Finding"][] };

const base = "/api/pub/support/v1";

let backend: TestBackend;
let visitor: TestClient;
let erin: Editor;
beforeAll(async () => {
  backend = await openBackend();
  [visitor, erin] = [await TestClient.open(backend), await Editor.signIn(backend)];
});
afterAll(() => backend.close());

const articleOf = (word: string, more: Partial<Article> = {}): Article => ({
  ...{ category: "SERVICES", page: "/services", toggle: null, useful: false, offered: true, position: 50 },
  title: { en: `About the ${word}`, es: `Sobre el ${word}` },
  summary: { en: "What to do.", es: "Qué hacer." },
  body: { en: `Unplug the ${word}.\n\nWait a minute.`, es: `Desenchufe el ${word}.\n\nEspere un minuto.` },
  ...more,
});
const keyOf = (word: string) => `support.article.${word}`;
const search = async (query: string, locale = "es-US") =>
  (await (await visitor.get(`${base}/search?${new URLSearchParams({ query, locale })}`)).json()) as Results;
const isFound = async (word: string) =>
  (await search(`sobre ${word}`)).results.some(({ path }) => path === `/support/articles/${word}`);
const read = async (id: string, locale = "es-US") => {
  const response = await visitor.get(`${base}/articles/${id}?locale=${locale}`);
  return { status: response.status, body: (await response.json()) as Published };
};
const publish = async (word: string, article: Article) => {
  expect((await erin.draftArticle(keyOf(word), article)).status).toBe(200);
  const made = await erin.publish();
  expect(made.status).toBe(201);
  return made.body.release;
};

test("[SERV-08 partly] the articles of the build are published, and none has a problem that would prevent it", async () => {
  const { articles } = (await erin.articles()).body;
  expect(articles).toHaveLength(Object.keys(builtInArticles).length);
  expect(articles.every(({ live }) => live?.offered)).toBe(true);
  const { findings } = (
    await erin.draftArticle(keyOf("pay-your-bill"), {
      ...articles.find(({ key }) => key === keyOf("pay-your-bill"))!.live!,
      useful: false,
    })
  ).body;
  expect(findings).toEqual([]);
  await erin.call(
    "DELETE",
    `articles/${keyOf("pay-your-bill")}/draft`,
    undefined,
    (await erin.article(keyOf("pay-your-bill"))).etag,
  );
});

test(
  "[SERV-08 partly] an article is found in Spanish once it is published, and not before",
  { tags: "full" },
  async () => {
    await erin.draftArticle(keyOf("splitter"), articleOf("splitter"));
    expect(await isFound("splitter")).toBe(false);
    expect((await erin.publish()).status).toBe(201);
    expect((await search("desenchufe splitter")).results.map(({ path }) => path)).toEqual([
      "/support/articles/splitter",
    ]);
    expect((await read("splitter")).body).toMatchObject({
      ...{ title: "Sobre el splitter", category: "SERVICES", version: 1 },
      body: ["Desenchufe el splitter.", "Espere un minuto."],
    });
  },
);

test(
  "[SERV-08 partly] headings, steps and links are read as such, and the search has their words without signs",
  { tags: "full" },
  async () => {
    const text = (open: string) =>
      `## ${open}\n\n1. [Zzpage](/services)\n2. [Zzarticle](article:pay-your-bill)\n3. [Zznumber](tel:care) **zzstrong**`;
    await publish("filter", articleOf("filter", { body: { en: text("Open"), es: text("Abrir") } }));
    const { body, blocks } = (await read("filter")).body;
    expect(body).toEqual(["Abrir", "Zzpage", "Zzarticle", "Zznumber zzstrong"]);
    expect(blocks.map(({ kind, items }) => [kind, items.length])).toEqual([
      ["HEADING", 1],
      ["STEPS", 3],
    ]);
    expect(blocks[1]?.items.map(([first]) => first?.href)).toEqual([
      "/services",
      "/support/articles/pay-your-bill",
      "tel:+18005550141",
    ]);
    const [result] = (await search("zzarticle zzstrong")).results;
    expect(result?.extract.map(({ text: words }) => words).join("")).toContain(
      "Abrir Zzpage Zzarticle Zznumber zzstrong",
    );
  },
);

test("[SERV-08 partly] a word of a new title is found when it’s typed with a mistake", { tags: "full" }, async () => {
  await publish("switchboard", articleOf("switchboard"));
  const found = await search("switchbaord");
  expect([found.match, found.results[0]?.path]).toEqual(["SIMILAR", "/support/articles/switchboard"]);
});

test(
  "[SERV-08 partly] a link to an article that was withdrawn later is its words alone",
  { tags: "full" },
  async () => {
    await publish("meter", articleOf("meter"));
    const link = "See [the meter](article:meter).";
    await publish("gauge", articleOf("gauge", { body: { en: link, es: link } }));
    const linkIn = async () =>
      (await read("gauge")).body.blocks[0]?.items[0]?.find(({ text }) => text === "the meter")?.href;
    expect(await linkIn()).toBe("/support/articles/meter");
    await publish("meter", articleOf("meter", { offered: false }));
    expect(await linkIn()).toBeNull();
  },
);

test(
  "[SERV-08 partly] a link can lead to an article that goes live with it, and to none that is only somebody’s draft",
  { tags: "full" },
  async () => {
    const link = "See [the fuse](article:fuse).";
    const linking = articleOf("breaker", { body: { en: link, es: link } });
    const alone = await erin.draftArticle(keyOf("breaker"), linking);
    expect(alone.body.findings).toMatchObject([
      { place: "body.en", articleError: "UNKNOWN_LINK", line: 1 },
      { place: "body.es", articleError: "UNKNOWN_LINK", line: 1 },
    ]);
    await erin.draftArticle(keyOf("fuse"), articleOf("fuse"));
    expect((await erin.article(keyOf("breaker"))).body.findings).toEqual([]);
    expect((await erin.publish()).status).toBe(201);
    expect((await read("breaker")).status).toBe(200);
  },
);

test(
  "a text that was stored before there was markup is read and found as it was, and keeps its version",
  { tags: "full" },
  async () => {
    await publish("pole", articleOf("pole"));
    const [stored] = await backend.database
      .select({ markup: supportDocuments.markup })
      .from(supportDocuments)
      .where(eq(supportDocuments.id, "pole"));
    expect(stored?.markup).toBeNull();
    await startSupport(backend.database, backend.clock.now());
    const { version, blocks } = (await read("pole")).body;
    expect([version, blocks.map(({ kind }) => kind)]).toEqual([1, ["PARAGRAPH", "PARAGRAPH"]]);
  },
);

test(
  "[SERV-08 partly] a withdrawn article is neither found nor read; going back to a release brings it back",
  { tags: "full" },
  async () => {
    const before = await publish("antenna", articleOf("antenna"));
    await publish("antenna", articleOf("antenna", { offered: false }));
    expect([await isFound("antenna"), (await read("antenna")).status]).toEqual([false, 404]);
    expect((await erin.restore(before)).status).toBeLessThan(300);
    expect([await isFound("antenna"), (await read("antenna")).status]).toEqual([true, 200]);
  },
);

test("a changed article has a higher version, and the others keep theirs", { tags: "full" }, async () => {
  await publish("booster", articleOf("booster"));
  await publish("booster", articleOf("booster", { summary: { en: "Other words.", es: "Otras palabras." } }));
  expect((await read("booster")).body).toMatchObject({ version: 2, summary: "Otras palabras." });
  expect((await read("pay-your-bill")).body.version).toBe(1);
});

test("[COPY-04 partly] whoever wrote an article cannot approve it, and nothing is published without an approval", async () => {
  const amir = await Editor.signIn(backend, "amir");
  await erin.draftArticle(keyOf("dish"), articleOf("dish"));
  const id = await erin.own();
  expect((await erin.step(id, "submit")).status).toBe(200);
  expect((await erin.approve(id)).status).toBe(403);
  expect((await erin.step(id, "publication")).status).toBe(422);
  expect((await amir.step(id, "reviews", { decision: "return", note: "Which dish?" })).status).toBe(200);
  expect((await read("dish")).status).toBe(404);
  await erin.call("DELETE", `articles/${keyOf("dish")}/draft`, undefined, (await erin.article(keyOf("dish"))).etag);
});

test.each([
  ["without a language", { summary: { en: "What to do.", es: " " } }, { place: "summary.es", articleError: "MISSING" }],
  ["about a page that is not there", { page: "/telegrams" }, { place: "page", articleError: "UNKNOWN_PAGE" }],
  ["with markup", { body: { en: "<b>Now</b>", es: "Ahora" } }, { place: "body.en", articleError: "MARKUP" }],
  [
    "with a paragraph that was not translated",
    { body: { en: "One.\n\nTwo.", es: "Uno." } },
    { place: "body", articleError: "UNEQUAL_PARAGRAPHS", line: 3 },
  ],
  [
    "with other steps in the other language",
    { body: { en: "1. One.\n2. Two.", es: "1. Uno." } },
    { place: "body", articleError: "UNEQUAL_ITEMS", line: 1, otherLine: 1 },
  ],
  [
    "with a link called “here”",
    { body: { en: "x\n\nGo [here](/services).", es: "x\n\nVaya a [Servicios](/services)." } },
    { place: "body.en", articleError: "VAGUE_LINK", line: 3 },
  ],
])("[COPY-03 partly] an article %s is saved as a draft, and refused before review", async (_, wrong, finding) => {
  const saved = await erin.draftArticle(keyOf("wrong"), articleOf("wrong", wrong));
  expect(saved.body.findings).toMatchObject([finding]);
  const refused = await erin.step<Problem>(await erin.own(), "submit");
  expect(refused.status).toBe(422);
  expect(refused.body.findings).toMatchObject([{ code: "BAD_ARTICLE", ...finding }]);
  await erin.call("DELETE", `articles/${keyOf("wrong")}/draft`, undefined, (await erin.article(keyOf("wrong"))).etag);
});

test("a change on top of an older version is refused with the other one, and the draft stays", async () => {
  const first = await erin.draftArticle(keyOf("cable"), articleOf("cable"));
  const mine = articleOf("cable", { position: 1 });
  await erin.draftArticle(keyOf("cable"), articleOf("cable", { position: 2 }));
  const refused = await erin.draftArticle(keyOf("cable"), mine, first.etag);
  expect(refused.status).toBe(412);
  expect((refused.body as unknown as Problem).theirs?.position).toBe(2);
  const liveArticle = await erin.article(keyOf("cable"));
  expect(liveArticle.body.draft?.article?.position).toBe(2);
  await erin.call("DELETE", `articles/${keyOf("cable")}/draft`, undefined, liveArticle.etag);
});

test(
  "[COPY-05 partly] a translator of Spanish changes the Spanish words, and neither English nor the category",
  { tags: "full" },
  async () => {
    await publish("socket", articleOf("socket"));
    const teresa = await Editor.signIn(backend, "teresa");
    const spanish = articleOf("socket", { summary: { en: "What to do.", es: "Qué puede hacer." } });
    expect((await teresa.draftArticle(keyOf("socket"), spanish)).status).toBe(200);
    for (const more of [{ summary: { en: "Do this.", es: "Qué hacer." } }, { position: 51 }]) {
      const refused = await teresa.draftArticle(keyOf("socket"), articleOf("socket", more));
      expect([refused.status, (refused.body as unknown as Problem).code]).toEqual([403, "OUTSIDE_YOUR_SCOPE"]);
    }
    expect((await teresa.draftArticle(keyOf("brand-new"), articleOf("brand-new"))).status).toBe(403);
  },
);

test("the history of an article has who published it, and its text", { tags: "full" }, async () => {
  await publish("outlet", articleOf("outlet"));
  const { changes } = (
    await erin.call<{ changes: components["schemas"]["Change"][] }>("GET", `changes?key=${keyOf("outlet")}&limit=20`)
  ).body;
  expect(changes.map(({ action, item, author }) => [action, item, author])).toEqual([
    ["published", "article", "erin"],
    ["draftSaved", "article", "erin"],
  ]);
  expect(changes[0]?.value).toEqual(articleOf("outlet"));
});

test("a start writes an article again that a process of an earlier version has removed", { tags: "full" }, async () => {
  await publish("lights", articleOf("lights"));
  await backend.database.delete(supportDocuments);
  await startSupport(backend.database, backend.clock.now());
  expect([(await read("lights")).status, await isFound("lights")]).toEqual([200, true]);
});
