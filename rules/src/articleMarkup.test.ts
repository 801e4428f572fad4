import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ArticleBlock,
  type ArticleReader,
  articleBlocks,
  type ArticleSpan,
  isPlain,
  linkedArticles,
  markupProblems,
  plainParagraphs,
  shownBlocks,
  targetOf,
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

  test("[SERV-08 partly] what only resembles a sign is text", () => {
    const text = "-5 °F is cold\n\nOpen 9 - 5\n\n1.5 inches\n\n1234. Main Street\n\nSuite ## 4";
    expect(shape(text).map(([kind]) => kind)).toEqual(Array.from({ length: 5 }, () => "PARAGRAPH"));
  });

  test("[SERV-08 partly] headings that follow each other are each their own, and a text after one is a paragraph", () => {
    expect(shape("## A\n## B\n### C\n### D\ntext")).toEqual([
      ["HEADING", "A"],
      ["HEADING", "B"],
      ["SUBHEADING", "C"],
      ["SUBHEADING", "D"],
      ["PARAGRAPH", "text"],
    ]);
  });

  test("[SERV-08 partly] a list of steps goes on past nine", () => {
    expect(shape("9. x\n10. y\n100. z")).toEqual([["STEPS", "x", "y", "z"]]);
  });

  test("[SERV-08 partly] a text after an empty line is no part of the item before", () => {
    expect(shape("- a\n\nb")).toEqual([
      ["BULLETS", "a"],
      ["PARAGRAPH", "b"],
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

  test("[SERV-08 partly] the plain text has nothing for an item without words", () => {
    expect(plainParagraphs("- a\n-\n- ** **\n- b")).toEqual(["a", "b"]);
  });

  test.each([
    ["", true],
    ["One.", true],
    ["One.\n\nTwo.", true],
    ["## One", false],
    ["One.\n\n- two", false],
    ["**One**", false],
    ["One **two**", false],
    ["One [two](/billing)", false],
    ["One.\n\n**Two**", false],
  ])("[SERV-08 partly] %j is paragraphs and nothing else: %s", (text, plain) => {
    expect(isPlain(text)).toBe(plain);
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

  test.each([
    ["/", { to: "PAGE", path: "/" }],
    ["/support/cases-2", { to: "PAGE", path: "/support/cases-2" }],
    ["/billing?open=otp", undefined],
    ["/billing#due", undefined],
    ["/Billing", undefined],
    ["billing", undefined],
    ["https:/billing", undefined],
    ["//example", undefined],
    ["article:pay-your-bill", { to: "ARTICLE", id: "pay-your-bill" }],
    ["article:pay.html", undefined],
    ["article:2pay", undefined],
    ["article:a", undefined],
    ["article:../pay", undefined],
    ["xarticle:pay", undefined],
    ["tel:care", { to: "PHONE", topic: "CARE" }],
    ["tel:appointments", { to: "PHONE", topic: "APPOINTMENTS" }],
    ["tel:tech-support", { to: "PHONE", topic: "TECH_SUPPORT" }],
    ["tel:policy", { to: "PHONE", topic: "POLICY" }],
    ["tel:fax", undefined],
    ["tel:constructor", undefined],
    ["tel:care1", undefined],
    ["xtel:care", undefined],
    ["", undefined],
  ])("[SERV-08 partly] the address %j leads to %j", (address, target) => {
    expect(targetOf(address)).toEqual(target);
  });

  test("the articles that a text links to are known", () => {
    expect(linkedArticles("- [x](article:one)\n- [y](/billing) [z](article:two)")).toEqual(["one", "two"]);
    expect(linkedArticles("Just [text](https://example.com)")).toEqual([]);
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
