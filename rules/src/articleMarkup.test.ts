import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ArticleBlock,
  type ArticleReader,
  articleBlocks,
  type ArticleSpan,
  linkedArticles,
  markupProblems,
  plainParagraphs,
  shownBlocks,
  structureDifference,
} from "./articleMarkup.rules.ts";

const targets = { pages: ["/billing", "/services"], articles: ["pay-your-bill"] };
const reader: ArticleReader = {
  isPage: (path) => targets.pages.includes(path),
  isArticle: (id) => targets.articles.includes(id),
  phone: (topic) => (topic === "CARE" ? "+18005550100" : undefined),
};
const shape = (text: string) =>
  articleBlocks(text).map(({ kind, items }) => [
    kind,
    ...items.map(({ spans }) => spans.map((span) => span.text).join("")),
  ]);

/** The markup of blocks, as an editor would type it. */
const spanTyped = ({ text, strong, target }: ArticleSpan) =>
  target === null ? (strong ? `**${text}**` : text) : `[${text}](${target})`;
const signs = { HEADING: "## ", SUBHEADING: "### ", PARAGRAPH: "", BULLETS: "- ", STEPS: "1. " };
const typed = (blocks: readonly ArticleBlock[]) =>
  blocks
    .map(({ kind, items }) => items.map(({ spans }) => signs[kind] + spans.map(spanTyped).join("")).join("\n"))
    .join("\n\n");
const withoutLines = (blocks: readonly ArticleBlock[]) =>
  blocks.map(({ kind, items }) => ({ kind, items: items.map(({ spans }) => spans) }));

describe("blocks of a text", () => {
  test("[SERV-08 partly] headings, paragraphs, points and steps", () => {
    expect(shape("## First\nOne line\nand its rest\n\n### Then\n- a\n- b\n\n1. x\n2. y\n   and more")).toEqual([
      ["HEADING", "First"],
      ["PARAGRAPH", "One line and its rest"],
      ["SUBHEADING", "Then"],
      ["BULLETS", "a", "b"],
      ["STEPS", "x", "y and more"],
    ]);
  });

  test("[SERV-08 partly] a text without markup is its paragraphs, as it was before there was markup", () => {
    expect(shape("Open Services.\r\n\r\n  Wait a  minute,\nthen call #1.\n \n2026 was good.")).toEqual([
      ["PARAGRAPH", "Open Services."],
      ["PARAGRAPH", "Wait a minute, then call #1."],
      ["PARAGRAPH", "2026 was good."],
    ]);
  });

  test("[SERV-08 partly] empty lines between steps don’t end their counting", () => {
    expect(shape("1. x\n\n2. y")).toEqual([["STEPS", "x", "y"]]);
  });

  test("[SERV-08 partly] strong text and links are parts of a line", () => {
    expect(articleBlocks("Use **now** [the bill](/billing).")[0]?.items[0]?.spans).toEqual([
      { text: "Use ", strong: false, target: null },
      { text: "now", strong: true, target: null },
      { text: " ", strong: false, target: null },
      { text: "the bill", strong: false, target: "/billing" },
      { text: ".", strong: false, target: null },
    ]);
  });

  test("[SERV-08 partly] the plain text has the words without the signs", () => {
    expect(plainParagraphs("## Pay\n- **Today** by [card](/billing)\n- later")).toEqual([
      "Pay",
      "Today by card",
      "later",
    ]);
  });
});

describe("links as a reader sees them", () => {
  const link = (text: string) => shownBlocks(text, reader)[0]?.items[0]?.[0];

  test.each([
    ["[Billing](/billing)", "/billing", "Billing"],
    ["[How to pay](article:pay-your-bill)", "/support/articles/pay-your-bill", "How to pay"],
    ["[customer care](tel:care)", "tel:+18005550100", "customer care (800)\u00a0555-0100"],
    ["[A page that is off](/voice)", null, "A page that is off"],
    ["[A withdrawn article](article:pay-by-fax)", null, "A withdrawn article"],
    ["[A line without a number](tel:policy)", null, "A line without a number"],
    ["[Elsewhere](https://example.com)", null, "Elsewhere"],
    ["[Script](javascript:alert)", null, "Script"],
    ["[Other host](//example.com)", null, "Other host"],
  ])("[SERV-08 partly] %s", (text, href, words) => {
    expect(link(text)).toEqual({ text: words, strong: false, href });
  });

  test("the articles that a text links to are known", () => {
    expect(linkedArticles("- [x](article:one)\n- [y](/billing) [z](article:two)")).toEqual(["one", "two"]);
  });
});

describe("what is wrong with a text, by line", () => {
  test.each([
    ["# Too big", "BAD_HEADING", 1],
    ["One\n\n#### Too small", "BAD_HEADING", 3],
    ["##No space", "BAD_HEADING", 1],
    ["Text\n##", "EMPTY_HEADING", 2],
    ["## \u200b", "EMPTY_HEADING", 1],
    ["### Small first\n\n## Then big", "SKIPPED_HEADING", 1],
    ["* a", "BAD_LIST", 1],
    ["- a\n-\n- c", "EMPTY_ITEM", 2],
    ["1. a\n2. ", "EMPTY_ITEM", 2],
    ["Not **closed", "BROKEN_MARK", 1],
    ["A [link](/billing with a space", "BROKEN_MARK", 1],
    ["**[strong link](/billing)**", "BROKEN_MARK", 1],
    ["[ ](/billing)", "EMPTY_LINK", 1],
    ["x\n\nClick [here](/billing)", "VAGUE_LINK", 3],
    ["Haga clic [aquí](/billing)", "VAGUE_LINK", 1],
    ["[Telegrams](/telegrams)", "UNKNOWN_LINK", 1],
    ["[Fax](article:pay-by-fax)", "UNKNOWN_LINK", 1],
    ["[Call](tel:+18005550100)", "UNKNOWN_LINK", 1],
    ["[Script](javascript:alert)", "UNKNOWN_LINK", 1],
    ["Fine\n<b>Now</b>", "MARKUP", 2],
  ])("[COPY-03 partly] %j", (text, fault, line) => {
    expect(markupProblems(text, targets)).toEqual([{ fault, line }]);
  });

  test("a text with every kind of markup has nothing wrong with it", () => {
    const text =
      "## A\n\nText **strong** [bill](/billing)\n\n### B\n- [pay](article:pay-your-bill)\n\n1. [care](tel:care)";
    expect(markupProblems(text, targets)).toEqual([]);
  });
});

describe("where two languages differ", () => {
  test.each([
    ["## A\n\nx", "## A\n\n- x", { fault: "OTHER_KIND", line: 3, otherLine: 3 }],
    ["1. a\n2. b", "1. a", { fault: "UNEQUAL_ITEMS", line: 1, otherLine: 1 }],
    ["x\n\n[a](/billing)", "x\n\na", { fault: "OTHER_LINKS", line: 3, otherLine: 3 }],
    ["x\n\ny", "x", { fault: "UNEQUAL_PARAGRAPHS", line: 3, otherLine: 0 }],
    ["x\n[a](/billing) [b](/services)", "x [b](/services) y [a](/billing)", undefined],
  ])("[COPY-03 partly] %j and %j", (one, other, difference) => {
    expect(structureDifference(one, other)).toEqual(difference);
  });
});

/** Texts that are likely to hit the grammar: signs, links, line ends, odd spaces. */
const pieces = fc.oneof(
  fc.constantFrom(
    ...[
      "\n",
      "\n\n",
      "\r\n",
      "## ",
      "### ",
      "# ",
      "- ",
      "1. ",
      "12. ",
      "**",
      "[",
      "]",
      "(",
      ")",
      "](",
      "* ",
      " ",
      "\t",
    ],
    ...["/billing", "article:pay-your-bill", "tel:care", "here", "<script>", "javascript:alert(1)", "\u200b", "word"],
    "[pay](/billing)",
    "**strong**",
  ),
  fc.string({ maxLength: 6 }),
);
const texts = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(""));

test("[SERV-08 partly] any text is either refused, with lines that it has, or its blocks can be typed again", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const [blocks, problems] = [articleBlocks(text), markupProblems(text, targets)];
      const lines = text.split(/\r\n|\r|\n/).length;
      for (const { line } of problems) expect(line >= 1 && line <= lines).toBe(true);
      if (problems.length === 0) expect(withoutLines(articleBlocks(typed(blocks)))).toEqual(withoutLines(blocks));
    }),
    { numRuns: 3_000 },
  );
});

test("[SERV-08 partly] whatever is typed, links lead to pages and articles of the portal and to configured numbers alone", () => {
  const allowed = [null, "/billing", "/services", "/support/articles/pay-your-bill", "tel:+18005550100"];
  fc.assert(
    fc.property(texts, (text) => {
      const spans = shownBlocks(text, reader).flatMap(({ items }) => items.flat());
      for (const { href } of spans) expect(allowed).toContain(href);
    }),
    { numRuns: 3_000 },
  );
});
