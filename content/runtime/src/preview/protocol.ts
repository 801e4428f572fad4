import type { Locale, MessageTree } from "@portico/message/tree";

/**
 * Messages between the Studio and the preview page in its iframe (postMessage, both on this origin; messages from other
 * origins are ignored).
 * The page is the portal itself with an entry point for editors, at `previewAddress`.
 */
export type ToPage =
  /** Shows this wording; `null` reverts to what the page was opened with. */
  | { type: "write"; messages: { key: string; locale: Locale; message: MessageTree | null }[] }
  /** Choosing mode: while on, a click reports which message it hit and does nothing else. */
  | { type: "choose"; on: boolean }
  /** Frames a message and scrolls it into view; `null` removes the frame. */
  | { type: "point"; key: string | null }
  | { type: "speak"; locale: Locale }
  /** Audits the page with axe; findings are in this language. */
  | { type: "audit"; locale: Locale };

export type FromPage =
  | { type: "ready" }
  /**
   * What is on the page now; sent again on each change. `address` is the portal's own URL, such as
   * "/billing?show=past".
   */
  | { type: "shown"; address: string; title: string; locale: Locale; words: ShownWords[] }
  | { type: "chosen"; key: string }
  /** A change was refused: a preview is read-only. */
  | { type: "refused" }
  /** The editor's session or this preview has expired; opening it again works. */
  | { type: "ended" }
  | { type: "audited"; findings: AuditFinding[] };

/** How a text is used: as text content, or as accessible name, placeholder, or description. */
export type WordsPlace = "text" | "name" | "placeholder" | "description" | "alternative" | "title";

/**
 * One key on the page, with its rendered text. `inSight` is false for text that only assistive technology perceives.
 */
export type ShownWords = { key: string; place: WordsPlace; text: string; inSight: boolean };

/** A finding of axe. `words` are the keys inside the affected elements. */
export type AuditFinding = { rule: string; help: string; impact: string; count: number; words: string[] };

/** What a preview shows: which customer, which site, and which change set's drafts (live copy without one). */
export type PreviewOf = {
  site: "business" | "community";
  person: string | null;
  changeSet: string | null;
  locale: Locale;
};

/** Placeholder in the URL for no customer or no change set. */
const nothing = "-";

/** The base path of a preview's portal URLs, e.g. `/studio/preview/business/dana/-/es-US`. */
export function previewBase({ site, person, changeSet, locale }: PreviewOf): string {
  return `/studio/preview/${site}/${person ?? nothing}/${changeSet ?? nothing}/${locale}`;
}

/**
 * Parses a preview URL.
 * @returns undefined for any other URL
 */
export function previewIn(path: string): PreviewOf | undefined {
  const [, site, person, changeSet, locale] =
    /^\/studio\/preview\/(business|community)\/([^/]+)\/([^/]+)\/(en-US|es-US)(?=\/|$)/.exec(path) ?? [];
  if (!site || !person || !changeSet || !locale) return undefined;
  const orNothing = (value: string) => (value === nothing ? null : decodeURIComponent(value));
  return {
    site: site as PreviewOf["site"],
    person: orNothing(person),
    changeSet: orNothing(changeSet),
    locale: locale as Locale,
  };
}
