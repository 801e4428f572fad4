import type { Locale } from "@portico/content-runtime/store";

/** What becomes known by a call. */
export type CallNews = { refused: () => void; ended: () => void };

export type OwnCalls = CallNews & { fetch: typeof fetch; token: string; locale: () => Locale; vaultOrigin: string };

/** A call that this page answers by itself. */
type OwnAnswer = { method: string; path: RegExp; status: number; body?: (parts: OwnCalls) => object };

/**
 * What customers' pages say of themselves is said by nobody here; which language is shown is this page's own business; and the vault's form
 * comes with a ticket that opens nothing, so that it is seen (VaultInPlace.tsx).
 */
const ownAnswers: readonly OwnAnswer[] = [
  { method: "POST", path: /^\/api\/pub\/telemetry\//, status: 202 },
  { method: "POST", path: /^\/content\/v1\/errors$/, status: 202 },
  { method: "PUT", path: /^\/api\/pub\/identity\/v1\/language$/, status: 204 },
  {
    method: "POST",
    path: /^\/api\/pub\/pciedge\/pci\/v1\/tickets$/,
    status: 201,
    body: ({ vaultOrigin }) => ({ ticket: "preview", frameUrl: `${vaultOrigin}/vault`, vaultOrigin, expiresInSeconds: 900 }),
  },
];

function answeredHere({ method, url }: Request, parts: OwnCalls): Response | undefined {
  const { pathname } = new URL(url);
  const found = ownAnswers.find((call) => call.method === method && call.path.test(pathname));
  return found && new Response(found.body ? JSON.stringify(found.body(parts)) : null, { status: found.status, headers: { "content-type": "application/json" } });
}

async function codeOf(response: Response): Promise<unknown> {
  if (response.ok || !response.headers.get("content-type")?.includes("problem+json")) return undefined;
  return ((await response.clone().json()) as { code?: unknown }).code;
}

/** The calls of a preview's page: they say whose eyes they look through and in which language, and what the server makes of it is told. */
export function ownCalls(parts: OwnCalls): OwnCalls["fetch"] {
  const { fetch, token, locale, refused, ended } = parts;
  return async (input, init) => {
    const request = new Request(input, init);
    const here = answeredHere(request, parts);
    if (here) return here;
    request.headers.set("x-portico-preview", token);
    request.headers.set("accept-language", locale());
    const response = await fetch(request);
    const code = await codeOf(response);
    if (code === "PREVIEW_READ_ONLY") refused();
    if (code === "PREVIEW_ENDED") ended();
    return response;
  };
}
