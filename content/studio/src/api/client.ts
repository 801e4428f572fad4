import type { paths as Identity } from "@portico/openapi/identity";
import type { paths as Operations } from "@portico/openapi/operations";
import type { paths as Portal } from "@portico/openapi/portal";
import type { paths as Studio } from "@portico/openapi/studio";
import type { paths as Translation } from "@portico/openapi/translation";
import createFetchClient from "openapi-fetch";
import type { Bootstrap } from "./bootstrap.ts";

/** One typed client per OpenAPI document, all over the same fetch. */
export type Client = ReturnType<typeof createClient>;

export type ClientOptions = {
  bootstrap: Pick<Bootstrap, "vendorKey" | "clientType" | "csrfToken" | "session">;
  fetch: typeof globalThis.fetch;
  /** Called when a response shows that the session has ended or belongs to someone else. */
  onEnded: () => void;
  /** Asks the user to prove who they are (decision 73); the call is then repeated once. */
  onStepUp?: () => Promise<boolean>;
};

/** Outside a browser a request needs an absolute URL; a test's fetch routes it to the site under test. */
const baseUrl = globalThis.location?.origin.startsWith("http") ? globalThis.location.origin : "http://localhost";

/** The fetch of all calls, and the headers of writing calls. */
export function createClient({ bootstrap, fetch, onEnded, onStepUp = async () => false }: ClientOptions) {
  const { vendorKey, clientType } = bootstrap;
  const guard = guardedFetch({
    fetch,
    token: bootstrap.csrfToken,
    username: bootstrap.session.editor?.username,
    startUrl: `${baseUrl}/content/v1/editor/start`,
    onEnded,
    onStepUp,
  });
  const options = { baseUrl, fetch: guard.fetch };
  const sender = { "x-vendor-key": vendorKey, "x-client-type": clientType } as const;
  return {
    content: createFetchClient<Studio>(options),
    identity: createFetchClient<Identity>(options),
    operations: createFetchClient<Operations>(options),
    portal: createFetchClient<Portal>(options),
    translation: createFetchClient<Translation>(options),
    /**
     * Headers of a call that changes data: the CSRF token and, in `version`, the ETag that the change is based on
     * (`If-Match`).
     */
    writing: (version?: string) => ({ "x-csrf-token": guard.token(), "if-match": version }),
    /** The same for identity and session calls, which also send the client type. */
    sending: () => ({ ...sender, "x-csrf-token": guard.token() }),
    /** Replaces the CSRF token and the user name for a new session; the previous token is no longer valid. */
    renew: guard.renew,
  };
}

type Fetch = typeof globalThis.fetch;

export type Guard = {
  fetch: (request: Request) => Promise<Response>;
  token: () => string;
  renew: (token: string, username?: string) => void;
};

type GuardOptions = {
  fetch: Fetch;
  token: string;
  username: string | undefined;
  startUrl: string;
  onEnded: () => void;
  onStepUp: () => Promise<boolean>;
};

const ends = ["NOT_SIGNED_IN", "SESSION_ENDED"];

/** Error codes that may mean that another tab has signed in since. */
const doubts = ["CSRF_TOKEN_INVALID", "NOT_ALLOWED"];

/** The problem code of an error response; undefined when it has none, as a proxy's. */
async function codeOf(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === "object" && body !== null && "code" in body ? String(body.code) : undefined;
}

/**
 * A fetch that detects the end of the session in any response. When another tab has signed in since, this tab's CSRF
 * token is invalid: for the same user it renews the token and retries once; for another user this page's session has
 * ended. Never writes under another user's name.
 */
function guardedFetch({ fetch, token: first, username: firstName, startUrl, onEnded, onStepUp }: GuardOptions): Guard {
  let token = first;
  let username = firstName;

  /** Reads whose session it is now; undefined when that cannot be known, which does not end it. */
  async function readStart(): Promise<Bootstrap | undefined> {
    try {
      const response = await fetch(new Request(startUrl));
      return response.ok ? ((await response.json()) as Bootstrap) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Retries a call that failed only because of the invalid CSRF token. */
  async function afterDoubt(code: string, spare: Request | undefined, refused: Response): Promise<Response> {
    const start = await readStart();
    if (start === undefined) return refused;
    if (start.session.editor?.username !== username) {
      onEnded();
      return refused;
    }
    token = start.csrfToken;
    if (code !== "CSRF_TOKEN_INVALID" || !spare) return refused;
    spare.headers.set("x-csrf-token", token);
    return fetch(spare);
  }

  async function guarded(request: Request): Promise<Response> {
    const spare = request.headers.has("x-csrf-token") ? request.clone() : undefined;
    const response = await fetch(request);
    const code = await codeOf(response);
    if (code === undefined) return response;
    if (ends.includes(code)) onEnded();
    if (code === "STEP_UP_REQUIRED" && spare && (await onStepUp())) {
      spare.headers.set("x-csrf-token", token);
      return fetch(spare);
    }
    return doubts.includes(code) ? afterDoubt(code, spare, response) : response;
  }

  return {
    fetch: guarded,
    token: () => token,
    renew: (fresh, whose) => {
      token = fresh;
      username = whose;
    },
  };
}
