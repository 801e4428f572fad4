import type { Arguments } from "@portico/gate/contract";
import { describe, expect, test } from "vitest";
import { completionAt } from "./completion.ts";

const args: Arguments = { amount: "money", count: "count", kind: { select: ["card", "bank"] }, terms: "tag" };

/** Labels of what is offered where the bar stands. */
function offered(text: string, { language = "en" as "en" | "es", asked = false } = {}): string[] {
  const place = text.indexOf("|");
  return completionAt(text.replace("|", ""), place, { args, language }, asked)?.suggestions.map(({ label }) => label) ?? [];
}

/** The wording after the first suggestion was taken, with the caret as a bar. */
function taken(text: string, language: "en" | "es" = "en", which = 0): string {
  const place = text.indexOf("|");
  const whole = text.replace("|", "");
  const { from, to, suggestions } = completionAt(whole, place, { args, language })!;
  const { text: put, caret } = suggestions[which]!;
  return `${whole.slice(0, from)}${put.slice(0, caret)}|${put.slice(caret)}${whole.slice(to)}`;
}

describe("[COPY-04 partly] what the contract offers while somebody writes", () => {
  test("after a brace the arguments, with their choices where they have some", () => {
    expect(offered("Pay {|")).toEqual(["{amount}", "{count}", "{count, …}", "{kind, …}"]);
  });

  test("what was typed narrows it", () => {
    expect(offered("Pay {am|")).toEqual(["{amount}"]);
    expect(offered("Pay {xy|")).toEqual([]);
  });

  test("taken, it stands whole, and a brace that was there is not doubled", () => {
    expect(taken("Pay {am|")).toBe("Pay {amount}|");
    expect(taken("Pay {am|} now")).toBe("Pay {amount}| now");
  });

  test("a plural comes with the categories of its language, the caret in the first", () => {
    expect(taken("{cou|", "en", 1)).toBe("{count, plural, one {# |} other {# }}");
    expect(taken("{cou|", "es", 1)).toBe("{count, plural, one {# |} many {# de } other {# }}");
  });

  test("after an angle bracket the tags; one that is open is closed first", () => {
    expect(taken("Read <|")).toBe("Read <terms>|</terms>");
    expect(offered("Read <terms>them<|")).toEqual(["</terms>", "<terms>"]);
    expect(taken("Read <terms>them</|")).toBe("Read <terms>them</terms>|");
  });

  test("between choices the words that are missing", () => {
    expect(offered("{count, plural, one {#} m|", { language: "es" })).toEqual(["many"]);
    expect(taken("{kind, select, card {x} b|}")).toBe("{kind, select, card {x} bank {|}}");
  });

  test("among words nothing, until somebody asks", () => {
    expect(offered("Pay now|")).toEqual([]);
    expect(offered("Pay now |", { asked: true })).toEqual(["{amount}", "{count}", "{count, …}", "{kind, …}", "<terms>"]);
  });
});
