import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { Config } from "../config/config.ts";
import type { Site } from "../lib/principal.ts";

type Constraint = NonNullable<NonNullable<FastifyServerOptions["routerOptions"]>["constraints"]>[string];
type Handlers = Map<string, NonNullable<ReturnType<ReturnType<Constraint["storage"]>["get"]>>>;

export type SiteOrigin = { originKind: "portal" | "vault"; site: Site } | undefined;

/** Maps a Host header to a site and origin of this process; undefined for an unknown host. */
export type SiteOriginOf = (host: string | undefined) => SiteOrigin;

/**
 * The host without port, in lower case, not normalized further: a browser never sends 127.0.0.1 as 2130706433 or after
 * a user name. Only the Host header counts: X-Forwarded-Host must not switch the site.
 */
function hostname(host: string | undefined): string {
  return /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.exec(host ?? "")?.[1]?.toLowerCase() ?? "";
}

/** The host mapping of the portal's process. */
export function placeOf(
  config: Pick<Config, "businessHosts" | "communityHosts">,
  host: string | undefined,
): SiteOrigin {
  const name = hostname(host);
  if (config.businessHosts.includes(name)) return { originKind: "portal", site: "business" };
  return config.communityHosts.includes(name) ? { originKind: "portal", site: "community" } : undefined;
}

export const portalPlaces =
  (config: Config): SiteOriginOf =>
  (host) =>
    placeOf(config, host);

/** The host mapping of the vault's process: one host. */
export const vaultPlaces =
  ({ vaultOrigin }: Config): SiteOriginOf =>
  (host) =>
    hostname(host) === new URL(vaultOrigin).hostname ? { originKind: "vault", site: "business" } : undefined;

/**
 * Route constraint on the origin: `constraints: { originKind: "vault" }`. On other origins the route does not exist.
 */
export function originConstraint(places: SiteOriginOf): Constraint {
  return {
    name: "originKind",
    storage() {
      const handlers: Handlers = new Map();
      return {
        get: (kind) => handlers.get(kind) ?? null,
        set: (kind, handler) => void handlers.set(kind, handler),
        del: (kind) => void handlers.delete(kind),
        empty: () => handlers.clear(),
      };
    },
    deriveConstraint: (request) => places(request.headers.host)?.originKind ?? "unknown",
    mustMatchWhenDerived: false,
  };
}

/** Sets site and origin kind on every request. */
export function registerSites(app: FastifyInstance, config: Pick<Config, "tls">, places: SiteOriginOf): void {
  app.decorateRequest("site", "business");
  app.decorateRequest("originKind", "portal");
  app.decorateRequest("ownOrigin", "");
  app.addHook("onRequest", async (request) => {
    const { host } = request.headers;
    const place = places(host);
    Object.assign(request, place, {
      ownOrigin: `${config.tls ? "https" : request.protocol}://${host ?? ""}`.toLowerCase(),
    });
  });
}
