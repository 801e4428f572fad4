import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { Problem } from "../lib/problem.ts";
import { mayCall } from "../modules/identity/permissions.domain.ts";
import { hadSession } from "./session.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For routes without a document: what `x-permission` says in one. */
    permission?: string;
  }
}

/** Open to everybody, or kept by the handler itself (the vault's ticket). */
const open = new Set(["public", "demo", "vault-ticket"]);

/** What the caller of a route needs; a route that says nothing is open (pages, files). */
export function neededPermission(request: FastifyRequest): string {
  const documented: unknown = Reflect.get(request.routeOptions.schema ?? {}, "x-permission");
  return request.routeOptions.config.permission ?? (typeof documented === "string" ? documented : "public");
}

/** The one place where a caller is let in or not: before the body is read, from what the document of the route says (SESS-11). */
export function askPermission(app: FastifyInstance, deps: Dependencies): void {
  app.addHook("onRequest", async (request) => {
    const needed = neededPermission(request);
    if (open.has(needed)) return;
    if (!request.principal) throw new Problem(hadSession(request, deps) ? "SESSION_ENDED" : "NOT_SIGNED_IN");
    if (!mayCall(request.principal, needed)) throw new Problem("NOT_ALLOWED");
  });
}
