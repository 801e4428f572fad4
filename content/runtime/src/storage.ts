import type { Locale, Snapshot } from "@portico/message/tree";
import type { Manifest } from "./contract.ts";
import { isSigned } from "./signature.ts";
import { openSnapshot } from "./snapshot.ts";

/** Cache of the last good copy; Web Storage fits. It may reject or lose anything at any time. */
export type CopyStorage = Pick<Storage, "getItem" | "setItem">;

export type KeptCopy = { manifest: Manifest; snapshot: Snapshot };

const nameOf = (site: string, locale: Locale) => `portico.copy.${site}.${locale}`;

/** Caches displayed copy: the signed manifest on the first line, the snapshot's original bytes on the second. */
export function keepCopy(storage: CopyStorage, manifest: Manifest, locale: Locale, text: string): void {
  try {
    storage.setItem(nameOf(manifest.site, locale), `${JSON.stringify(manifest)}\n${text}`);
  } catch {
    // Quota exceeded or storage blocked: the next start fetches instead.
  }
}

/** Returns the cached copy if it is intact and signed with the key embedded in the page. */
export async function keptCopy(
  storage: CopyStorage,
  site: string,
  locale: Locale,
  publicKey?: string,
): Promise<KeptCopy | undefined> {
  try {
    const kept = storage.getItem(nameOf(site, locale)) ?? "";
    const end = kept.indexOf("\n");
    const manifest = JSON.parse(kept.slice(0, end)) as Manifest;
    if (publicKey !== undefined && !(await isSigned(manifest, publicKey))) return undefined;
    return { manifest, snapshot: await openSnapshot(kept.slice(end + 1), manifest.locales[locale].hash, locale) };
  } catch {
    return undefined;
  }
}
