import { treeVersion, type Locale, type Snapshot } from "@portico/message/tree";
import type { ContentBootstrap, Manifest } from "./contract.ts";
import { errorReports } from "./errors.ts";
import type { Fetch } from "./fetching.ts";
import { copyNow } from "./loadCopy.ts";
import type { CopyStorage } from "./storage.ts";
import { createContentStore, type ContentStore } from "./store.ts";

export type StartOptions = {
  bootstrap: ContentBootstrap;
  fetch: Fetch;
  storage: CopyStorage;
  /** The build's own copy; usually this package's `builtIn`. */
  builtIn: (locale: Locale) => Promise<Snapshot>;
  /** Timeout for published copy; milliseconds. */
  timeoutMilliseconds?: number;
};

const usualTimeoutMilliseconds = 1500;

/**
 * Validates a manifest; undefined when this build does not support it, because the server may be newer, older, or
 * failing.
 */
function usable(manifest: Manifest | undefined, locale: Locale): Manifest | undefined {
  return manifest?.tree === treeVersion && typeof manifest.locales?.[locale]?.hash === "string" ? manifest : undefined;
}

/**
 * Starts copy and toggles from the page's data: published, else last good, else built-in copy, within the timeout (C1).
 * @throws only when no source of copy can be loaded
 */
export async function startContent({
  bootstrap,
  fetch,
  storage,
  builtIn,
  timeoutMilliseconds = usualTimeoutMilliseconds,
}: StartOptions): Promise<ContentStore> {
  const { site, locale, timeZone, toggles } = bootstrap;
  const manifest = usable(bootstrap.content, locale);
  const sources = { fetch, storage, builtIn, site, publicKey: bootstrap.content?.publicKey, timeoutMilliseconds };
  const copy = await copyNow(sources, manifest, locale);
  const reports = errorReports(fetch);
  globalThis.addEventListener?.("pagehide", reports.send);
  return createContentStore({
    sources,
    timeZone,
    copy,
    manifest,
    toggles: toggles ?? { etag: "", values: {} },
    reports,
  });
}
