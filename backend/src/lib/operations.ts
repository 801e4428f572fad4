import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale, Principal, Site } from "./principal.ts";

/** Handles a validated and authorized request; a thrown error becomes a problem. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A handler of an operation, with optional limits that differ from the defaults. */
export type OperationHandler = Handler | { handler: Handler; bodyLimit?: number; callsPerMinute?: number };

/** A module's handlers by operationId. Requests arrive validated and authorized, with `request.principal`. */
export type Operations = Readonly<Record<string, OperationHandler>>;

declare module "fastify" {
  interface FastifyRequest {
    /** The authenticated user; undefined for a visitor. Set before any handler or permission check. */
    principal: Principal | undefined;
    /** The kind of origin of the Host header. */
    originKind: "portal" | "vault";
    /** Scheme, host and port of the request, from its Host header only, in lower case. */
    ownOrigin: string;
    /** The portal site of the Host header; business on the vault's origin. */
    site: Site;
    /** True for a request of a preview: impersonated and read-only. */
    preview: boolean;
    /** The response language: profile, cookie, Accept-Language, English. */
    locale: Locale;
  }
}

/** The operationId of a request; empty for pages, files and GraphQL. */
export function operationIdOf(request: FastifyRequest): string {
  const id: unknown = Reflect.get(request.routeOptions.schema ?? {}, "operationId");
  return typeof id === "string" ? id : "";
}
