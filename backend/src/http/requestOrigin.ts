import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { Problem } from "../lib/problem.ts";
import type { Places } from "./sites.ts";

/** A target as proxies are sent it: `http://host/path?query`. */
const absolute = /^https?:\/\/([^/?#]*)([^#]*)/i;

/**
 * The path of what is asked. A target with scheme and host says the host itself, whatever the Host header says (RFC 9112, 3.2.2); what
 * remains is answered as if it had come the usual way, and no target names another server.
 */
export function pathAsked(request: Pick<IncomingMessage, "url" | "headers">): string {
  const { url = "/" } = request;
  const [, host, rest = ""] = absolute.exec(url) ?? [];
  if (host === undefined) return url;
  request.headers.host = host;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** What a proxy adds that Portico does not know of. */
const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "x-forwarded-server", "x-real-ip", "x-original-url"];
const health = new Set(["/healthz", "/readyz"]);

/** A browser that is sure to call its own page's host, and names another host than the call does: somebody in between changed it. */
function hostWasChanged({ portalOrigins, vaultOrigin }: Config, { origin = "", "sec-fetch-site": site }: IncomingHttpHeaders): boolean {
  if (site !== "same-origin" || !URL.canParse(origin)) return false;
  return ![...portalOrigins, vaultOrigin].some((own) => new URL(own).hostname === new URL(origin).hostname);
}

/** Signs of a proxy; nginx adds no header of its own, but speaks HTTP/1.0 and leaves the browser's origin as it is. */
function cameThroughProxy(config: Config, { headers, raw }: FastifyRequest): boolean {
  return proxyHeaders.some((name) => headers[name] !== undefined) || raw.httpVersion === "1.0" || hostWasChanged(config, headers);
}

const hostLines = ({ raw }: FastifyRequest) => raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;

/**
 * Refuses what names two hosts and, while the demo is on without a proxy that it was told of, what came through a proxy or for a host that is
 * none of ours: everybody knows the password of the invented people, and a proxy would show them to everybody.
 */
export function refuseMisdirected(app: FastifyInstance, config: Config, places: Places): void {
  const isDemoAlone = config.demo && !config.trustProxy;
  app.addHook("onRequest", async (request) => {
    if (hostLines(request) > 1) throw new Problem("INVALID_REQUEST");
    if (!isDemoAlone || health.has(request.routeOptions.url ?? "")) return;
    if (places(request.headers.host) !== undefined && !cameThroughProxy(config, request)) return;
    request.log.warn("refused: the demo answers browsers on this machine alone. Behind a proxy set DEMO=0, or DEMO=1 together with TRUST_PROXY");
    throw new Problem("NOT_FOUND", { status: 421 });
  });
}
