import { checkText } from "@portico/gate/checkWording";
import type { Arguments } from "@portico/gate/contract";
import type { Language } from "@portico/message/tree";
import { expect, test } from "vitest";
import { applied, repairOf } from "./repairs.ts";

/** Applies every offered repair in turn, as a user who always presses the first button. */
function repaired(args: Arguments, text: string, { language = "es" as Language, live = "" } = {}): string {
  const check = (words: string) => checkText("a.b", { where: "a test", args }, language, words).findings;
  for (let presses = 0; presses < 10; presses++) {
    const edit = check(text)
      .map((finding) => repairOf(finding, { text, live }, check))
      .find((each) => each !== undefined);
    if (edit === undefined) return text;
    text = applied(text, edit);
  }
  return text;
}

const count: Arguments = { count: "count" };
const terms: Arguments = { terms: "tag" };

test.each<[string, Arguments, string, string, { language?: Language; live?: string }?]>([
  [
    "a misspelt plural category becomes the one of CLDR",
    count,
    "{count, plural, one {# pago} mani {# de pagos} other {# pagos}}",
    "{count, plural, one {# pago} many {# de pagos} other {# pagos}}",
  ],
  [
    "a renamed argument becomes the nearest that is missing",
    { amount: "money", day: "date" },
    "Debe {amuont} el {day}",
    "Debe {amount} el {day}",
  ],
  [
    "a misspelt select word becomes the declared one",
    { kind: { select: ["card", "bank"] } },
    "{kind, select, card {a} banc {b} other {c}}",
    "{kind, select, card {a} bank {b} other {c}}",
  ],
  [
    "an argument that is missing comes before the closing mark",
    { amount: "money" },
    "Debe algo.",
    "Debe algo {amount}.",
  ],
  [
    "Spanish gets `many` with its “de”",
    count,
    "{count, plural, one {# pago} other {# pagos}}",
    "{count, plural, one {# pago} many {# de pagos} other {# pagos}}",
  ],
  [
    "`one` that is missing gets the words of `other`",
    count,
    "{count, plural, other {# bills}}",
    "{count, plural, one {# bills} other {# bills}}",
    { language: "en" },
  ],
  [
    "a select without `other` gets one",
    { kind: { select: ["card"] } },
    "{kind, select, card {Con tarjeta}}",
    "{kind, select, card {Con tarjeta} other {Con tarjeta}}",
  ],
  [
    "a missing tag goes around the words that it has in what is live",
    terms,
    "Lea los términos antes.",
    "Lea los <terms>términos</terms> antes.",
    { live: "Primero los <terms>términos</terms>" },
  ],
  ["a renamed tag keeps its words", terms, "Lea los <term>términos</term>", "Lea los <terms>términos</terms>"],
  ["a tag that was never closed is closed", terms, "Lea los <terms>términos.", "Lea los <terms>términos</terms>."],
  [
    "a plural's offset goes",
    count,
    "{count, plural, offset:1 one {#} many {#} other {#}}",
    "{count, plural, one {#} many {#} other {#}}",
  ],
  ["a mark that queue the reading direction goes", {}, "Pague \u202eahora", "Pague ahora"],
  ["a brace left over goes", {}, "Pague } ahora", "Pague  ahora"],
  ["a numeric date gets a month's name", { day: "date" }, "{day, date, short}", "{day, date, long}"],
])("[COPY-04 partly] %s", (_, args, text, expected, options) => {
  expect(repaired(args, text, options)).toBe(expected);
});

test("no repair is offered where the intention is unclear", () => {
  expect(repaired({}, "Pague {")).toBe("Pague {");
  expect(repaired({}, "")).toBe("");
});
