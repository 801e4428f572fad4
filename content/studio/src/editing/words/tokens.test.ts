import { checkText } from "@portico/gate/checkWording";
import { expect, test } from "vitest";
import { openedAt, segmentsOf, tokensOf } from "./tokens.ts";

/** "[argument {name}]": every token except plain text, with its kind. */
const shown = (text: string) =>
  tokensOf(text)
    .map(({ kind, start, end }) => (kind === "text" ? text.slice(start, end) : `[${kind} ${text.slice(start, end)}]`))
    .join("");

test.each([
  ["plain words", "Sign in", "Sign in"],
  ["an argument", "Hello {name}!", "Hello [argument {name}]!"],
  ["an argument with its form", "On {day, date, full}", "On [argument {day, date, full}]"],
  ["a tag", "Read <terms>the terms</terms>", "Read [tag <terms>]the terms[tag </terms>]"],
  [
    "a plural",
    "{count, plural, one {# bill} other {# bills}}",
    "[argument {count, plural,] [choice one] [choice {][number #] bill[choice }] [choice other] [choice {][number #] bills[choice }][argument }]",
  ],
  [
    "a choice with an argument inside",
    "{kind, select, card {by {who}} other {now}}",
    "[argument {kind, select,] [choice card] [choice {]by [argument {who}][choice }] [choice other] [choice {]now[choice }][argument }]",
  ],
  ["an apostrophe", "It’s 'it' and can't", "It’s 'it' and can't"],
  ["braces between apostrophes", "Write '{name}' so", "Write '{name}' so"],
  ["a number sign outside a plural", "Invoice #4", "Invoice #4"],
  ["an argument that is still typed", "Hello {na", "Hello [argument {na]"],
  ["a brace too many", "Hello }", "Hello }"],
])("%s", (_, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test("tokens are contiguous for any input", () => {
  for (const text of [
    "{",
    "}{",
    "<",
    "{a, plural",
    "{a, plural, one {",
    "'{",
    "{a,plural,one{{b}}",
    "a{b\nc}",
    "</x>{n, select, }}",
  ]) {
    expect(
      tokensOf(text)
        .map(({ start, end }) => text.slice(start, end))
        .join(""),
    ).toBe(text);
  }
});

test("the enclosing structure at a position", () => {
  const text = "{count, plural, one {# bill} ";
  expect(openedAt(text, text.length)).toEqual([{ in: "choices", name: "count", type: "plural" }]);
  expect(openedAt(text, 23).map((level) => level.in)).toEqual(["choices", "text"]);
});

const findingsIn = (text: string) =>
  checkText("a.b", { where: "a test", args: { amount: "money" } }, "es", text).findings;

test("a finding is highlighted at its position, inside its token", () => {
  const text = "Debe {importe} hoy";
  expect(segmentsOf(text, findingsIn(text))).toEqual([
    { text: "Debe ", start: 0, kind: "text" },
    { text: "{", start: 5, kind: "argument" },
    { text: "importe", start: 6, kind: "argument", severity: "error" },
    { text: "}", start: 13, kind: "argument" },
    { text: " hoy", start: 14, kind: "text" },
  ]);
});

test("a split at the caret preserves the text", () => {
  const text = "Debe {amount} hoy";
  const segments = segmentsOf(text, [], 7);
  expect(segments.map((stretch) => stretch.text).join("")).toBe(text);
  expect(segments.some(({ start }) => start === 7)).toBe(true);
});
