import type { Locale, Snapshot } from "@portico/message/tree";
import { errorReports } from "./errors.ts";
import type { Fetch } from "./fetching.ts";
import { copyNow, type CopySources } from "./loadCopy.ts";
import { createContentStore, type ContentStore } from "./store.ts";

export type BuiltInOptions = {
  locale: Locale;
  /** IANA time zone for formatting instants. */
  timeZone: string;
  /** Loads the messages of one language. */
  builtIn: (locale: Locale) => Promise<Snapshot>;
  /** For error counts only; no other requests. */
  fetch: Fetch;
};

const nothingKept: CopySources["storage"] = { getItem: () => null, setItem: () => undefined };

/**
 * Starts copy that ships with a build and is never published: the Studio's, which must be readable whatever state the
 * published copy is in.
 * @throws when it cannot be loaded
 */
export async function startBuiltIn({ locale, timeZone, builtIn, fetch }: BuiltInOptions): Promise<ContentStore> {
  const sources: CopySources = {
    fetch,
    storage: nothingKept,
    builtIn,
    site: "",
    publicKey: undefined,
    timeoutMilliseconds: 0,
  };
  const copy = await copyNow(sources, undefined, locale);
  return createContentStore({
    sources,
    timeZone,
    copy,
    manifest: undefined,
    toggles: { etag: "", values: {} },
    reports: errorReports(fetch),
  });
}
