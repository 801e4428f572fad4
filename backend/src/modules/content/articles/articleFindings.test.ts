import { expect, test } from "vitest";
import { builtInArticles } from "../../support/articles/builtInArticles.reads.ts";
import { articleFindings, linkableArticles } from "./articleFindings.domain.ts";

test.each(Object.entries(builtInArticles))("[COPY-03 partly] nothing is wrong with the build’s %s", (key, article) => {
  expect(articleFindings(key, article, linkableArticles(builtInArticles, []))).toEqual([]);
});

test("links can lead to articles that are offered once the drafts are live", () => {
  const [offered] = Object.values(builtInArticles);
  const live = { "support.article.one": offered!, "support.article.two": offered! };
  const drafts = [
    { item: "article", key: "support.article.two", value: { ...offered, offered: false } },
    { item: "article", key: "support.article.three", value: offered },
    { item: "message", key: "support.article.screen", value: { en: "Article", es: "Artículo" } },
  ];
  expect(linkableArticles(live, drafts)).toEqual(["one", "three"]);
});
