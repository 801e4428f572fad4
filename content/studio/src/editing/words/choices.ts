import type { ArgumentKind } from "@portico/gate/contract";
import { localeOf, type Language } from "@portico/message/tree";

/** The order in which people write them; engines answer them in any. */
const inOrder: readonly string[] = ["zero", "one", "two", "few", "many", "other"];

/** The plural categories that a language distinguishes (CLDR): in Spanish one, many, other. */
export function categoriesOf(language: Language, type: string): readonly string[] {
  const rules = new Intl.PluralRules(localeOf[language], { type: type === "selectordinal" ? "ordinal" : "cardinal" });
  const known: readonly string[] = rules.resolvedOptions().pluralCategories;
  return inOrder.filter((category) => known.includes(category));
}

/** The words that an argument may be asked for. */
export function choicesOf(kind: ArgumentKind | undefined, language: Language, type: string): readonly string[] {
  if (typeof kind === "object") return [...new Set([...kind.select, "other"])];
  return kind === "count" ? categoriesOf(language, type) : [];
}

/** What a new choice says until somebody writes it: a number where there is one. Spanish counts millions "de" something. */
const firstWords = (kind: ArgumentKind, word: string) => (kind === "count" ? (word === "many" ? "# de " : "# ") : "");

/** An argument with all its choices, each still to be written. */
export function skeletonOf(name: string, kind: ArgumentKind, language: Language): string {
  const type = kind === "count" ? "plural" : "select";
  return `{${name}, ${type}, ${choicesOf(kind, language, type).map((word) => `${word} {${firstWords(kind, word)}}`).join(" ")}}`;
}
