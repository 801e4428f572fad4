import type { components } from "@portico/openapi/support";
import { type articleCategories, articleKeyStart } from "@portico/rules/supportArticle";
import { accountArticles } from "./account.articles.ts";
import type { Article } from "./article.ts";
import { billingArticles } from "./billing.articles.ts";
import { serviceArticles } from "./services.articles.ts";
import { visitArticles } from "./visits.articles.ts";
import { voiceArticles } from "./voice.articles.ts";

type ArticleDefinition = components["schemas"]["ArticleDefinition"];

const articles: Record<(typeof articleCategories)[number], readonly Article[]> = {
  BILLING: billingArticles,
  SERVICES: serviceArticles,
  VOICE: voiceArticles,
  VISITS: visitArticles,
  ACCOUNT: accountArticles,
};

function definitionOf(category: ArticleDefinition["category"], article: Article, position: number): ArticleDefinition {
  const { page, toggle = null, isUseful = false, en, es } = article;
  return {
    ...{ category, page, toggle, useful: isUseful, offered: true, position },
    title: { en: en.title, es: es.title },
    summary: { en: en.summary, es: es.summary },
    body: { en: en.body.join("\n\n"), es: es.body.join("\n\n") },
  };
}

/** The articles that this build adds, by key; those that are published belong to the editors. */
export const builtInArticles: Record<string, ArticleDefinition> = Object.fromEntries(
  (Object.keys(articles) as ArticleDefinition["category"][]).flatMap((category) =>
    articles[category].map((article, position) => [
      articleKeyStart + article.id,
      definitionOf(category, article, position),
    ]),
  ),
);
