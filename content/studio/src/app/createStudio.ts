import type { ContentStore } from "@portico/content-runtime/store";
import type { Bootstrap } from "../api/bootstrap.ts";
import { createClient } from "../api/client.ts";
import type { StudioApi } from "../data/studioContexts.ts";
import { createReadCache } from "../data/readCache.ts";
import { createSession, type Session } from "../session/createSession.ts";

/** The Studio without its screens: the same for the page, for stories and for flow tests. */
export type Studio = { api: StudioApi; session: Session; words: ContentStore; bootstrap: Bootstrap };

type Parts = { bootstrap: Bootstrap; fetch: typeof globalThis.fetch; words: ContentStore };

/** @example const studio = createStudio({ bootstrap, fetch, words: await startBuiltIn({ ... }) }); */
export function createStudio({ bootstrap, fetch, words }: Parts): Studio {
  const cache = createReadCache();
  const client = createClient({ bootstrap, fetch, onEnded: () => session.end() });
  const session: Session = createSession({ client, cache, bootstrap, showIn: words.setLocale });
  return { api: { client, cache }, session, words, bootstrap };
}
