import { contractHash } from "@portico/catalogue/contract";
import { treeVersion, type Locale, type Snapshot } from "@portico/message/tree";
import type { Manifest } from "./contract.ts";
import { fetchPatched, fetchSnapshot, type Fetch, type Fetched } from "./fetching.ts";
import { retryBackoff } from "./backoff.ts";
import { delay, withTimeout } from "./timeout.ts";
import { keepCopy, keptCopy, type CopyStorage } from "./storage.ts";
import type { Messages } from "./words.ts";

/** The source of the displayed copy. */
export type Source = "published" | "lastGood" | "builtIn";

/** Copy of one language, ready to be shown. */
export type Copy = {
  locale: Locale;
  /** A release number, or "built-in". */
  release: string;
  source: Source;
  snapshot: Snapshot;
  hash?: string;
  manifest?: Manifest;
  /** The built-in messages to fall back to, where the release was made for another build's contract. */
  below?: Messages;
};

export type CopySources = {
  fetch: Fetch;
  storage: CopyStorage;
  builtIn: (locale: Locale) => Promise<Snapshot>;
  site: string;
  /** The public key embedded in our own page. */
  publicKey: string | undefined;
  /** How long to wait for published copy before showing a fallback; milliseconds. */
  timeoutMilliseconds: number;
};

async function fetched(sources: CopySources, manifest: Manifest, locale: Locale, from?: Copy): Promise<Fetched> {
  const { hash, url } = manifest.locales[locale];
  if (from?.hash !== undefined && from.locale === locale) {
    const patched = await fetchPatched(sources.fetch, from.snapshot, from.hash, hash).catch(() => undefined);
    if (patched !== undefined) return patched;
  }
  return fetchSnapshot(sources.fetch, url, hash, locale);
}

async function snapshotOf(sources: CopySources, manifest: Manifest, locale: Locale, from?: Copy): Promise<Snapshot> {
  const { hash } = manifest.locales[locale];
  if (from?.hash === hash) return from.snapshot;
  const kept = await keptCopy(sources.storage, sources.site, locale);
  if (kept?.manifest.locales[locale].hash === hash) return kept.snapshot;
  const { snapshot, text } = await fetched(sources, manifest, locale, from);
  keepCopy(sources.storage, manifest, locale, text);
  return snapshot;
}

/** The copy of a release: its snapshot, and the built-in messages where it was made for another build's contract. */
async function releaseCopy(
  sources: CopySources,
  source: Source,
  manifest: Manifest,
  locale: Locale,
  snapshot: Snapshot | Promise<Snapshot>,
): Promise<Copy> {
  const builtIn = manifest.contract === contractHash ? undefined : sources.builtIn(locale);
  const [loaded, under] = await Promise.all([snapshot, builtIn]);
  const { hash } = manifest.locales[locale];
  return { locale, release: manifest.release, source, snapshot: loaded, hash, manifest, below: under?.messages };
}

/**
 * Loads the copy that a manifest names: current, cached, patched by a delta, or fetched, in this order.
 * @throws when there is no manifest, when it cannot be loaded, or when this build does not support it
 */
export async function publishedCopy(
  sources: CopySources,
  manifest: Manifest | undefined,
  locale: Locale,
  from?: Copy,
): Promise<Copy> {
  if (manifest?.tree !== treeVersion) throw new Error("unsupported tree version");
  return releaseCopy(sources, "published", manifest, locale, snapshotOf(sources, manifest, locale, from));
}

async function builtInCopy(sources: CopySources, locale: Locale, tries = 0): Promise<Copy> {
  try {
    return { locale, release: "built-in", source: "builtIn", snapshot: await sources.builtIn(locale) };
  } catch (error) {
    if (tries === 4) throw error;
    await delay(retryBackoff(tries));
    return builtInCopy(sources, locale, tries + 1);
  }
}

async function lastGoodCopy(sources: CopySources, locale: Locale): Promise<Copy | undefined> {
  const kept = await keptCopy(sources.storage, sources.site, locale, sources.publicKey);
  return kept && releaseCopy(sources, "lastGood", kept.manifest, locale, kept.snapshot);
}

/**
 * Returns copy to show now, whatever the state of the content layer: published within the timeout, else the last good
 * (cached) copy, else the built-in copy.
 * @throws only when even the build's own chunk cannot be loaded
 */
export async function copyNow(
  sources: CopySources,
  manifest: Manifest | undefined,
  locale: Locale,
  from?: Copy,
): Promise<Copy> {
  const published = publishedCopy(sources, manifest, locale, from);
  try {
    return await withTimeout(published, sources.timeoutMilliseconds);
  } catch {
    const kept = await lastGoodCopy(sources, locale).catch(() => undefined);
    return kept ?? Promise.any([published, builtInCopy(sources, locale)]);
  }
}
