import type { FastifyInstance, InjectOptions } from "fastify";
import { CookieJar } from "./cookieJar.ts";
import type { Bootstrap, TestBrowser } from "./types.ts";

type Method = NonNullable<InjectOptions["method"]>;

function headersOf(request: Request, host: string, jar: CookieJar): Record<string, string> {
  const cookie = jar.header();
  return { ...Object.fromEntries(request.headers), host, ...(cookie ? { cookie } : {}) };
}

/** An app of the product, created on first use. */
export type LazyApp = () => Promise<FastifyInstance>;

/**
 * `fetch` over an in-process Fastify instance, like a browser on one host: keeps cookies and marks same-origin
 * requests.
 */
export function fetchOver(app: FastifyInstance | LazyApp, origin: string, jar: CookieJar): typeof fetch {
  const { host } = new URL(origin);
  return async (input, init) => {
    const request = new Request(typeof input === "string" ? new URL(input, origin) : input, init);
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    request.signal.throwIfAborted();
    const opened = typeof app === "function" ? await app() : app;
    const answer = await opened.inject({
      method: request.method as Method,
      url: pathname + search,
      headers: headersOf(request, host, jar),
      ...(body.length > 0 ? { payload: body } : {}),
    });
    request.signal.throwIfAborted();
    const response = new Response(emptyStatus.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: pairs(answer.headers),
    });
    jar.take(response.headers.getSetCookie());
    return response;
  };
}

const emptyStatus = new Set([101, 204, 205, 304]);

function pairs(headers: Record<string, unknown>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  );
}

/** A separate browser on the site's host. */
export function createBrowser(
  app: FastifyInstance,
  vault: LazyApp,
  origins: { portal: string; vault: string },
): TestBrowser {
  const jar = new CookieJar();
  const browse = fetchOver(app, origins.portal, jar);
  return {
    fetch: browse,
    vaultFetch: fetchOver(vault, origins.vault, new CookieJar()),
    bootstrap: async () => (await browse("/api/pub/portal/v1/bootstrap")).json() as Promise<Bootstrap>,
    jar,
  };
}
