import type { Bootstrap } from "./bootstrap.ts";

type Fetch = typeof globalThis.fetch;

export type Guard = {
  fetch: (request: Request) => Promise<Response>;
  token: () => string;
  renew: (token: string, username?: string) => void;
};

type GuardOptions = { fetch: Fetch; token: string; username: string | undefined; startUrl: string; onEnded: () => void };

const ends = ["NOT_SIGNED_IN", "SESSION_ENDED"];

/** Refusals that may mean that another tab has signed somebody in since. */
const doubts = ["CSRF_TOKEN_INVALID", "NOT_ALLOWED"];

/** The code of a refusal; what refuses without one is none of ours. */
async function codeOf(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined;
  const body: unknown = await response.clone().json().catch(() => undefined);
  return typeof body === "object" && body !== null && "code" in body ? String(body.code) : undefined;
}

/**
 * A fetch that notices in any answer that the session is over. When another tab has signed in since, this one's token is dead: for the same
 * person it takes the new one and tries once more; for somebody else the session of this page is over. Nothing is ever written under
 * another name.
 */
export function guardedFetch({ fetch, token: first, username: firstName, startUrl, onEnded }: GuardOptions): Guard {
  let token = first;
  let username = firstName;

  /** The token of the session as it is now; undefined when it is not this person's. */
  async function freshToken(): Promise<string | undefined> {
    const response = await fetch(new Request(startUrl));
    if (!response.ok) return undefined;
    const { session, csrfToken } = (await response.json()) as Bootstrap;
    return session.editor?.username === username ? csrfToken : undefined;
  }

  /** Tries again what only the dead token stood in the way of. */
  async function afterDoubt(code: string, spare: Request | undefined, refused: Response): Promise<Response> {
    const fresh = await freshToken();
    if (fresh === undefined) onEnded();
    else token = fresh;
    if (fresh === undefined || code !== "CSRF_TOKEN_INVALID" || !spare) return refused;
    spare.headers.set("x-csrf-token", fresh);
    return fetch(spare);
  }

  async function guarded(request: Request): Promise<Response> {
    const spare = request.headers.has("x-csrf-token") ? request.clone() : undefined;
    const response = await fetch(request);
    const code = await codeOf(response);
    if (code === undefined) return response;
    if (ends.includes(code)) onEnded();
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
