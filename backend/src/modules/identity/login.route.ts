import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../dependencies.ts";
import { sessionCookies } from "../../lib/sessionCookies.ts";
import { principalOf } from "./identity.reads.ts";
import { rememberProfile } from "./profileCookie.ts";
import { grantSeconds } from "./resetGrants.repository.ts";
import { sessionAnswer } from "./session.reads.ts";
import { forgetSessions } from "./session.repository.ts";
import { signIn } from "./signIn.service.ts";
import type { UserRow } from "./user.repository.ts";

type LoginRequest = components["schemas"]["LoginRequest"];
type LoginAnswer = components["schemas"]["LoginAnswer"];

const dayMilliseconds = 86_400_000;

/** A new id for the session of somebody who has just shown who they are; the old id is dead (S1). */
async function openSession({ database, securityClock }: Dependencies, request: FastifyRequest, user: UserRow): Promise<void> {
  const now = securityClock.now();
  await request.session.regenerate();
  Object.assign(request.session, { userId: user.id, site: user.site, createdAt: now.toISOString(), lastActivityAt: now.toISOString() });
  await request.session.save();
  await forgetSessions(database, new Date(now.getTime() - dayMilliseconds));
}

async function signedIn(deps: Dependencies, request: FastifyRequest, reply: FastifyReply, user: UserRow, rememberMe: boolean): Promise<LoginAnswer> {
  await openSession(deps, request, user);
  const principal = await principalOf(deps.database, user);
  await rememberProfile(deps, reply, principal, rememberMe);
  return { result: "SUCCESS", csrfToken: reply.antiForgeryToken({ fresh: true }), session: await sessionAnswer(deps, request, principal) };
}

/** Signs nobody in: the grant to choose a new password goes into a closed cookie, for the one path that takes it. */
function mustReset(deps: Dependencies, reply: FastifyReply, grant: string): LoginAnswer {
  const { name, options } = sessionCookies(deps.config).passwordReset;
  reply.setCookie(name, grant, { ...options, maxAge: grantSeconds });
  return { result: "PASSWORD_RESET_REQUIRED", csrfToken: reply.antiForgeryToken({ fresh: true }) };
}

/** Sign in (SESS-01, SESS-07). */
export function login(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<LoginAnswer> => {
    const { username, password, rememberMe } = request.body as LoginRequest;
    const outcome = await signIn(deps, { username, password, site: request.site, address: request.ip });
    if (outcome.result === "PASSWORD_RESET_REQUIRED") return mustReset(deps, reply, outcome.grant);
    return signedIn(deps, request, reply, outcome.user, rememberMe);
  };
}
