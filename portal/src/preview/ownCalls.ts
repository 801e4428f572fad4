import type { Locale } from "@portico/content-runtime/store";

/** What becomes known by a call. */
export type CallNews = { refused: () => void; ended: () => void };

export type OwnCalls = CallNews & { fetch: typeof fetch; token: string; locale: () => Locale };

/** What customers' pages say of themselves is said by nobody here; which language is shown is this page's own business. */
const unsaid: readonly { method: string; path: RegExp; status: number }[] = [
  { method: "POST", path: /^\/api\/pub\/telemetry\//, status: 202 },
  { method: "POST", path: /^\/content\/v1\/errors$/, status: 202 },
  { method: "PUT", path: /^\/api\/pub\/identity\/v1\/language$/, status: 204 },
];

function answeredHere({ method, url }: Request): Response | undefined {
  const { pathname } = new URL(url);
  const found = unsaid.find((call) => call.method === method && call.path.test(pathname));
  return found && new Response(null, { status: found.status });
}

async function codeOf(response: Response): Promise<unknown> {
  if (response.ok || !response.headers.get("content-type")?.includes("problem+json")) return undefined;
  return ((await response.clone().json()) as { code?: unknown }).code;
}

/** The calls of a preview's page: they say whose eyes they look through and in which language, and what the server makes of it is told. */
export function ownCalls({ fetch, token, locale, refused, ended }: OwnCalls): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const here = answeredHere(request);
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
