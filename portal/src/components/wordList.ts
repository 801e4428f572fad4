import type { Locale } from "@portico/design-system/locale";

/** "Internet, Voice and TV". American data puts a comma before "and", which the house style does not use. */
export function wordList(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale === "en-US" ? "en-GB" : locale).format(words);
}
