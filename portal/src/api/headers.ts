import type { Bootstrap } from "./bootstrap.ts";

/** What every call says about its sender (SHELL-01), and the anti-forgery token that changing calls carry (SESS-07). */
export type CallHeaders = {
  reading: () => { "x-vendor-key": Bootstrap["vendorKey"]; "x-client-type": Bootstrap["clientType"] };
  mutating: () => ReturnType<CallHeaders["reading"]> & { "x-csrf-token": string };
  /** Takes the token that came with a sign-in, a sign-out or a fresh bootstrap; the old one is dead by then. */
  renew: (antiForgeryToken: string) => void;
};

export function createHeaders({ vendorKey, clientType, csrfToken }: Pick<Bootstrap, "vendorKey" | "clientType" | "csrfToken">): CallHeaders {
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

/** A fetch that says who asks with every call, also with those that make their request by themselves: telemetry, a fresh bootstrap. */
export const fetchAs = (headers: CallHeaders, fetch: typeof globalThis.fetch): typeof globalThis.fetch => (input, init) => {
  const request = new Request(input, init);
  for (const [name, value] of Object.entries(headers.reading())) request.headers.set(name, value);
  return fetch(request);
};
