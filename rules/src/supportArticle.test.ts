import { describe, expect, test } from "vitest";
import { type ArticleDefinition, articleLimits, articleProblems, isArticleId } from "./supportArticle.rules.ts";

const targets = { pages: ["/billing", "/services"], articles: ["pay-your-bill"] };
const good: ArticleDefinition = {
  category: "BILLING",
  page: "/billing",
  toggle: null,
  useful: false,
  offered: true,
  position: 0,
  title: { en: "Pay your bill", es: "Pague su factura" },
  summary: { en: "How to pay.", es: "Cómo pagar." },
  body: { en: "Open [Billing](/billing).", es: "Abra [Facturación](/billing)." },
};
const found = (change: Partial<ArticleDefinition>) => articleProblems({ ...good, ...change }, targets);

describe("[SERV-08 partly] what keeps an article from being published", () => {
  test("a complete article has no problem", () => expect(found({})).toEqual([]));

  test("texts of the longest length, in characters rather than code units", () => {
    const longest = (max: number) => ({ en: "🙂".repeat(max), es: "é".repeat(max) });
    const { title, summary, body } = articleLimits;
    expect(found({ title: longest(title), summary: longest(summary), body: longest(body) })).toEqual([]);
  });

  test.each<[string, Partial<ArticleDefinition>, ReturnType<typeof articleProblems>]>([
    ["a title in one language only", { title: { en: "Pay", es: " " } }, [{ place: "title.es", error: "MISSING" }]],
    ["an invisible title", { title: { en: "\u200b", es: "Pague" } }, [{ place: "title.en", error: "MISSING" }]],
    [
      "a title that is a character too long",
      { title: { en: "x".repeat(articleLimits.title + 1), es: "Pague" } },
      [{ place: "title.en", error: "TOO_LONG" }],
    ],
    ["a tag in a title", { title: { en: "<b>Pay</b>", es: "Pague" } }, [{ place: "title.en", error: "MARKUP" }]],
    [
      "no summary at all",
      { summary: { en: "", es: "" } },
      [
        { place: "summary.en", error: "MISSING" },
        { place: "summary.es", error: "MISSING" },
      ],
    ],
    [
      "a summary that is a character too long",
      { summary: { en: "Pay.", es: "x".repeat(articleLimits.summary + 1) } },
      [{ place: "summary.es", error: "TOO_LONG" }],
    ],
    [
      "a web address in a summary",
      { summary: { en: "See www.example.com", es: "Pague" } },
      [{ place: "summary.en", error: "MARKUP" }],
    ],
    ["no text in one language", { body: { en: "Pay.", es: "" } }, [{ place: "body.es", error: "MISSING" }]],
    ["no text in the other", { body: { en: " \n", es: "Pague." } }, [{ place: "body.en", error: "MISSING" }]],
    [
      "a text that is a character too long, whatever else it has",
      { body: { en: `<b>${"x".repeat(articleLimits.body - 2)}`, es: "Pague." } },
      [{ place: "body.en", error: "TOO_LONG" }],
    ],
    [
      "a link to a page that there is not, by its line",
      { body: { en: "Open.\n\n[Fax](/fax)", es: "Abra.\n\n[Fax](/fax)" } },
      [
        { place: "body.en", error: "UNKNOWN_LINK", line: 3 },
        { place: "body.es", error: "UNKNOWN_LINK", line: 3 },
      ],
    ],
    [
      "a paragraph that one language lacks",
      { body: { en: "Open.\n\nPay.", es: "Abra." } },
      [{ place: "body", error: "UNEQUAL_PARAGRAPHS", line: 3, otherLine: 0 }],
    ],
    ["a page that there is not", { page: "/fax" }, [{ place: "page", error: "UNKNOWN_PAGE" }]],
  ])("%s", (_, change, problems) => expect(found(change)).toEqual(problems));

  test.each([
    [0, true],
    [articleLimits.position, true],
    [-1, false],
    [articleLimits.position + 1, false],
    [1.5, false],
    [Number.NaN, false],
  ])("the place %d in its category is allowed: %s", (position, isAllowed) => {
    expect(found({ position })).toEqual(isAllowed ? [] : [{ place: "position", error: "BAD_POSITION" }]);
  });
});

test.each([
  ["pay-your-bill", true],
  ["ab", true],
  ["a2", true],
  [`a${"b".repeat(39)}`, true],
  ["a", false],
  [`a${"b".repeat(40)}`, false],
  ["2-ways-to-pay", false],
  ["-pay", false],
  ["Pay", false],
  ["pay your bill", false],
  ["pay/your", false],
  ["", false],
])("[SERV-08 partly] the address of an article can end with %j: %s", (id, can) => {
  expect(isArticleId(id)).toBe(can);
});
