import type { ArgumentKind, Arguments } from "@portico/gate/contract";
import { type Language, localeOf } from "@portico/message/tree";
import { type Opened, openedAt } from "./tokens.ts";

/** The usual order of plural categories; engines return them in any order. */
const inOrder: readonly string[] = ["zero", "one", "two", "few", "many", "other"];

/** The plural categories of a language (CLDR): in Spanish one, many, other. */
function categoriesOf(language: Language, type: string): readonly string[] {
  const rules = new Intl.PluralRules(localeOf[language], { type: type === "selectordinal" ? "ordinal" : "cardinal" });
  const known: readonly string[] = rules.resolvedOptions().pluralCategories;
  return inOrder.filter((category) => known.includes(category));
}

/** The option names that an argument may have. */
function choicesOf(kind: ArgumentKind | undefined, language: Language, type: string): readonly string[] {
  if (typeof kind === "object") return [...new Set([...kind.select, "other"])];
  return kind === "count" ? categoriesOf(language, type) : [];
}

/** Placeholder text of a new option: a number where there is one. Spanish puts "de" after millions. */
const firstWords = (kind: ArgumentKind, word: string) => (kind === "count" ? (word === "many" ? "# de " : "# ") : "");

/** An argument with all its options, each with placeholder text. */
function skeletonOf(name: string, kind: ArgumentKind, language: Language): string {
  const type = kind === "count" ? "plural" : "select";
  return `{${name}, ${type}, ${choicesOf(kind, language, type)
    .map((word) => `${word} {${firstWords(kind, word)}}`)
    .join(" ")}}`;
}

/** An autocomplete option. */
export type Suggestion = {
  /** The text to insert, and the caret position afterwards, relative to its start. */
  text: string;
  caret: number;
  /** Its label in the list. */
  label: string;
  kind: "argument" | "choices" | "tag" | "endTag" | "choice";
};

/** The options at a position: accepting one replaces the text from `from` to `to`. */
export type Completion = { from: number; to: number; suggestions: readonly Suggestion[] };

/** What the options depend on. */
export type Writing = { args: Arguments; language: Language };

const names = (args: Arguments, wanted: (kind: Arguments[string]) => boolean) =>
  Object.keys(args).filter((name) => args[name] !== undefined && wanted(args[name]));

function argument(name: string, { args, language }: Writing): Suggestion[] {
  const kind = args[name];
  const plain = `{${name}}`;
  const shown: Suggestion[] =
    typeof kind === "object" ? [] : [{ text: plain, caret: plain.length, label: plain, kind: "argument" }];
  if (kind !== "count" && typeof kind !== "object") return shown;
  const text = skeletonOf(name, kind, language);
  // The first placeholder to fill in is that of the first option.
  return [...shown, { text, caret: text.indexOf("}"), label: `{${name}, …}`, kind: "choices" }];
}

const allArguments = (writing: Writing) =>
  names(writing.args, (kind) => kind !== "tag").flatMap((name) => argument(name, writing));

const tag = (name: string): Suggestion => ({
  text: `<${name}></${name}>`,
  caret: name.length + 2,
  label: `<${name}>`,
  kind: "tag",
});

const allTags = ({ args }: Writing) => names(args, (kind) => kind === "tag").map(tag);

/** The enclosing tags at a position, innermost first. */
function openTags(text: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ""] of text.matchAll(/<(\/?)([a-zA-Z]\w*)>/g)) {
    if (slash) open.splice(open.lastIndexOf(name), open.includes(name) ? 1 : 0);
    else open.push(name);
  }
  return open.reverse();
}

const endTags = (before: string): Suggestion[] =>
  [...new Set(openTags(before))].map((name) => ({
    text: `</${name}>`,
    caret: name.length + 3,
    label: `</${name}>`,
    kind: "endTag",
  }));

/** The options of an argument that are missing. */
function missingChoices(text: string, opened: Opened, { args, language }: Writing): Suggestion[] {
  const level = opened.at(-1);
  if (level?.in !== "choices") return [];
  const start = text.lastIndexOf(`{${level.name},`);
  const there = text.slice(start);
  return choicesOf(args[level.name], language, level.type)
    .filter((word) => !new RegExp(`[\\s,}]${word}\\s*\\{`).test(there))
    .map((word) => ({ text: `${word} {}`, caret: word.length + 2, label: word, kind: "choice" }));
}

const begins =
  (typed: string) =>
  ({ label }: Suggestion) =>
    label.toLowerCase().startsWith(typed.toLowerCase());

function found(from: number, to: number, suggestions: readonly Suggestion[]): Completion | undefined {
  return suggestions.length > 0 ? { from, to, suggestions } : undefined;
}

/** A closing brace after the caret belongs to what is typed. */
const withBrace = (text: string, place: number, closing: string) => (text[place] === closing ? place + 1 : place);

/**
 * The autocomplete options at the caret: after `{` the arguments, after `<` the tags, between options the missing ones.
 * `isExplicit` offers them anywhere.
 */
export function completionAt(
  text: string,
  place: number,
  writing: Writing,
  isExplicit = false,
): Completion | undefined {
  const before = text.slice(0, place);
  const brace = /\{\w*$/.exec(before)?.[0];
  const opened = openedAt(text, place);
  const between = openedAt(text, place - (/\w*$/.exec(before)?.[0].length ?? 0));
  if (brace && opened.at(-1)?.in === "argument")
    return found(place - brace.length, withBrace(text, place, "}"), allArguments(writing).filter(begins(brace)));
  const angle = /<\/?\w*$/.exec(before)?.[0];
  if (angle)
    return found(
      place - angle.length,
      withBrace(text, place, ">"),
      [...endTags(before.slice(0, -angle.length)), ...allTags(writing)].filter(begins(angle)),
    );
  const word = /\w*$/.exec(before)?.[0] ?? "";
  if (between.at(-1)?.in === "choices")
    return word !== "" || isExplicit
      ? found(place - word.length, place, missingChoices(text, between, writing).filter(begins(word)))
      : undefined;
  return isExplicit
    ? found(place, place, [...allArguments(writing), ...endTags(before), ...allTags(writing)])
    : undefined;
}
