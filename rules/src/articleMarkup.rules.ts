/**
 * The markup of an article's text (SERV-08): plain lines with a few signs, parsed into blocks. A text is only ever turned
 * into these blocks, which hold text and addresses of our own, so no text can become HTML or a script.
 *
 *     ## Heading            ### Smaller heading
 *     - a point             1. a step
 *     **strong**            [words](/billing)  [words](article:pay-your-bill)  [words](tel:care)
 *
 * Shared by the server and the Studio.
 */

import { isEntityName } from "./htmlEntities.rules.ts";
import { phoneDialled, phoneShown } from "./phone.rules.ts";

/** The numbers that a text can name; which number each is, is a setting. */
export const articlePhones = {
  care: "CARE",
  appointments: "APPOINTMENTS",
  "tech-support": "TECH_SUPPORT",
  policy: "POLICY",
} as const;
type PhoneName = keyof typeof articlePhones;
export type ArticlePhone = (typeof articlePhones)[PhoneName];

export type ArticleTarget =
  | { to: "PAGE"; path: string }
  | { to: "ARTICLE"; id: string }
  | { to: "PHONE"; topic: ArticlePhone };

/** A part of a line; `target` is where a link leads, as it is typed. */
export type ArticleSpan = { text: string; strong: boolean; target: string | null };
export type ArticleItem = { line: number; spans: ArticleSpan[] };
export type ArticleBlockKind = "HEADING" | "SUBHEADING" | "PARAGRAPH" | "BULLETS" | "STEPS";
/** `items`: those of a list; one for the other kinds. `line`: where it begins, from 1. */
export type ArticleBlock = { kind: ArticleBlockKind; line: number; items: ArticleItem[] };

const starts: readonly (readonly [ArticleBlockKind, RegExp])[] = [
  ["HEADING", /^##(?: (.*))?$/],
  ["SUBHEADING", /^###(?: (.*))?$/],
  ["BULLETS", /^-(?: (.*))?$/],
  ["STEPS", /^\d{1,3}\.(?: (.*))?$/],
];

const isList = (kind: ArticleBlockKind): boolean => kind === "BULLETS" || kind === "STEPS";
const isHeading = (kind: ArticleBlockKind): boolean => kind === "HEADING" || kind === "SUBHEADING";

/** What a line begins, and its text without the sign. */
function startOf(line: string): { kind: ArticleBlockKind; text: string } | undefined {
  for (const [kind, sign] of starts) {
    const match = sign.exec(line);
    if (match) return { kind, text: match[1] ?? "" };
  }
  return undefined;
}

/** The lines of a text, without double spaces. */
const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).map((line) => line.replace(/\s+/g, " ").trim());

const spanSigns = /\*\*([^*]+)\*\*|\[([^[\]]*)\]\(([^()\s]*)\)/g;

function spansOf(text: string): ArticleSpan[] {
  const spans: ArticleSpan[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) spans.push({ text: text.slice(from, to), strong: false, target: null });
  };
  for (const match of text.matchAll(spanSigns)) {
    plain(match.index);
    const [whole, strong, words, target] = match;
    spans.push(
      strong === undefined
        ? { text: words ?? "", strong: false, target: target ?? "" }
        : { text: strong, strong: true, target: null },
    );
    from = match.index + whole.length;
  }
  plain(text.length);
  return spans;
}

type RawBlock = { kind: ArticleBlockKind; line: number; items: { line: number; text: string }[] };

/**
 * Lines that follow each other are one paragraph or one item. An empty line between the items of a list does not end it,
 * so that steps keep counting.
 */
function rawBlocksOf(text: string): RawBlock[] {
  const blocks: RawBlock[] = [];
  let isOpen = false;
  for (const [index, content] of linesOf(text).entries()) {
    const [line, last, start] = [index + 1, blocks.at(-1), startOf(content)];
    if (start && isList(start.kind) && last?.kind === start.kind) last.items.push({ line, text: start.text });
    else if (start) blocks.push({ kind: start.kind, line, items: [{ line, text: start.text }] });
    else if (content !== "") {
      const item = isOpen && last && !isHeading(last.kind) ? last.items.at(-1) : undefined;
      if (item) item.text = `${item.text} ${content}`.trim();
      else blocks.push({ kind: "PARAGRAPH", line, items: [{ line, text: content }] });
    }
    isOpen = content !== "";
  }
  return blocks;
}

/** The blocks of a text. Never fails: what is no markup is text, as `markupProblems` then says. */
export const articleBlocks = (text: string): ArticleBlock[] =>
  rawBlocksOf(text).map(({ kind, line, items }) => ({
    kind,
    line,
    items: items.map((item) => ({ line: item.line, spans: spansOf(item.text) })),
  }));

/** The words of an item, without markup. */
const wordsOf = ({ spans }: ArticleItem): string => spans.map(({ text }) => text).join("");

/** A text without markup, for the search and for readers without structure: an item or a paragraph each. */
export const plainParagraphs = (text: string): string[] =>
  articleBlocks(text).flatMap(({ items }) => items.map(wordsOf).filter((words) => words.trim() !== ""));

/** Whether a text is paragraphs and nothing else. */
export const isPlain = (text: string): boolean =>
  articleBlocks(text).every(
    ({ kind, items }) =>
      kind === "PARAGRAPH" &&
      items.every(({ spans }) => spans.every(({ strong, target }) => !strong && target === null)),
  );

/** Where a link leads; undefined for an address that no article may link to. */
export function targetOf(target: string): ArticleTarget | undefined {
  if (/^\/[a-z0-9/-]*$/.test(target) && !target.startsWith("//")) return { to: "PAGE", path: target };
  const id = /^article:([a-z][a-z0-9-]{1,39})$/.exec(target)?.[1];
  if (id !== undefined) return { to: "ARTICLE", id };
  const name = /^tel:([a-z-]+)$/.exec(target)?.[1];
  return name !== undefined && Object.hasOwn(articlePhones, name)
    ? { to: "PHONE", topic: articlePhones[name as PhoneName] }
    : undefined;
}

/** What a reader may open. */
export type ArticleReader = {
  isPage: (path: string) => boolean;
  isArticle: (id: string) => boolean;
  phone: (topic: ArticlePhone) => string | undefined;
};
/** A part of a line as it is shown; `href` is null where it is no link. */
export type ShownSpan = { text: string; strong: boolean; href: string | null };
export type ShownBlock = { kind: ArticleBlockKind; items: ShownSpan[][] };

/** A link to something that the reader may not open is its words alone; one to a number shows the number too. */
function shownSpan({ text, strong, target }: ArticleSpan, reader: ArticleReader): ShownSpan {
  const known = target === null ? undefined : targetOf(target);
  if (known?.to === "PAGE" && reader.isPage(known.path)) return { text, strong, href: known.path };
  if (known?.to === "ARTICLE" && reader.isArticle(known.id))
    return { text, strong, href: `/support/articles/${known.id}` };
  const phone = known?.to === "PHONE" ? reader.phone(known.topic) : undefined;
  if (phone !== undefined)
    return { text: `${text} ${phoneShown(phone).replace(" ", "\u00a0")}`, strong, href: `tel:${phoneDialled(phone)}` };
  return { text, strong, href: null };
}

/** A text as a reader sees it. */
export const shownBlocks = (text: string, reader: ArticleReader): ShownBlock[] =>
  articleBlocks(text).map(({ kind, items }) => ({
    kind,
    items: items.map(({ spans }) => spans.map((span) => shownSpan(span, reader))),
  }));

/** The ids of the articles that a text links to. */
export const linkedArticles = (text: string): string[] =>
  targetsOf(articleBlocks(text)).flatMap((typed) => {
    const target = targetOf(typed);
    return target?.to === "ARTICLE" ? [target.id] : [];
  });

const targetsOf = (blocks: readonly ArticleBlock[]): string[] =>
  blocks.flatMap(({ items }) => items.flatMap(({ spans }) => spans.flatMap(({ target }) => target ?? [])));

export type MarkupError =
  | "MARKUP"
  | "BAD_HEADING"
  | "EMPTY_HEADING"
  | "SKIPPED_HEADING"
  | "BAD_LIST"
  | "EMPTY_ITEM"
  | "BROKEN_MARK"
  | "EMPTY_LINK"
  | "VAGUE_LINK"
  | "UNKNOWN_LINK";
export type MarkupProblem = { error: MarkupError; line: number };

/** Spaces, and characters that show nothing. */
export const isBlank = (text: string): boolean => text.replace(/[\s\p{Cf}\p{Cc}]/gu, "") === "";
const hasNamedEntity = (text: string): boolean =>
  [...text.matchAll(/&([a-z]+\d*);/gi)].some(([, name = ""]) => isEntityName(name));
/** Tags, entities and web addresses: they would be shown as they are typed. `R&D;` is none of these. */
export const isForeignMarkup = (text: string): boolean =>
  /<\/?[a-z!]|&#(?:\d|x[\da-f])|https?:\/\/|\bwww\./i.test(text) || hasNamedEntity(text);
/** Words that do not say where a link leads to somebody who hears the links of a page in a row. */
const vague =
  /^(?:here|click here|tap here|this|this page|link|more|read more|learn more|aqu[ií]|haga clic aqu[ií]|clic aqu[ií]|presione aqu[ií]|este|esta p[aá]gina|enlace|m[aá]s|leer m[aá]s|ver m[aá]s|m[aá]s informaci[oó]n)[.…]?$/i;

/** The pages and the offered articles that links can lead to. */
export type ArticleTargets = { pages: readonly string[]; articles: readonly string[] };

function isKnown(typed: string, { pages, articles }: ArticleTargets): boolean {
  const target = targetOf(typed);
  if (target?.to === "PAGE") return pages.includes(target.path);
  if (target?.to === "ARTICLE") return articles.includes(target.id);
  return target !== undefined;
}

function spanErrors({ text, target }: ArticleSpan, targets: ArticleTargets): MarkupError[] {
  const isBroken = text.includes("**") || /\]\(/.test(text);
  if (target === null) return isBroken ? ["BROKEN_MARK"] : [];
  const words: MarkupError[] = isBlank(text) ? ["EMPTY_LINK"] : vague.test(text.trim()) ? ["VAGUE_LINK"] : [];
  return [
    ...(isBroken ? ["BROKEN_MARK" as const] : []),
    ...words,
    ...(isKnown(target, targets) ? [] : ["UNKNOWN_LINK" as const]),
  ];
}

function blockProblems({ kind, items }: ArticleBlock, targets: ArticleTargets): MarkupProblem[] {
  return items.flatMap((item) => {
    const { line, spans } = item;
    const isEmpty = isBlank(wordsOf(item)) && spans.every(({ target }) => target === null);
    const empty: MarkupError | undefined = isHeading(kind) ? "EMPTY_HEADING" : isList(kind) ? "EMPTY_ITEM" : undefined;
    const errors = spans.flatMap((span) => spanErrors(span, targets));
    return [...(isEmpty && empty ? [empty] : []), ...errors].map((error) => ({ error, line }));
  });
}

/** A line that looks like a heading or a list, and is none. */
function lineError(line: string): MarkupError | undefined {
  if (isForeignMarkup(line)) return "MARKUP";
  if (/^#[# ]/.test(line) && startOf(line) === undefined) return "BAD_HEADING";
  return /^[*•] /.test(line) ? "BAD_LIST" : undefined;
}

/** A smaller heading before the first heading: screen readers' lists of headings would begin in the middle. */
function skippedHeading(blocks: readonly ArticleBlock[]): MarkupProblem[] {
  const first = blocks.find(({ kind }) => isHeading(kind));
  return first?.kind === "SUBHEADING" ? [{ error: "SKIPPED_HEADING", line: first.line }] : [];
}

/** What is wrong with the markup of a text, by line and each once. */
export function markupProblems(text: string, targets: ArticleTargets): MarkupProblem[] {
  const blocks = articleBlocks(text);
  const lines = linesOf(text).flatMap((line, index) => {
    const error = lineError(line);
    return error ? [{ error, line: index + 1 }] : [];
  });
  const all = [...lines, ...blocks.flatMap((block) => blockProblems(block, targets)), ...skippedHeading(blocks)];
  return all
    .filter((one, at) => all.findIndex(({ error, line }) => error === one.error && line === one.line) === at)
    .sort((one, other) => one.line - other.line);
}

type Difference = {
  error: "UNEQUAL_PARAGRAPHS" | "OTHER_KIND" | "UNEQUAL_ITEMS" | "OTHER_LINKS";
  /** Lines of the first text and of the second; 0 where one has nothing that stands against it. */
  line: number;
  otherLine: number;
};

function blockDifference(one: ArticleBlock, other: ArticleBlock): Difference | undefined {
  const at = { line: one.line, otherLine: other.line };
  if (one.kind !== other.kind) return { error: "OTHER_KIND", ...at };
  if (one.items.length !== other.items.length) return { error: "UNEQUAL_ITEMS", ...at };
  const [mine, theirs] = [targetsOf([one]).sort(), targetsOf([other]).sort()];
  return mine.join(" ") === theirs.join(" ") ? undefined : { error: "OTHER_LINKS", ...at };
}

/** Where the structure of two texts first differs: something was forgotten in one language. */
export function structureDifference(text: string, otherText: string): Difference | undefined {
  const [blocks, others] = [articleBlocks(text), articleBlocks(otherText)];
  for (const [index, block] of blocks.entries()) {
    const other = others[index];
    const difference = other && blockDifference(block, other);
    if (difference) return difference;
  }
  if (blocks.length === others.length) return undefined;
  const common = Math.min(blocks.length, others.length);
  return {
    error: "UNEQUAL_PARAGRAPHS",
    line: blocks[common]?.line ?? 0,
    otherLine: others[common]?.line ?? 0,
  };
}
