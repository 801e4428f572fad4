import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { Problem } from "../lib/problem.ts";
import type { SiteOriginOf } from "./sites.ts";

/** A request target in absolute form, as sent to proxies: `http://host/path?query`. */
const absolute = /^https?:\/\/([^/?#]*)([^#]*)/i;

/**
 * The path of a request target. A target in absolute form overrides the Host header (RFC 9112, 3.2.2); its path is then
 * served as usual, and no request is forwarded to another server.
 */
export function requestPath(request: Pick<IncomingMessage, "url" | "headers">): string {
  const { url = "/" } = request;
  const [, host, rest = ""] = absolute.exec(url) ?? [];
  if (host === undefined) return url;
  request.headers.host = host;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Headers of a proxy that Portico is not configured for. */
const proxyHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-forwarded-server",
  "x-real-ip",
  "x-original-url",
];
const health = new Set(["/healthz", "/readyz"]);

/**
 * Whether the host was rewritten: a browser sends the origin of its own page, and it differs from the request's host.
 */
function hostWasChanged(
  { portalOrigins, vaultOrigin }: Config,
  { origin = "", "sec-fetch-site": site }: IncomingHttpHeaders,
): boolean {
  if (site !== "same-origin" || !URL.canParse(origin)) return false;
  return ![...portalOrigins, vaultOrigin].some((own) => new URL(own).hostname === new URL(origin).hostname);
}

/**
 * Whether the request came through a proxy. nginx adds no header of its own, but speaks HTTP/1.0 and keeps the
 * browser's Origin.
 */
function cameThroughProxy(config: Config, { headers, raw }: FastifyRequest): boolean {
  return (
    proxyHeaders.some((name) => headers[name] !== undefined) ||
    raw.httpVersion === "1.0" ||
    hostWasChanged(config, headers)
  );
}

const hostLines = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;

/**
 * Rejects requests that name two hosts. While the demo is on without a configured proxy, also rejects requests that
 * came through a proxy or for an unknown host: the demo users' password is public, and a proxy would expose them to
 * everybody.
 */
export function refuseMisdirected(app: FastifyInstance, config: Config, places: SiteOriginOf): void {
  const isDemoAlone = config.demo && !config.trustProxy;
  app.addHook("onRequest", async (request) => {
    if (hostLines(request) > 1) throw new Problem("INVALID_REQUEST");
    if (!isDemoAlone || health.has(request.routeOptions.url ?? "")) return;
    if (places(request.headers.host) !== undefined && !cameThroughProxy(config, request)) return;
    request.log.warn(
      "refused: the demo answers browsers on this machine alone. Behind a proxy set DEMO=0, or DEMO=1 together with TRUST_PROXY",
    );
    throw new Problem("NOT_FOUND", { status: 421 });
  });
}
