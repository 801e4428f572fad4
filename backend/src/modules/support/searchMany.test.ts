import type { components } from "@portico/openapi/support";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { type NewDocument, putDocuments } from "./support.repository.ts";

type Results = components["schemas"]["SearchResults"];

let backend: TestBackend;
let visitor: TestClient;

const article = (id: string, title: string, body: string): NewDocument => ({
  ...{ kind: "ARTICLE", id, locale: "en-US", category: "SERVICES", title, summary: "About it", body },
  ...{ page: "/services", position: 900, version: 1, publishedAt: backend.clock.now() },
});
const MANY = 400;
const many = (id: string, title: string, body: string) =>
  Array.from({ length: MANY }, (_, number) => article(`${id}-${number}`, `${title} ${number}`, body));

beforeAll(async () => {
  backend = await openBackend();
  visitor = await TestClient.open(backend);
  const rows = [
    ...many("a", "Diving", "A snorkel, and every flipper that goes with it."),
    ...many("b", "Snorkel of a kind with a long name", "Nothing else."),
    // Last in every order but that of the results.
    article("z-1", "Snorkel and flipper", "How to choose them."),
    article("z-2", "Harpoon", "Neither."),
    article("z-3", "Snorkel", "What it is."),
    article("z-4", "Flipper", "Worn with a snorkel."),
  ];
  await backend.database.transaction((tx) => putDocuments(tx, rows));
});
afterAll(() => backend.close());

async function search(query: string, page = 1): Promise<Results> {
  const asked = new URLSearchParams({ query, locale: "en-US", page: String(page) });
  return (await (await visitor.get(`/api/pub/support/v1/search?${asked}`)).json()) as Results;
}
const titles = ({ results }: Results) => results.map(({ title }) => title);

test("[SERV-08 partly] a word that very many articles have finds the best of them first, and says that there are more", async () => {
  const found = await search("snorkel");
  expect(found).toMatchObject({ match: "EXACT", total: 300, isCapped: true, pages: 30 });
  expect(titles(found)[0]).toBe("Snorkel");
});

test("[SERV-08 partly] the pages of very many results have each result once, and end", async () => {
  const pages = await Promise.all([1, 2, 29, 30].map((page) => search("snorkel", page)));
  expect(pages.map(({ results }) => results.length)).toEqual([10, 10, 10, 10]);
  expect(new Set(pages.flatMap(({ results }) => results.map(({ path }) => path))).size).toBe(40);
  expect(await search("snorkel", 31)).toEqual(await search("snorkel", 30));
});

test("[SERV-08 partly] of very many articles with both words, those that have them in their title come first", async () => {
  const found = await search("snorkel flipper");
  expect(found).toMatchObject({ match: "EXACT", total: 300, isCapped: true });
  expect(titles(found).slice(0, 2)).toEqual(["Snorkel and flipper", "Flipper"]);
});

test("[SERV-08 partly] when no article has every word, one with most of them comes before very many with one", async () => {
  const found = await search("snorkel flipper qqxxzz");
  expect(found).toMatchObject({ match: "SIMILAR", total: 300, isCapped: true });
  expect(titles(found)[0]).toBe("Snorkel and flipper");
});

test("[SERV-08 partly] a slip in one of two words finds articles with both, and no others", async () => {
  const found = await search("harpon neither");
  expect(found).toMatchObject({ match: "SIMILAR", total: 1, isCapped: false });
  expect(titles(found)).toEqual(["Harpoon"]);
});
