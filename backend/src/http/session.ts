import fastifySession from "@fastify/session";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import type { Principal } from "../lib/principal.ts";
import { principalById } from "../modules/identity/identity.reads.ts";
import { createSessionStore } from "../modules/identity/session.store.ts";
import { sessionCookies } from "../lib/sessionCookies.ts";

async function whoAsks(deps: Dependencies, request: FastifyRequest): Promise<Principal | undefined> {
  const { userId, site } = request.session;
  return userId && site === request.site ? principalById(deps, userId) : undefined;
}

/**
 * Sessions in the database and the person behind each request. The person is read anew every time, so a changed role or a
 * disabled user counts at the next call.
 */
export async function knowSessions(app: FastifyInstance, deps: Dependencies, secret: string): Promise<void> {
  const { session } = sessionCookies(deps.config);
  const cookie = { ...session.options, originalMaxAge: null };
  await app.register(fastifySession, {
    secret,
    cookieName: session.name,
    cookie: { ...session.options },
    store: createSessionStore(deps, cookie),
    saveUninitialized: false,
    rolling: false,
  });
  app.decorateRequest("principal", undefined);
  app.addHook("onRequest", async (request) => {
    request.principal = await whoAsks(deps, request);
    request.locale = request.principal?.locale ?? request.locale;
  });
}

/** Whether the browser brought the cookie of a session that is over. */
export function hadSession(request: FastifyRequest, { config }: Dependencies): boolean {
  return request.cookies[sessionCookies(config).session.name] !== undefined;
}
