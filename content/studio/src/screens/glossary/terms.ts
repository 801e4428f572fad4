import { folded } from "../../components/folded.ts";
import type { NewTerm, Term } from "./glossary.api.ts";

/** A term as form input: the terms to avoid in one line. */
export type TypedTerm = { en: string; es: string; avoid: string; note: string };

export const emptyTerm: TypedTerm = { en: "", es: "", avoid: "", note: "" };

export const typedFrom = ({ en, es, avoid, note }: Term): TypedTerm => ({ en, es, avoid: avoid.join(", "), note });

/** Whether two inputs are equal, field by field. */
export const sameTyped = (one: TypedTerm, other: TypedTerm): boolean =>
  (["en", "es", "avoid", "note"] as const).every((field) => one[field] === other[field]);

const wordsIn = (line: string): string[] => [
  ...new Set(
    line
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ""),
  ),
];

export const termFrom = ({ en, es, avoid, note }: TypedTerm): NewTerm => ({
  en: en.trim(),
  es: es.trim(),
  avoid: wordsIn(avoid),
  note: note.trim(),
});

/** Validation errors of a term by field. */
export type TermError = "en.missing" | "en.twice" | "es.missing" | "avoid.own" | "avoid.many";

const max = { words: 20, letters: 100 };

const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** `others`: all other existing terms. */
export function validateTerm(typed: TypedTerm, others: readonly Term[]): TermError[] {
  const { en, es, avoid } = termFrom(typed);
  const errors: [TermError, boolean][] = [
    ["en.missing", en === ""],
    ["en.twice", others.some((term) => same(term.en, en))],
    ["es.missing", es === ""],
    ["avoid.own", avoid.some((word) => same(word, es))],
    ["avoid.many", avoid.length > max.words || avoid.some((word) => word.length > max.letters)],
  ];
  return errors.filter(([, found]) => found).map(([error]) => error);
}

/** Filters the terms that contain every typed word, in either language, the terms to avoid or the note. */
export function matching(terms: readonly Term[], search: string): Term[] {
  const words = folded(search).split(/\s+/);
  return terms.filter(({ en, es, avoid, note }) => {
    const text = folded([en, es, note, ...avoid].join("\n"));
    return words.every((word) => text.includes(word));
  });
}
