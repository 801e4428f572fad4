import type { paths as Identity } from "@portico/openapi/identity";
import type { paths as Operations } from "@portico/openapi/operations";
import type { paths as Portal } from "@portico/openapi/portal";
import type { paths as Studio } from "@portico/openapi/studio";
import type { paths as Translation } from "@portico/openapi/translation";
import createFetchClient from "openapi-fetch";
import type { Bootstrap } from "./bootstrap.ts";
import { guardedFetch } from "./guardedFetch.ts";

/** One typed client a document of the contract, all over the same fetch. */
export type Client = ReturnType<typeof createClient>;

export type ClientOptions = {
  bootstrap: Pick<Bootstrap, "vendorKey" | "clientType" | "csrfToken" | "session">;
  fetch: typeof globalThis.fetch;
  /** Hears that a call found the session over, or somebody else's. */
  onEnded: () => void;
};

/** Outside a browser a request needs an absolute address; a test's fetch sends it to the site under test. */
const baseUrl = globalThis.location?.origin.startsWith("http") ? globalThis.location.origin : "http://localhost";

/** What carries every call, and what a writing call says about itself. */
export function createClient({ bootstrap, fetch, onEnded }: ClientOptions) {
  const { vendorKey, clientType } = bootstrap;
  const guard = guardedFetch({ fetch, token: bootstrap.csrfToken, username: bootstrap.session.editor?.username, startUrl: `${baseUrl}/content/v1/editor/start`, onEnded });
  const options = { baseUrl, fetch: guard.fetch };
  const sender = { "x-vendor-key": vendorKey, "x-client-type": clientType } as const;
  return {
    content: createFetchClient<Studio>(options),
    identity: createFetchClient<Identity>(options),
    operations: createFetchClient<Operations>(options),
    portal: createFetchClient<Portal>(options),
    translation: createFetchClient<Translation>(options),
    /** Headers of a call that changes something: the anti-forgery token and, in `version`, the ETag of what the change starts from. */
    writing: (version?: string) => ({ "x-csrf-token": guard.token(), "if-match": version }),
    /** The same for the calls of identity and session, which say who sends them. */
    sending: () => ({ ...sender, "x-csrf-token": guard.token() }),
    /** Takes the token of a new session, and whose it is; the old token is dead by then. */
    renew: guard.renew,
  };
}
