import type { Arguments } from "@portico/gate/contract";
import type { Language } from "@portico/message/tree";
import { choicesOf, skeletonOf } from "./choices.ts";
import { type Opened, openedAt } from "./tokens.ts";

/** Something that can stand at the caret. */
export type Suggestion = {
  /** What is put in, and where the caret stands afterwards, counted from its start. */
  text: string;
  caret: number;
  /** What it is called in the list. */
  label: string;
  kind: "argument" | "choices" | "tag" | "endTag" | "choice";
};

/** What fits at a place: it takes the place of the text from `from` to `to`. */
export type Completion = { from: number; to: number; suggestions: readonly Suggestion[] };

/** What suggestions depend on. */
export type Writing = { args: Arguments; language: Language };

const names = (args: Arguments, wanted: (kind: Arguments[string]) => boolean) => Object.keys(args).filter((name) => args[name] !== undefined && wanted(args[name]));

function argument(name: string, { args, language }: Writing): Suggestion[] {
  const kind = args[name];
  const plain = `{${name}}`;
  const shown: Suggestion[] = typeof kind === "object" ? [] : [{ text: plain, caret: plain.length, label: plain, kind: "argument" }];
  if (kind !== "count" && typeof kind !== "object") return shown;
  const text = skeletonOf(name, kind, language);
  // The first words to write are those of the first choice.
  return [...shown, { text, caret: text.indexOf("}"), label: `{${name}, …}`, kind: "choices" }];
}

const allArguments = (writing: Writing) => names(writing.args, (kind) => kind !== "tag").flatMap((name) => argument(name, writing));

const tag = (name: string): Suggestion => ({ text: `<${name}></${name}>`, caret: name.length + 2, label: `<${name}>`, kind: "tag" });

const allTags = ({ args }: Writing) => names(args, (kind) => kind === "tag").map(tag);

/** The tags that are open before a place, the innermost first. */
function openTags(text: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ""] of text.matchAll(/<(\/?)([a-zA-Z]\w*)>/g)) {
    if (slash) open.splice(open.lastIndexOf(name), open.includes(name) ? 1 : 0);
    else open.push(name);
  }
  return open.reverse();
}

const endTags = (before: string): Suggestion[] => [...new Set(openTags(before))].map((name) => ({ text: `</${name}>`, caret: name.length + 3, label: `</${name}>`, kind: "endTag" }));

/** The choices of an argument that it has no words for yet. */
function missingChoices(text: string, opened: Opened, { args, language }: Writing): Suggestion[] {
  const level = opened.at(-1);
  if (level?.in !== "choices") return [];
  const start = text.lastIndexOf(`{${level.name},`);
  const there = text.slice(start);
  return choicesOf(args[level.name], language, level.type)
    .filter((word) => !new RegExp(`[\\s,}]${word}\\s*\\{`).test(there))
    .map((word) => ({ text: `${word} {}`, caret: word.length + 2, label: word, kind: "choice" }));
}

const begins = (typed: string) => ({ label }: Suggestion) => label.toLowerCase().startsWith(typed.toLowerCase());

function found(from: number, to: number, suggestions: readonly Suggestion[]): Completion | undefined {
  return suggestions.length > 0 ? { from, to, suggestions } : undefined;
}

/** A brace that is closed already after the caret belongs to what is typed. */
const withBrace = (text: string, place: number, closing: string) => (text[place] === closing ? place + 1 : place);

/**
 * What may stand at the caret, for what was begun there: after `{` the arguments, after `<` the tags, between choices the words that are
 * missing. `asked` offers it anywhere.
 */
export function completionAt(text: string, place: number, writing: Writing, asked = false): Completion | undefined {
  const before = text.slice(0, place);
  const brace = /\{\w*$/.exec(before)?.[0];
  const opened = openedAt(text, place);
  const between = openedAt(text, place - (/\w*$/.exec(before)?.[0].length ?? 0));
  if (brace && opened.at(-1)?.in === "argument") return found(place - brace.length, withBrace(text, place, "}"), allArguments(writing).filter(begins(brace)));
  const angle = /<\/?\w*$/.exec(before)?.[0];
  if (angle) return found(place - angle.length, withBrace(text, place, ">"), [...endTags(before.slice(0, -angle.length)), ...allTags(writing)].filter(begins(angle)));
  const word = /\w*$/.exec(before)?.[0] ?? "";
  if (between.at(-1)?.in === "choices") return word !== "" || asked ? found(place - word.length, place, missingChoices(text, between, writing).filter(begins(word))) : undefined;
  return asked ? found(place, place, [...allArguments(writing), ...endTags(before), ...allTags(writing)]) : undefined;
}
