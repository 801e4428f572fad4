import type { ToggleKey } from "@portico/catalogue/toggles";
import { builtIn } from "@portico/content-runtime/builtIn";
import { type StartOptions, startContent } from "@portico/content-runtime/start";
import type { ContentStore, Locale } from "@portico/content-runtime/store";
import { memoryStorage } from "../lib/storage.ts";

const contents = new Map<string, Promise<ContentStore>>();

/**
 * The built-in copy, without a server.
 * @param on toggles to switch on besides the default ones
 */
export function builtInContent(locale: Locale, on: readonly ToggleKey[] = []): Promise<ContentStore> {
  const name = [locale, ...on].join(" ");
  const started = contents.get(name) ?? startContent(offline(locale, on));
  contents.set(name, started);
  return started;
}

function offline(locale: Locale, on: readonly ToggleKey[]): StartOptions {
  const values = Object.fromEntries(on.map((key) => [key, { value: true }]));
  const bootstrap = {
    site: "business",
    locale,
    timeZone: "America/New_York",
    toggles: { etag: "", values },
  } as unknown as StartOptions["bootstrap"];
  return {
    bootstrap,
    fetch: () => Promise.reject(new Error("Stories have no server.")),
    storage: memoryStorage(),
    builtIn,
  };
}
