import type { components } from "@portico/openapi/support";
import type { Locale } from "../../lib/principal.ts";

type Piece = components["schemas"]["SearchResult"]["extract"][number];

const MAX_WORDS = 12;
const LONGEST_WORD = 40;
/** Shorter words are matched only whole: their beginning is the beginning of too many others. */
const SHORTEST_BEGINNING = 4;
/** The length of an extract, in characters, without the rest of its last word. */
const EXTRACT = 180;
/** How much of the text is shown before the first match. */
const BEFORE_MATCH = 40;

/** Small letters without accents; as long as the text. The same as the generated columns of `support_documents`. */
export const folded = (text: string): string =>
  text.toLowerCase().replaceAll(/[áéíóúüñ]/g, (letter) => "aeiouun"["áéíóúüñ".indexOf(letter)] ?? letter);

/** The words of a query: letters and digits only, so that they can stand in a search expression. */
export function queryWords(query: string): string[] {
  const words =
    query
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => Array.from(word).slice(0, LONGEST_WORD).join(""));
}

/** Shorter words are too much like others to guess what they meant. */
const SHORTEST_SIMILAR = 4;

/** The words of a text in small letters without accents, those that can be meant by a word that was typed wrong. */
export const foldedWords = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_SIMILAR && word.length <= LONGEST_WORD,
  );

const withBeginning = (word: string) => (word.length >= SHORTEST_BEGINNING ? `${word}:*` : word);

/** A word with its accents or without, or one of the words that it may have meant. */
const formsOf = (word: string, suggestions: readonly SpellingSuggestion[]): string[] => {
  const meant = suggestions.filter(({ typed }) => typed === folded(word)).map((suggestion) => suggestion.word);
  return [...new Set([word, folded(word), ...meant])].map(withBeginning);
};

/**
 * What a search asks for, as expressions of full text search. `text`: what is found. The others choose what is ranked when
 * more is found: `titles` that match come first, and of several words those documents whose titles have the most of `words`.
 */
export type Expressions = { text: string; titles: readonly string[]; words?: string };

/** What a typed word, in small letters without accents, may have meant. */
export type SpellingSuggestion = { typed: string; word: string };

const joined = (words: readonly string[], operator: "&" | "|") => words.join(` ${operator} `);

const termsOf = (words: readonly string[], suggestions: readonly SpellingSuggestion[]) =>
  words.map((word) => `(${joined(formsOf(word, suggestions), "|")})`);

/** Documents with every word: each with its accents or without, or what it may have meant. */
export function everyWord(words: readonly string[], suggestions: readonly SpellingSuggestion[] = []): Expressions {
  const terms = termsOf(words, suggestions);
  const every = joined(terms, "&");
  return { text: every, titles: [every], ...(terms.length > 1 && { words: joined(terms, "|") }) };
}

/** Documents with some of the words. Of three or more, titles with all but one come first. */
export function someWords(words: readonly string[], suggestions: readonly SpellingSuggestion[]): Expressions {
  const terms = termsOf(words, suggestions);
  const some = joined(terms, "|");
  const butOne = terms.map((_, left) => `(${joined(terms.toSpliced(left, 1), "&")})`);
  return { text: some, titles: terms.length > 2 ? [joined(butOne, "|"), some] : [some] };
}

/** The configuration of full text search for a language. */
export const configurationOf = (locale: Locale) => (locale === "es-US" ? "spanish" : "english");

/** Whether a word of a text is marked: it begins as a word of the query does, but for its ending. */
function isMarked(word: string, wanted: readonly string[]): boolean {
  const own = folded(word);
  return wanted.some((each) =>
    each.length < SHORTEST_BEGINNING
      ? own === each
      : own.startsWith(each.slice(0, Math.max(SHORTEST_BEGINNING, each.length - 2))),
  );
}

function pieces(text: string, wanted: readonly string[]): Piece[] {
  const parts = text.split(/([\p{L}\p{N}]+)/u).filter((part) => part !== "");
  const result: Piece[] = [];
  for (const part of parts) {
    const isMatch = isMarked(part, wanted);
    const last = result.at(-1);
    if (last && last.isMatch === isMatch) last.text += part;
    else result.push({ text: part, isMatch });
  }
  return result;
}

/** Cuts between words, and says with an ellipsis where something is left out. */
function cut(text: string, from: number): string {
  const start = from <= BEFORE_MATCH ? 0 : text.indexOf(" ", from - BEFORE_MATCH) + 1;
  const rest = text.slice(start);
  const end = rest.length <= EXTRACT ? -1 : rest.lastIndexOf(" ", EXTRACT);
  return `${start > 0 ? "… " : ""}${end > 0 ? `${rest.slice(0, end)} …` : rest}`;
}

/** The part of a text around its first match, with the matching words marked; the beginning when nothing matches. */
export function extractOf(text: string, words: readonly string[]): Piece[] {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const wanted = words.map(folded);
  const first = [...line.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => isMarked(word, wanted));
  return pieces(cut(line, first?.index ?? 0), wanted);
}
