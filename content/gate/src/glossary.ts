import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { localeOf } from "@portico/message/tree";
import { notesOn, type Finding } from "./findings.ts";

/** A glossary entry: the term in both languages, and the Spanish terms to avoid. */
export type GlossaryTerm = { en: string; es: string; avoid: readonly string[] };

type Prepared = { es: string; inEnglish: RegExp; avoided: readonly RegExp[] };

/** A glossary compiled for matching against many wordings. */
export type Glossary = readonly Prepared[];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches a term as a whole word, also in the plural, case-insensitively. */
const asWord = (term: string) => new RegExp(`(?<!\\p{L})${escaped(term)}(s|es)?(?!\\p{L})`, "iu");

/** Whether a text contains a term. */
export const standsIn = (text: string, term: string): boolean => asWord(term).test(text);

/** Only entries with terms to avoid can produce findings. */
export const prepareGlossary = (terms: readonly GlossaryTerm[]): Glossary =>
  terms
    .filter(({ avoid }) => avoid.length > 0)
    .map(({ en, es, avoid }) => ({ es, inEnglish: asWord(en), avoided: avoid.map(asWord) }));

const branchesOf = (element: MessageFormatElement): MessageFormatElement[][] => {
  if (element.type === TYPE.tag) return [element.children];
  return element.type === TYPE.select || element.type === TYPE.plural
    ? Object.values(element.options).map(({ value }) => value)
    : [];
};

/**
 * The plain text of a wording at its original positions; arguments and tags are replaced by blanks.
 * Has the same length as `text`, so that positions stay valid.
 */
export function wordsAlone(text: string, elements: readonly MessageFormatElement[]): string {
  const shown = [...text.replace(/[^\n]/g, " ")];
  const reveal = (element: MessageFormatElement): void => {
    const { start, end } = element.location ?? {};
    if (element.type === TYPE.literal && start && end)
      for (let at = start.offset; at < end.offset; at++) shown[at] = text.charAt(at);
    for (const branch of branchesOf(element)) branch.forEach(reveal);
  };
  elements.forEach(reveal);
  return shown.join("");
}

/** The plain text of both languages, as `wordsAlone` returns it. */
export type BareWords = { en: string; es: string };

/** Warns where the Spanish uses a term to avoid and the English contains the entry's term. */
export function avoidedWords(key: string, { en, es }: BareWords, glossary: Glossary): Finding[] {
  const notes = notesOn(key, localeOf.es, es);
  for (const term of glossary.filter(({ inEnglish }) => inEnglish.test(en))) {
    for (const found of term.avoided.map((word) => word.exec(es)).filter((match) => match !== null)) {
      notes.add(found.index, { code: "AVOIDED_WORD", severity: "warning", found: found[0], expected: [term.es] });
    }
  }
  return notes.list;
}
