import { Signer } from "@fastify/cookie";
import fastifySession from "@fastify/session";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import type { Principal } from "../lib/principal.ts";
import { clearVisitsCookie } from "../modules/appointments/visitsCookie.writes.ts";
import { principalById } from "../modules/identity/identity.reads.ts";
import { endedElsewhere } from "../modules/identity/session.reads.ts";
import { tokenHash } from "../lib/secrets.ts";
import { createSessionStore } from "../modules/identity/session.store.ts";
import { cookiesOf } from "../lib/cookies.ts";
import { Problem } from "../lib/problem.ts";
import { requireRecentProof, requireSecondFactor } from "../modules/identity/stepUp.reads.ts";
import { mayCall, onAccount } from "../modules/identity/permissions.domain.ts";

async function sessionPrincipal(deps: Dependencies, request: FastifyRequest): Promise<Principal | undefined> {
  const { userId, site, accountId } = request.session;
  return userId && site === request.site ? principalById(deps, userId, accountId) : undefined;
}

/** Tells the browser why its session was ended from elsewhere, so that the sign-in page can say it. */
async function sayWhyEnded(
  deps: Dependencies,
  signer: Signer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { session, authResponse } = cookiesOf(deps.config);
  const cookie = request.cookies[session.name];
  if (cookie === undefined || request.session.userId) return;
  const { valid, value } = signer.unsign(cookie);
  const because = valid && value !== null ? await endedElsewhere(deps.database, tokenHash(value)) : undefined;
  if (because) reply.setCookie(authResponse.name, because, authResponse.options);
}

/**
 * Loads the session and its user for each request. The user is read every time, so a changed role or a disabled user
 * applies at the next call.
 */
export async function registerSessions(app: FastifyInstance, deps: Dependencies, secret: string): Promise<void> {
  const { session } = cookiesOf(deps.config);
  const cookie = { ...session.options, originalMaxAge: null };
  const signer = new Signer(secret);
  await app.register(fastifySession, {
    secret: signer,
    cookieName: session.name,
    cookie: { ...session.options },
    store: createSessionStore(deps, cookie),
    saveUninitialized: false,
    rolling: false,
  });
  app.decorateRequest("principal", undefined);
  app.addHook("onRequest", async (request, reply) => {
    await sayWhyEnded(deps, signer, request, reply);
    request.principal = await sessionPrincipal(deps, request);
    if (!request.principal) clearVisitsCookie(deps.config, request, reply);
    request.locale = request.principal?.locale ?? request.locale;
  });
}

/** Whether the browser sent the cookie of an expired session. */
function hadSession(request: FastifyRequest, { config }: Dependencies): boolean {
  return request.cookies[cookiesOf(config).session.name] !== undefined;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** For routes outside the OpenAPI documents: the equivalent of `x-permission`. */
    permission?: string;
  }
}

/** Permissions that are open to everybody, or checked by the handler itself (the vault's ticket). */
const open = new Set(["public", "demo", "vault-ticket"]);

/** The permission that a route requires; a route without one is open (pages, files). */
function requiredPermission(request: FastifyRequest): string {
  const documented: unknown = Reflect.get(request.routeOptions.schema ?? {}, "x-permission");
  return request.routeOptions.config.permission ?? (typeof documented === "string" ? documented : "public");
}

/** Whether an operation needs a recent proof of identity (`x-step-up`). */
const isSensitive = (request: FastifyRequest): boolean =>
  Reflect.get(request.routeOptions.schema ?? {}, "x-step-up") === true;

const accountIn = (named: unknown): string => {
  const accountId: unknown = Reflect.get(Object(named), "accountId");
  return typeof accountId === "string" ? accountId : "";
};

/**
 * The single authorization: checks the permission in the route's document, with the user's role on the account that the
 * request names (SESS-11). An account in the URL is known before the body is read. Where only the body can name one,
 * whoever lacks the permission on each of their accounts is refused before it is read, and the rest after.
 */
export function requirePermission(app: FastifyInstance, deps: Dependencies): void {
  app.addHook("onRequest", async (request) => {
    const needed = requiredPermission(request);
    if (open.has(needed)) return;
    const { principal, params, query } = request;
    if (!principal) throw new Problem(hadSession(request, deps) ? "SESSION_ENDED" : "NOT_SIGNED_IN");
    const accountId = accountIn(params) || accountIn(query);
    request.principal = onAccount(principal, accountId);
    const mayNameAnother = accountId === "" && request.routeOptions.config.needsBody === true;
    const others = mayNameAnother ? principal.accountIds.map((id) => onAccount(principal, id)) : [];
    if (![request.principal, ...others].some((each) => mayCall(each, needed))) throw new Problem("NOT_ALLOWED");
  });
  app.addHook("preHandler", async (request) => {
    requireOnAccountOfBody(request);
    await requireSecondFactor(deps, request, requiredPermission(request));
    if (isSensitive(request)) requireRecentProof(deps, request);
  });
}

function requireOnAccountOfBody(request: FastifyRequest): void {
  const { principal, params, query, body } = request;
  const needed = requiredPermission(request);
  if (open.has(needed) || !principal || accountIn(params) || accountIn(query)) return;
  request.principal = onAccount(principal, accountIn(body));
  if (!mayCall(request.principal, needed)) throw new Problem("NOT_ALLOWED");
}
