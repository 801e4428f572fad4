import { setTimeout as wait } from "node:timers/promises";
import type { components } from "@portico/openapi/content";
import { sha256 } from "@portico/gate/contractHash";

type Manifest = components["schemas"]["Manifest"];

/** What a reader met. */
export interface Seen {
  /** How often it read everything of a release. */
  reads: number;
  /** Different releases. */
  releases: number;
  /** Times that parts of two releases came together. */
  mixed: number;
  /** Snapshots whose bytes are not what their name says. */
  wrongBytes: number;
}

type Read = { manifest: Manifest; bodies: string[] };

async function readAll(fetch: typeof globalThis.fetch, site: string): Promise<Read> {
  const manifest = (await (await fetch(`/content/v1/manifest?site=${site}`)).json()) as Manifest;
  const bodies = await Promise.all(Object.values(manifest.locales).map(async ({ url }) => (await fetch(url)).text()));
  return { manifest, bodies };
}

/** The number that every word of a publication carries; nothing where the catalogue's own words stand. */
const numbersIn = (bodies: readonly string[], keys: readonly string[]): string[] =>
  bodies.flatMap((body) => {
    const { messages } = JSON.parse(body) as { messages: Record<string, { value?: string }[]> };
    return keys.map((key) => /^(Storm|Tormenta) (\d+)\.$/.exec(messages[key]?.[0]?.value ?? "")?.[2] ?? "none");
  });

/** Reads the manifest and what it names, on one site after the other, until it is over; a server that is gone is asked again. */
export async function contentReader(fetch: typeof globalThis.fetch, keys: readonly string[], over: AbortSignal): Promise<Seen> {
  const parts = new Map<string, string>();
  const seen: Seen = { reads: 0, releases: 0, mixed: 0, wrongBytes: 0 };
  for (let turn = 0; !over.aborted; turn += 1) {
    const read = await readAll(fetch, turn % 2 === 0 ? "business" : "community").catch(() => undefined);
    if (read) note(read, keys, parts, seen);
    await wait(read ? 5 : 100);
  }
  return { ...seen, releases: parts.size };
}

function note({ manifest, bodies }: Read, keys: readonly string[], parts: Map<string, string>, seen: Seen): void {
  const { release, locales, toggles } = manifest;
  const hashes = Object.values(locales).map(({ hash }) => hash);
  const named = JSON.stringify([hashes, toggles]);
  seen.reads += 1;
  seen.wrongBytes += bodies.filter((body, index) => sha256(body) !== hashes[index]).length;
  // Whoever has read a release once reads the same under its name ever after, on either site.
  if (new Set(numbersIn(bodies, keys)).size > 1 || (parts.get(release) ?? named) !== named) seen.mixed += 1;
  parts.set(release, named);
}
