import type { ContentStore, Locale } from "@portico/content-runtime/store";
import { createContentStore } from "@portico/content-runtime/store";
import { errorReports } from "@portico/content-runtime/errors";
import type { OfflineCopy } from "../lib/offlineCopy.ts";
import { memoryStorage } from "../lib/storage.ts";

type Messages = Parameters<typeof createContentStore>[0]["copy"]["snapshot"]["messages"];

/** The data in the offline page, the same for everybody. */
export type OfflineStart = {
  site: "business" | "community";
  locale: Locale;
  timeZone: string;
  contacts: OfflineCopy["contacts"];
  messages: Record<Locale, Messages>;
};

/** Reads the page's data. */
export function readOfflineStart(page: Document): OfflineStart {
  return JSON.parse(page.getElementById("portico-bootstrap")?.textContent ?? "") as OfflineStart;
}

const noNetwork = () => Promise.reject(new Error("The offline page calls nothing."));

/** The page's messages in one language. Nothing is loaded, and no error is reported: there is no network. */
export function offlineContent({ site, timeZone, messages }: OfflineStart, locale: Locale): ContentStore {
  const snapshot = { messages: messages[locale] } as Parameters<typeof createContentStore>[0]["copy"]["snapshot"];
  return createContentStore({
    sources: {
      fetch: noNetwork,
      storage: memoryStorage(),
      builtIn: noNetwork,
      site,
      publicKey: undefined,
      timeoutMilliseconds: 0,
    },
    timeZone,
    copy: { locale, release: "offline", source: "lastGood", snapshot },
    manifest: undefined,
    toggles: { etag: "", values: {} },
    reports: errorReports(noNetwork),
  });
}
