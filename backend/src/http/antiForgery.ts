import csrf from "@fastify/csrf-protection";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { Problem } from "../lib/problem.ts";
import { comesFromElsewhere } from "../lib/network.ts";
import { cookiesOf } from "../lib/cookies.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * For routes outside the OpenAPI documents, such as GraphQL's, that change data: requires the anti-forgery (CSRF)
     * token.
     */
    antiForgery?: boolean;
  }
  interface FastifyReply {
    /** The anti-forgery token for the current session; `fresh` invalidates all earlier tokens (SESS-07). */
    antiForgeryToken(options?: { fresh?: boolean }): string;
  }
}

/** The user or session that a token is bound to, besides the secret in the browser's HTTP-only cookie. */
function bearer(request: FastifyRequest): string {
  const { session, site, preview } = request;
  // A preview shows either site within the editor's own session.
  return session?.userId && (session.site === site || preview) ? session.sessionId : "anonymous";
}

function headerNames(request: FastifyRequest): string[] {
  const headers: unknown = request.routeOptions.schema?.headers;
  const properties: unknown =
    typeof headers === "object" && headers !== null ? Reflect.get(headers, "properties") : undefined;
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}

function needsToken(request: FastifyRequest): boolean {
  return request.routeOptions.config.antiForgery === true || headerNames(request).includes("x-csrf-token");
}

/**
 * One CSRF hook for all calls that change data: operations whose document names `x-csrf-token`, and routes with
 * `config.antiForgery`.
 */
export async function refuseForgeries(app: FastifyInstance, config: Config, secret: string): Promise<void> {
  const { antiForgery } = cookiesOf(config);
  await app.register(csrf, {
    sessionPlugin: "@fastify/cookie",
    cookieKey: antiForgery.name,
    cookieOpts: antiForgery.options,
    csrfOpts: { hmacKey: secret, userInfo: true },
    getUserInfo: bearer,
    getToken: (request: FastifyRequest) => String(request.headers["x-csrf-token"] ?? ""),
  });
  app.decorateReply("antiForgeryToken", function ({ fresh = false } = {}) {
    if (fresh) delete this.request.cookies[antiForgery.name];
    return this.generateCsrf({ userInfo: bearer(this.request) });
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (!needsToken(request)) return done();
    if (comesFromElsewhere(request)) return done(new Problem("CSRF_TOKEN_INVALID"));
    app.csrfProtection(request, reply, done);
  });
}
