import type { Locale } from "@portico/content-runtime/store";

/** Callbacks for what a response reveals. */
export type PreviewFetchEvents = { refused: () => void; ended: () => void };

export type PreviewFetchOptions = PreviewFetchEvents & {
  fetch: typeof fetch;
  token: string;
  locale: () => Locale;
  vaultOrigin: string;
};

/** A call that this page answers itself, without the server. */
type LocalResponse = { method: string; path: RegExp; status: number; body?: (parts: PreviewFetchOptions) => object };

/**
 * Calls the preview does not send: telemetry and the language preference are dropped, and the vault's form gets an
 * invalid ticket, so that it is shown (InlineVaultFrame.tsx).
 */
const localResponses: readonly LocalResponse[] = [
  { method: "POST", path: /^\/api\/pub\/telemetry\//, status: 202 },
  { method: "POST", path: /^\/content\/v1\/errors$/, status: 202 },
  { method: "PUT", path: /^\/api\/pub\/identity\/v1\/language$/, status: 204 },
  {
    method: "POST",
    path: /^\/api\/pub\/pciedge\/pci\/v1\/tickets$/,
    status: 201,
    body: ({ vaultOrigin }) => ({
      ticket: "preview",
      frameUrl: `${vaultOrigin}/vault`,
      vaultOrigin,
      expiresInSeconds: 900,
    }),
  },
];

function localResponse({ method, url }: Request, parts: PreviewFetchOptions): Response | undefined {
  const { pathname } = new URL(url);
  const found = localResponses.find((call) => call.method === method && call.path.test(pathname));
  return (
    found &&
    new Response(found.body ? JSON.stringify(found.body(parts)) : null, {
      status: found.status,
      headers: { "content-type": "application/json" },
    })
  );
}

async function codeOf(response: Response): Promise<unknown> {
  if (response.ok || !response.headers.get("content-type")?.includes("problem+json")) return undefined;
  return ((await response.clone().json()) as { code?: unknown }).code;
}

/**
 * The fetch of a preview page: adds the previewed customer and the language to each call, and reports refused changes
 * and an expired preview.
 */
export function createPreviewFetch(parts: PreviewFetchOptions): PreviewFetchOptions["fetch"] {
  const { fetch, token, locale, refused, ended } = parts;
  return async (input, init) => {
    const request = new Request(input, init);
    const here = localResponse(request, parts);
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
