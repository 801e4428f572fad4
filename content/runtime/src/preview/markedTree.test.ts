import catalogue from "@portico/catalogue/catalogue.json" with { type: "json" };
import { formatParts, type MessageValues } from "@portico/message/format";
import type { Locale, MessageTree } from "@portico/message/tree";
import { describe, expect, test } from "vitest";
import { builtIn } from "../builtIn.ts";
import { markedTree } from "./markedTree.ts";
import { plain, readMarks } from "./marks.ts";

type Piece = string | { tag: Piece[] };
type Kind = string | { select: string[] };
type Contract = { args?: Record<string, Kind> };

const contracts = catalogue.messages as unknown as Record<string, Contract>;

const values: Record<string, string | number> = { date: "2026-11-21", instant: "2026-11-21T15:00:00Z", text: "Dana" };

/** Valid arguments of a message by its contract; `count` and the selected option vary. */
function argsOf({ args = {} }: Contract, count: number): MessageValues<Piece> {
  const one = (kind: Kind) => {
    if (kind === "tag") return (children: Piece[]): Piece => ({ tag: children });
    return typeof kind === "object" ? (kind.select[count % kind.select.length] ?? "other") : (values[kind] ?? count);
  };
  return Object.fromEntries(Object.entries(args).map(([name, kind]) => [name, one(kind)]));
}

const strings = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (typeof piece === "string" ? [piece] : strings(piece.tag)));

/** Removes markers and joins each tag's parts, as a reader sees them. */
const shape = (pieces: readonly Piece[]): unknown[] =>
  pieces.map((piece) => (typeof piece === "string" ? plain(piece) : shape(piece.tag)));

function held(key: string, tree: MessageTree, locale: Locale, count: number): void {
  const args = argsOf(contracts[key] ?? {}, count);
  const [before, after] = [tree, markedTree(tree, 77)].map((one) =>
    formatParts<Piece>(one, locale, "America/New_York", args),
  );
  expect(shape(after ?? []), key).toEqual(shape(before ?? []));
  for (const text of strings(after ?? []).filter((piece) => plain(piece).trim() !== "")) {
    const covered = readMarks(text)
      .parts.map(({ index, start, end }) => (index === 77 ? readMarks(text).text.slice(start, end) : ""))
      .join("");
    expect(covered.replaceAll(/\s/g, ""), key).toBe(plain(text).replaceAll(/\s/g, ""));
  }
}

describe.each(["en-US", "es-US"] as const)("every message of the catalogue in %s", (locale) => {
  test.each([0, 1, 2, 1_000_000])(
    "reads the same as without markers, and all its text has its key (%d)",
    { tags: "full" },
    async (count) => {
      const { messages } = await builtIn(locale);
      for (const [key, tree] of Object.entries(messages)) held(key, tree, locale, count);
    },
  );
});

describe("messages split into parts", () => {
  const text = (value: string): MessageTree[number] => ({ type: 0, value });
  const marked = (tree: MessageTree) =>
    formatParts<Piece>(markedTree(tree, 1), "en-US", "UTC", {
      terms: (children: Piece[]) => ({ tag: children }),
      n: 2,
    } as MessageValues<Piece>);
  const continues = (tree: MessageTree) =>
    strings(marked(tree)).map((piece) => readMarks(piece).parts.map((part) => part.continues));

  test("around and inside a tag: the first part begins the message, the others continue it", () => {
    expect(
      continues([text("I accept the "), { type: 8, value: "terms", children: [text("terms")] }, text(".")]),
    ).toEqual([[false], [true], [true]]);
  });

  test("a message that starts with a tag begins inside it", () => {
    expect(continues([{ type: 8, value: "terms", children: [text("Terms")] }, text(" apply")])).toEqual([
      [false],
      [true],
    ]);
  });

  test("a tag in a plural branch", () => {
    const branch = (value: MessageTree) => ({ value });
    const tree: MessageTree = [
      {
        type: 6,
        value: "n",
        offset: 0,
        pluralType: "cardinal",
        options: {
          one: branch([text("one")]),
          other: branch([text("many "), { type: 8, value: "terms", children: [text("terms")] }]),
        },
      },
    ];
    expect(continues(tree)).toEqual([[false], [true]]);
  });

  test("paragraphs, which screens render one by one", () => {
    const [whole = ""] = strings(marked([text("First.\n\nSecond.\n \nThird.")]));
    expect(whole.split(/\n\s*\n/).map((paragraph) => readMarks(paragraph))).toEqual([
      { text: "First.", parts: [{ index: 1, start: 0, end: 6, continues: false }] },
      { text: "Second.", parts: [{ index: 1, start: 0, end: 7, continues: true }] },
      { text: "Third.", parts: [{ index: 1, start: 0, end: 6, continues: true }] },
    ]);
  });
});
