import type { Locale, MessageTree } from "@portico/message/tree";

/**
 * What the Studio and the page that it frames tell each other (postMessage, both on this origin; anything from another is not heard).
 * The page is the portal itself through an entry for editors alone, at `previewAddress`.
 */
export type ToPage =
  /** Shows these words in place of what was there; `null` goes back to what the page came with. */
  | { type: "write"; messages: { key: string; locale: Locale; message: MessageTree | null }[] }
  /** While it is on, a click says which words were meant and does nothing else. */
  | { type: "choose"; on: boolean }
  /** Frames the words of a key and brings them into sight; `null` takes the frame away. */
  | { type: "point"; key: string | null }
  | { type: "speak"; locale: Locale }
  /** Has the page judged as it stands; findings are said in this language. */
  | { type: "judge"; locale: Locale };

export type FromPage =
  | { type: "ready" }
  /** What is on the page now; said anew whenever it changes. `address` is the portal's own, such as "/billing?show=past". */
  | { type: "shown"; address: string; title: string; locale: Locale; words: ShownWords[] }
  | { type: "chosen"; key: string }
  /** Something would have been changed; here everything can be looked at and nothing done. */
  | { type: "refused" }
  /** The editor's session or this preview's time is over: opened again, it goes on. */
  | { type: "ended" }
  | { type: "judged"; findings: Judged[] };

/** Where words stand: read as text, or as the name, hint, or description of something. */
export type WordsPlace = "text" | "name" | "placeholder" | "description" | "alternative" | "title";

/** One key on the page, with its words as they read there. `inSight` is false for what only assistive technology meets. */
export type ShownWords = { key: string; place: WordsPlace; text: string; inSight: boolean };

/** Something that axe found. `words` are the keys inside what it is about. */
export type Judged = { rule: string; help: string; impact: string; count: number; words: string[] };

/** What a preview shows: whose portal, on which site, with the words of which change set (live ones without). */
export type PreviewOf = { site: "business" | "community"; person: string | null; changeSet: string | null; locale: Locale };

/** Nobody signed in, no change set. */
const nothing = "-";

/** Address of the page below which a preview has the portal's own addresses, e.g. `/studio/preview/business/dana/-/es-US`. */
export function previewBase({ site, person, changeSet, locale }: PreviewOf): string {
  return `/studio/preview/${site}/${person ?? nothing}/${changeSet ?? nothing}/${locale}`;
}

/** @returns undefined where an address is not that of a preview */
export function previewIn(path: string): PreviewOf | undefined {
  const [, site, person, changeSet, locale] = /^\/studio\/preview\/(business|community)\/([^/]+)\/([^/]+)\/(en-US|es-US)(?=\/|$)/.exec(path) ?? [];
  if (!site || !person || !changeSet || !locale) return undefined;
  const orNothing = (value: string) => (value === nothing ? null : decodeURIComponent(value));
  return { site: site as PreviewOf["site"], person: orNothing(person), changeSet: orNothing(changeSet), locale: locale as Locale };
}
