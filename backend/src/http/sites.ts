import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { Site } from "../lib/principal.ts";

export type Place = { originKind: "portal" | "vault"; site: Site } | undefined;

/** Host without port, in lower case. Only the Host header counts: X-Forwarded-Host must not switch the site. */
function hostname(host: string | undefined): string {
  const url = `http://${host ?? ""}`;
  return URL.canParse(url) ? new URL(url).hostname : "";
}

/** What a Host header stands for; undefined for a host that is none of ours. */
export function placeOf(config: Config, host: string | undefined): Place {
  const name = hostname(host);
  if (name === new URL(config.vaultOrigin).hostname) return { originKind: "vault", site: "business" };
  if (config.businessHosts.includes(name)) return { originKind: "portal", site: "business" };
  return config.communityHosts.includes(name) ? { originKind: "portal", site: "community" } : undefined;
}

/** Lets a route say on which origin it answers: `constraints: { originKind: "vault" }`. Elsewhere it does not exist. */
export function originConstraint(config: Config) {
  return {
    name: "originKind",
    storage() {
      const handlers = new Map<string, unknown>();
      return {
        get: (kind: string) => handlers.get(kind) ?? null,
        set: (kind: string, handler: unknown) => void handlers.set(kind, handler),
        del: (kind: string) => void handlers.delete(kind),
        empty: () => handlers.clear(),
      };
    },
    validate: () => true,
    deriveConstraint: (request: IncomingMessage) => placeOf(config, request.headers.host)?.originKind ?? "unknown",
    mustMatchWhenDerived: false,
  };
}

/** Puts site and kind of origin on every request. */
export function knowSites(app: FastifyInstance, config: Config): void {
  app.decorateRequest("site", "business");
  app.decorateRequest("originKind", "portal");
  app.addHook("onRequest", async (request) => {
    const place = placeOf(config, request.headers.host);
    if (place) Object.assign(request, place);
  });
}
