import type { Article, ArticleDefinition, ArticleList, ArticlePage } from "../screens/articles/articles.api.ts";

const at = "2026-11-21T15:00:00.000Z";

export const articlePages: readonly ArticlePage[] = [
  { path: "/billing/pay-bill", title: { en: "Make a payment", es: "Hacer un pago" } },
  { path: "/services", title: { en: "Services", es: "Servicios" } },
];

export const articlePhones: ArticleList["phones"] = [
  { topic: "CARE", phone: "+18005550100" },
  { topic: "TECH_SUPPORT", phone: "+18005550141" },
];

export const restart: ArticleDefinition = {
  ...{ category: "SERVICES", page: "/services", toggle: "equipment", useful: true, offered: true, position: 0 },
  title: { en: "Restart your modem", es: "Reiniciar su módem" },
  summary: { en: "A restart often fixes a slow connection.", es: "Un reinicio suele arreglar una conexión lenta." },
  body: {
    en: "A restart takes **a few minutes**.\n\n## Restart it\n\n1. Open [Services](/services).\n2. Choose Restart.\n\nIf it doesn’t help, call [technical support](tel:tech-support).",
    es: "Un reinicio tarda **unos minutos**.\n\n## Reiniciarlo\n\n1. Abra [Servicios](/services).\n2. Elija Reiniciar.\n\nSi no ayuda, llame a [soporte técnico](tel:tech-support).",
  },
};

const articleOf = (id: string, more: Partial<Article>): Article => ({
  ...{ key: `support.article.${id}`, etag: '"a"', liveEtag: '"a"', drafts: [], findings: [] },
  ...more,
});

export const publishedArticle = articleOf("restart-equipment", { live: restart });
const withdrawnArticle = articleOf("pay-by-fax", {
  live: {
    ...restart,
    ...{ category: "BILLING", page: "/billing/pay-bill", toggle: null, useful: false, offered: false },
    title: { en: "Pay by fax", es: "Pagar por fax" },
  },
});

/** Never published; its text has no Spanish yet. */
export const draftedArticle = articleOf("test-your-line", {
  etag: '"b"',
  draft: {
    ...{ changeSet: 12, author: "erin", at, reason: "Customers call about it" },
    article: {
      ...restart,
      ...{ category: "VOICE", useful: false, position: 3 },
      title: { en: "Test your line", es: "Probar su línea" },
      body: { en: restart.body.en, es: "" },
    },
  },
  drafts: [{ changeSet: 12, title: "New articles", state: "inReview", author: "erin", at }],
  findings: [
    {
      ...{ code: "BAD_ARTICLE", severity: "error", key: "support.article.test-your-line" },
      ...{ place: "body.es", articleError: "MISSING" },
    },
  ],
});

export const articles: readonly Article[] = [withdrawnArticle, publishedArticle, draftedArticle];
