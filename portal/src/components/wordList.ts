import type { Locale } from "@portico/design-system/locale";

/** "Internet, Voice and TV". American data put a comma before "and", which the house style has not. */
export function wordList(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale === "en-US" ? "en-GB" : locale).format(words);
}
