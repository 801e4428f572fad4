import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../dependencies.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { sessionCookies } from "../../lib/sessionCookies.ts";
import { principalOf } from "./identity.reads.ts";
import { knownDevice, rememberDevice, rememberProfile } from "./cookies.ts";
import { grantSeconds } from "./passwordReset.service.ts";
import { sessionAnswer } from "./session.reads.ts";
import { nameOf } from "./throttle.ts";
import { signIn } from "./signIn.service.ts";
import type { UserRow } from "./user.repository.ts";

type LoginRequest = components["schemas"]["LoginRequest"];
type LoginAnswer = components["schemas"]["LoginAnswer"];

/** Regenerates the session id after sign-in, against session fixation; the old id is invalid (S1). */
async function openSession({ securityClock }: Dependencies, request: FastifyRequest, user: UserRow): Promise<void> {
  const now = securityClock.now();
  await request.session.regenerate();
  Object.assign(request.session, {
    userId: user.id,
    site: user.site,
    createdAt: now.toISOString(),
    lastActivityAt: now.toISOString(),
  });
  await request.session.save();
}

async function signedIn(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  rememberMe: boolean,
): Promise<LoginAnswer> {
  await openSession(deps, request, user);
  const principal = await principalOf(deps.database, user);
  await rememberProfile(deps, reply, principal, rememberMe);
  rememberDevice(deps.config, reply, user.username);
  return {
    result: "SUCCESS",
    csrfToken: reply.antiForgeryToken({ fresh: true }),
    session: await sessionAnswer(deps, request, principal),
  };
}

/** Does not sign in: puts the password reset grant into an HTTP-only cookie for the one path that accepts it. */
function mustReset(deps: Dependencies, reply: FastifyReply, grant: string): LoginAnswer {
  const { name, options } = sessionCookies(deps.config).passwordReset;
  reply.setCookie(name, grant, { ...options, maxAge: grantSeconds });
  return { result: "PASSWORD_RESET_REQUIRED", csrfToken: reply.antiForgeryToken({ fresh: true }) };
}

/** Sign in (SESS-01, SESS-07). */
export function login(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<LoginAnswer> => {
    const { username, password, rememberMe } = request.body as LoginRequest;
    request.audited = { nameHash: tokenHash(nameOf(username)).slice(0, 16) };
    const outcome = await signIn(deps, {
      username,
      password,
      site: request.site,
      address: request.ip,
      device: knownDevice(deps.config, request, username),
    });
    request.audited =
      outcome.result === "SUCCESS" ? { who: outcome.user.username } : { ...request.audited, result: outcome.result };
    if (outcome.result === "PASSWORD_RESET_REQUIRED") return mustReset(deps, reply, outcome.grant);
    return signedIn(deps, request, reply, outcome.user, rememberMe);
  };
}
