/** The session is over: everything about the customer leaves the page on the event of this type. Its creator is the session's slice. */
export const sessionEndedType = "session/ended";

/** What lives as long as a session: reads of one that is over are aborted, so that their answers reach nobody. */
export type SessionScope = { fetch: typeof globalThis.fetch; end: () => void };

/** @param fetch what is sent with. Calls that change something are left alone: aborting them would not undo them. */
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
