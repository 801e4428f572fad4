import { describe, expect, test } from "vitest";
import { isForeignMarkup, markupProblems, structureDifference } from "./articleMarkup.rules.ts";

const targets = { pages: ["/billing", "/services"], articles: ["pay-your-bill"] };

describe("what is wrong with a text, by line", () => {
  test.each([
    ["# Too big", "BAD_HEADING", 1],
    ["One\n\n#### Too small", "BAD_HEADING", 3],
    ["##No space", "BAD_HEADING", 1],
    ["Text\n##", "EMPTY_HEADING", 2],
    ["## Text\n###", "EMPTY_HEADING", 2],
    ["## \u200b", "EMPTY_HEADING", 1],
    ["### Small first\n\n## Then big", "SKIPPED_HEADING", 1],
    ["* a", "BAD_LIST", 1],
    ["- a\n-\n- c", "EMPTY_ITEM", 2],
    ["1. a\n2. ", "EMPTY_ITEM", 2],
    ["Not **closed", "BROKEN_MARK", 1],
    ["A [link](/billing with a space", "BROKEN_MARK", 1],
    ["**[strong link](/billing)**", "BROKEN_MARK", 1],
    ["[**Bill](/billing)", "BROKEN_MARK", 1],
    ["[ ](/billing)", "EMPTY_LINK", 1],
    ["- [ ](/billing)", "EMPTY_LINK", 1],
    ["[ here ](/billing)", "VAGUE_LINK", 1],
    ["x\n\nClick [here](/billing)", "VAGUE_LINK", 3],
    ["Haga clic [aquí](/billing)", "VAGUE_LINK", 1],
    ["[Telegrams](/telegrams)", "UNKNOWN_LINK", 1],
    ["[Fax](article:pay-by-fax)", "UNKNOWN_LINK", 1],
    ["[Call](tel:+18005550100)", "UNKNOWN_LINK", 1],
    ["[Call](tel:fax)", "UNKNOWN_LINK", 1],
    ["[Script](javascript:alert)", "UNKNOWN_LINK", 1],
    ["Fine\n<b>Now</b>", "MARKUP", 2],
  ])("[COPY-03 partly] %j", (text, error, line) => {
    expect(markupProblems(text, targets)).toEqual([{ error, line }]);
  });

  test("[COPY-03 partly] one line can have several problems, several lines the same one; each is told once, in order", () => {
    const text = "[Fax](/fax) and [here](/fax) and [here](/fax)\n\n* a\n\n[Fax](/fax)\n\n<b>";
    expect(markupProblems(text, targets)).toEqual([
      { error: "UNKNOWN_LINK", line: 1 },
      { error: "VAGUE_LINK", line: 1 },
      { error: "BAD_LIST", line: 3 },
      { error: "UNKNOWN_LINK", line: 5 },
      { error: "MARKUP", line: 7 },
    ]);
  });

  test.each([
    ...[
      "here",
      "Here.",
      "here…",
      "click here",
      "tap here",
      "this",
      "this page",
      "link",
      "more",
      "read more",
      "learn more",
    ],
    ...["aquí", "aqui", "haga clic aquí", "haga clic aqui", "clic aquí", "clic aqui", "presione aquí", "presione aqui"],
    ...["este", "esta página", "esta pagina", "enlace", "más", "mas", "leer más", "leer mas", "ver más", "ver mas"],
    ...["más información", "mas informacion"],
  ])("[COPY-03 partly] %j doesn’t say where a link leads", (words) => {
    expect(markupProblems(`[${words}](/billing)`, targets)).toEqual([{ error: "VAGUE_LINK", line: 1 }]);
  });

  test.each(["Where to pay", "Pay more", "More about bills", "This bill", "Aquí está su factura", "Mesa de ayuda"])(
    "[COPY-03 partly] %j says where a link leads",
    (words) => {
      expect(markupProblems(`[${words}](/billing)`, targets)).toEqual([]);
    },
  );

  test.each([
    ["<b>", true],
    ["</p", true],
    ["<!-- x -->", true],
    ["<IMG>", true],
    ["a&nbsp;b", true],
    ["&amp;", true],
    ["&frac12;", true],
    ["caf&eacute;", true],
    ["R&D; &there4;", true],
    ["&CounterClockwiseContourIntegral;", true],
    ["&#160;", true],
    ["&#xA0;", true],
    ["see http://example.com", true],
    ["see https://example.com", true],
    ["see www.example.com", true],
    ["5 < 6 > 4", false],
    ["</>", false],
    ["R&D, sales", false],
    ["R&D; AT&T; M&A;", false],
    ["sales&marketing;", false],
    ["AT&T is open", false],
    ["you & me;", false],
    ["gate &#A", false],
    ["gate &#xZ", false],
    ["httpx", false],
    ["awww.", false],
  ])("[COPY-03 partly] %j has a tag, an entity or a web address: %s", (text, foreign) => {
    expect(isForeignMarkup(text)).toBe(foreign);
  });

  test("a number sign within a line is no heading", () => {
    expect(markupProblems("Suite # 4", targets)).toEqual([]);
  });

  test("a text with every kind of markup has nothing wrong with it", () => {
    const text =
      "## A\n\nText **strong** [bill](/billing)\n\n### B\n- [pay](article:pay-your-bill)\n\n1. [care](tel:care)";
    expect(markupProblems(text, targets)).toEqual([]);
  });
});

describe("where two languages differ", () => {
  test.each([
    ["## A\n\nx", "## A\n\n- x", { error: "OTHER_KIND", line: 3, otherLine: 3 }],
    ["1. a\n2. b", "1. a", { error: "UNEQUAL_ITEMS", line: 1, otherLine: 1 }],
    ["x\n\n[a](/billing)", "x\n\na", { error: "OTHER_LINKS", line: 3, otherLine: 3 }],
    ["x\n\ny", "x", { error: "UNEQUAL_PARAGRAPHS", line: 3, otherLine: 0 }],
    ["x", "x\n\ny", { error: "UNEQUAL_PARAGRAPHS", line: 0, otherLine: 3 }],
    ["x [b](/services) y [a](/billing)", "[a](/billing) [b](/services)", undefined],
    ["x **y** z", "x y z", undefined],
    ["x\n[a](/billing) [b](/services)", "x [b](/services) y [a](/billing)", undefined],
  ])("[COPY-03 partly] %j and %j", (one, other, difference) => {
    expect(structureDifference(one, other)).toEqual(difference);
  });
});
