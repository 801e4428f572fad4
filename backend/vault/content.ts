import english from "@portico/catalogue/built-in/en-US.json" with { type: "json" };
import spanish from "@portico/catalogue/built-in/es-US.json" with { type: "json" };
import type { PlainKey } from "@portico/catalogue/contract";
import type { components } from "@portico/openapi/content";
import { formatText } from "@portico/message/format";
import type { Snapshot } from "@portico/message/tree";
import { BoundedCache } from "../src/lib/cache.ts";
import type { Locale, Site } from "../src/lib/principal.ts";
import { Problem } from "../src/lib/problem.ts";

type Manifest = components["schemas"]["Manifest"];

/** Published content, fetched from the portal's process. */
export type PublishedContent = {
  /**
   * The live manifest of a site; the last known one while the portal does not answer, undefined when there never was
   * one.
   */
  manifest(site: Site): Promise<Manifest | undefined>;
  /**
   * Compiled messages as published.
   * @throws Problem NOT_FOUND, TEMPORARILY_UNAVAILABLE
   */
  snapshot(hash: string): Promise<string>;
  /** Returns a published text, or the built-in one as a fallback. */
  t(site: Site, locale: Locale, key: PlainKey & keyof (typeof english)["messages"]): Promise<string>;
  /** Forwards a browser's report of content errors. */
  report(errors: unknown): Promise<unknown>;
};

type Messages = Snapshot["messages"];

/** The type is asserted, because the compiler does not infer it from a JSON file; the content gate wrote these. */
const builtIn: Record<Locale, Messages> = {
  "en-US": (english as unknown as Snapshot).messages,
  "es-US": (spanish as unknown as Snapshot).messages,
};

/** Timeout in milliseconds: a portal that does not answer must not delay an error message. */
const timeoutMilliseconds = 1_500;
/** Cache time of the live manifest in milliseconds. */
const freshness = 1_000;

/** @param fetch calls the portal's process; takes a path */
export function contentOver(fetch: typeof globalThis.fetch, timeZone: string): PublishedContent {
  const manifests = new Map<Site, { at: number; manifest: Manifest }>();
  const snapshots = new BoundedCache<string>({ entries: 8, characters: 2_000 });
  const parsed = new BoundedCache<Messages>({ entries: 8, characters: 2_000 });

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMilliseconds) }).catch(
      (cause: unknown) => {
        throw new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 10, cause });
      },
    );
    if (answer.status === 404) throw new Problem("NOT_FOUND");
    if (!answer.ok) throw new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 10 });
    return answer;
  }

  async function manifest(site: Site): Promise<Manifest | undefined> {
    const known = manifests.get(site);
    if (known && Date.now() - known.at < freshness) return known.manifest;
    try {
      const asked = (await (await ask(`/content/v1/manifest?site=${site}`)).json()) as Manifest;
      manifests.set(site, { at: Date.now(), manifest: asked });
      return asked;
    } catch {
      return known?.manifest;
    }
  }

  async function snapshot(hash: string): Promise<string> {
    const known = snapshots.get(hash) ?? (await (await ask(`/content/v1/snapshots/${hash}`)).text());
    snapshots.set(hash, known);
    return known;
  }

  async function messages(site: Site, locale: Locale): Promise<Messages> {
    const hash = (await manifest(site))?.locales[locale].hash;
    if (hash === undefined) return {};
    const known = parsed.get(hash) ?? (JSON.parse(await snapshot(hash)) as Snapshot).messages;
    parsed.set(hash, known);
    return known;
  }

  return {
    manifest,
    snapshot,
    async t(site, locale, key) {
      const published = await messages(site, locale).catch((): Messages => ({}));
      return formatText(published[key] ?? builtIn[locale][key] ?? [], locale, timeZone);
    },
    async report(errors) {
      return (
        await ask("/content/v1/errors", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(errors),
        })
      ).json();
    },
  };
}

/** Calls the portal at its address for other processes. */
export const fetchFrom =
  (portalUrl: string): typeof fetch =>
  (path, init) =>
    fetch(new URL(String(path), portalUrl), init);
