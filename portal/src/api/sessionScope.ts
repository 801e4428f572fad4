/**
 * The type of the session-ended event: slices reset all customer data when it is dispatched. Its action creator is in
 * the session's slice.
 */
export const sessionEndedType = "session/ended";

/**
 * A fetch that lives as long as the session: when the session ends, reads in flight are aborted and their responses
 * discarded.
 */
export type SessionScope = { fetch: typeof globalThis.fetch; end: () => void };

/** @param fetch sends the calls. Calls that change data are not aborted: aborting would not undo them. */
export function createSessionScope(fetch: typeof globalThis.fetch): SessionScope {
  let session = new AbortController();
  return {
    fetch: (input, init) => {
      const request = new Request(input, init);
      return fetch(request.method === "GET" ? new Request(request, { signal: session.signal }) : request);
    },
    end: () => {
      session.abort();
      session = new AbortController();
    },
  };
}
