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
  /** The copy of this build; `builtIn` of this package is the usual one. */
  builtIn: (locale: Locale) => Promise<Snapshot>;
  /** How long to wait for published words; milliseconds. */
  patience?: number;
};

const usualPatience = 1500;

/** A manifest that this build can follow; the page may come from a server that is newer, older, or in trouble. */
function usable(manifest: Manifest | undefined, locale: Locale): Manifest | undefined {
  return manifest?.tree === treeVersion && typeof manifest.locales?.[locale]?.hash === "string" ? manifest : undefined;
}

/**
 * Starts copy and toggles from what the page carries: published, else last good, else built in, within the patience (C1).
 * @throws only when no source of words can be reached at all
 */
export async function startContent({ bootstrap, fetch, storage, builtIn, patience = usualPatience }: StartOptions): Promise<ContentStore> {
  const { site, locale, timeZone, toggles } = bootstrap;
  const manifest = usable(bootstrap.content, locale);
  const sources = { fetch, storage, builtIn, site, publicKey: bootstrap.content?.publicKey, patience };
  const copy = await copyNow(sources, manifest, locale);
  const reports = errorReports(fetch);
  globalThis.addEventListener?.("pagehide", reports.send);
  return createContentStore({ sources, timeZone, copy, manifest, toggles: toggles ?? { etag: "", values: {} }, reports });
}
