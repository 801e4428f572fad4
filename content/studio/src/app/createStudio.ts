import type { ContentStore } from "@portico/content-runtime/store";
import type { Bootstrap } from "../api/bootstrap.ts";
import { type Client, createClient } from "../api/client.ts";
import type { StudioApi } from "../data/studioContexts.ts";
import { createReadCache } from "../data/readCache.ts";
import { createSession, type Session } from "../session/createSession.ts";
import { createStepUp, type StepUp } from "../session/createStepUp.ts";

/** The Studio without its screens: the same for the page, for stories and for flow tests. */
export type Studio = { api: StudioApi; session: Session; stepUp: StepUp; words: ContentStore; bootstrap: Bootstrap };

type Parts = { bootstrap: Bootstrap; fetch: typeof globalThis.fetch; words: ContentStore };

/** @example const studio = createStudio({ bootstrap, fetch, words: await startBuiltIn({ ... }) }); */
export function createStudio({ bootstrap, fetch, words }: Parts): Studio {
  const cache = createReadCache();
  const stepUp: StepUp = createStepUp(() => client);
  const onEnded = () => {
    stepUp.cancel();
    session.end();
  };
  const client: Client = createClient({ bootstrap, fetch, onEnded, onStepUp: stepUp.ask });
  const session: Session = createSession({ client, cache, bootstrap, showIn: words.setLocale });
  return { api: { client, cache }, session, stepUp, words, bootstrap };
}
