import type { Bootstrap } from "./bootstrap.ts";

/**
 * The headers of every call: vendor key and client type (SHELL-01), and the CSRF token on calls that change data
 * (SESS-07).
 */
export type CallHeaders = {
  reading: () => { "x-vendor-key": Bootstrap["vendorKey"]; "x-client-type": Bootstrap["clientType"] };
  mutating: () => ReturnType<CallHeaders["reading"]> & { "x-csrf-token": string };
  /** Stores the CSRF token from a sign-in, a sign-out or a fresh bootstrap; the previous token is no longer valid. */
  renew: (antiForgeryToken: string) => void;
};

/** Creates the call headers; `renew` replaces the CSRF token. */
export function createHeaders({
  vendorKey,
  clientType,
  csrfToken,
}: Pick<Bootstrap, "vendorKey" | "clientType" | "csrfToken">): CallHeaders {
  let token = csrfToken;
  const reading = () => ({ "x-vendor-key": vendorKey, "x-client-type": clientType });
  return {
    reading,
    mutating: () => ({ ...reading(), "x-csrf-token": token }),
    renew: (fresh) => {
      token = fresh;
    },
  };
}

/**
 * A fetch that adds these headers to each call, for callers that build their own requests: telemetry and the bootstrap
 * refresh.
 */
export const fetchAs =
  (headers: CallHeaders, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const request = new Request(input, init);
    for (const [name, value] of Object.entries(headers.reading())) request.headers.set(name, value);
    return fetch(request);
  };
