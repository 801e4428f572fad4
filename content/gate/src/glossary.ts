import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { localeOf } from "@portico/message/tree";
import { notesOn, type Finding } from "./findings.ts";

/** How something is called in both languages, and the Spanish words that are not used for it. */
export type GlossaryTerm = { en: string; es: string; avoid: readonly string[] };

type Prepared = { es: string; inEnglish: RegExp; avoided: readonly RegExp[] };

/** A glossary made ready to be looked up in many wordings. */
export type Glossary = readonly Prepared[];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A term stands in words as a word of its own, also in the plural, whatever its capitals. */
const asWord = (term: string) => new RegExp(`(?<!\\p{L})${escaped(term)}(s|es)?(?!\\p{L})`, "iu");

/** Whether a term stands in words. */
export const standsIn = (text: string, term: string): boolean => asWord(term).test(text);

/** Only terms with words to avoid can be held against a wording. */
export const prepareGlossary = (terms: readonly GlossaryTerm[]): Glossary =>
  terms.filter(({ avoid }) => avoid.length > 0).map(({ en, es, avoid }) => ({ es, inEnglish: asWord(en), avoided: avoid.map(asWord) }));

const branchesOf = (element: MessageFormatElement): MessageFormatElement[][] => {
  if (element.type === TYPE.tag) return [element.children];
  return element.type === TYPE.select || element.type === TYPE.plural ? Object.values(element.options).map(({ value }) => value) : [];
};

/**
 * The words of a wording at their places, everything else blanked out: the name of an argument is no word.
 * One as long as `text`, so that what is found in it is found there.
 */
export function wordsAlone(text: string, elements: readonly MessageFormatElement[]): string {
  const shown = [...text.replace(/[^\n]/g, " ")];
  const reveal = (element: MessageFormatElement): void => {
    const { start, end } = element.location ?? {};
    if (element.type === TYPE.literal && start && end) for (let at = start.offset; at < end.offset; at++) shown[at] = text.charAt(at);
    for (const branch of branchesOf(element)) branch.forEach(reveal);
  };
  elements.forEach(reveal);
  return shown.join("");
}

/** Words of both languages, as `wordsAlone` leaves them. */
export type BareWords = { en: string; es: string };

/** Warns where Spanish says a word that the glossary avoids for a term that stands in the English. */
export function avoidedWords(key: string, { en, es }: BareWords, glossary: Glossary): Finding[] {
  const notes = notesOn(key, localeOf.es, es);
  for (const term of glossary.filter(({ inEnglish }) => inEnglish.test(en))) {
    for (const found of term.avoided.map((word) => word.exec(es)).filter((match) => match !== null)) {
      notes.add(found.index, { code: "AVOIDED_WORD", severity: "warning", found: found[0], expected: [term.es] });
    }
  }
  return notes.list;
}
