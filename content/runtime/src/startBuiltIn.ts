import type { Locale, Snapshot } from "@portico/message/tree";
import { errorReports } from "./errors.ts";
import type { Fetch } from "./fetching.ts";
import { copyNow, type CopySources } from "./loadCopy.ts";
import { createContentStore, type ContentStore } from "./store.ts";

export type BuiltInOptions = {
  locale: Locale;
  /** IANA zone in which instants are shown. */
  timeZone: string;
  /** Fetches the words of one language. */
  builtIn: (locale: Locale) => Promise<Snapshot>;
  /** For counts of missing words; nothing else is asked. */
  fetch: Fetch;
};

const nothingKept: CopySources["storage"] = { getItem: () => null, setItem: () => undefined };

/**
 * Starts words that come with a build and are never published: those of the Studio, which has to be readable whatever state the words
 * are in that it changes. @throws when they can't be fetched
 */
export async function startBuiltIn({ locale, timeZone, builtIn, fetch }: BuiltInOptions): Promise<ContentStore> {
  const sources: CopySources = { fetch, storage: nothingKept, builtIn, site: "", publicKey: undefined, patience: 0 };
  const copy = await copyNow(sources, undefined, locale);
  return createContentStore({ sources, timeZone, copy, manifest: undefined, toggles: { etag: "", values: {} }, reports: errorReports(fetch) });
}
