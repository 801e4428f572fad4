import type { Arguments } from "@portico/gate/contract";
import { describe, expect, test } from "vitest";
import { completionAt } from "./completion.ts";

const args: Arguments = { amount: "money", count: "count", kind: { select: ["card", "bank"] }, terms: "tag" };

/** Labels of the options at the bar. */
function offered(text: string, { language = "en" as "en" | "es", isExplicit = false } = {}): string[] {
  const place = text.indexOf("|");
  return (
    completionAt(text.replace("|", ""), place, { args, language }, isExplicit)?.suggestions.map(({ label }) => label) ??
    []
  );
}

/** The wording after accepting the first option, with the caret as a bar. */
function taken(text: string, language: "en" | "es" = "en", which = 0): string {
  const place = text.indexOf("|");
  const whole = text.replace("|", "");
  const { from, to, suggestions } = completionAt(whole, place, { args, language })!;
  const { text: put, caret } = suggestions[which]!;
  return `${whole.slice(0, from)}${put.slice(0, caret)}|${put.slice(caret)}${whole.slice(to)}`;
}

describe("[COPY-04 partly] autocomplete from the contract", () => {
  test("after a brace: the arguments, with their options where they have some", () => {
    expect(offered("Pay {|")).toEqual(["{amount}", "{count}", "{count, …}", "{kind, …}"]);
  });

  test("typed text filters the options", () => {
    expect(offered("Pay {am|")).toEqual(["{amount}"]);
    expect(offered("Pay {xy|")).toEqual([]);
  });

  test("accepting an option inserts it whole, without doubling an existing brace", () => {
    expect(taken("Pay {am|")).toBe("Pay {amount}|");
    expect(taken("Pay {am|} now")).toBe("Pay {amount}| now");
  });

  test("a plural has the categories of its language, with the caret in the first", () => {
    expect(taken("{cou|", "en", 1)).toBe("{count, plural, one {# |} other {# }}");
    expect(taken("{cou|", "es", 1)).toBe("{count, plural, one {# |} many {# de } other {# }}");
  });

  test("after an angle bracket: the tags; an open one is closed first", () => {
    expect(taken("Read <|")).toBe("Read <terms>|</terms>");
    expect(offered("Read <terms>them<|")).toEqual(["</terms>", "<terms>"]);
    expect(taken("Read <terms>them</|")).toBe("Read <terms>them</terms>|");
  });

  test("between options: the missing ones", () => {
    expect(offered("{count, plural, one {#} m|", { language: "es" })).toEqual(["many"]);
    expect(taken("{kind, select, card {x} b|}")).toBe("{kind, select, card {x} bank {|}}");
  });

  test("in plain text: nothing, until requested", () => {
    expect(offered("Pay now|")).toEqual([]);
    expect(offered("Pay now |", { isExplicit: true })).toEqual([
      "{amount}",
      "{count}",
      "{count, …}",
      "{kind, …}",
      "<terms>",
    ]);
  });
});
