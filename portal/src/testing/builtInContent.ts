import { builtIn } from "@portico/content-runtime/builtIn";
import { type StartOptions, startContent } from "@portico/content-runtime/start";
import type { ContentStore, Locale } from "@portico/content-runtime/store";
import { memoryStorage } from "../lib/memoryStorage.ts";

const contents = new Map<Locale, Promise<ContentStore>>();

/** The words of this build, without a server. */
export function builtInContent(locale: Locale): Promise<ContentStore> {
  const started = contents.get(locale) ?? startContent(offline(locale));
  contents.set(locale, started);
  return started;
}

function offline(locale: Locale): StartOptions {
  const bootstrap = { site: "business", locale, timeZone: "America/New_York", toggles: { etag: "", values: {} } } as unknown as StartOptions["bootstrap"];
  return { bootstrap, fetch: () => Promise.reject(new Error("A stage has no server.")), storage: memoryStorage(), builtIn };
}
