import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../dependencies.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { cookiesOf } from "../../lib/cookies.ts";
import { principalOf } from "./identity.reads.ts";
import { knownDevice, rememberDevice, rememberProfile } from "./cookies.ts";
import { openSession } from "./openSession.ts";
import { sessionAnswer } from "./session.reads.ts";
import { nameOf } from "./throttle.ts";
import { signIn } from "./signIn.service.ts";
import { userById, type UserRow } from "./user.repository.ts";

type LoginRequest = components["schemas"]["LoginRequest"];
type LoginAnswer = components["schemas"]["LoginAnswer"];

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
  const { name, options } = cookiesOf(deps.config).authResponse;
  reply.clearCookie(name, options);
  return {
    result: "SUCCESS",
    csrfToken: reply.antiForgeryToken({ fresh: true }),
    session: await sessionAnswer(deps, request, principal),
  };
}

/** Signs in somebody who has just created their sign-in. */
export async function signInUser(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<LoginAnswer> {
  const user = await userById(deps.database, userId);
  if (!user) throw new Error("the new user is missing");
  request.audited = { who: user.username };
  return signedIn(deps, request, reply, user, false);
}

/** Does not sign in: puts the password reset grant into an HTTP-only cookie for the one path that accepts it. */
function mustReset(deps: Dependencies, reply: FastifyReply, grant: string): LoginAnswer {
  const { name, options } = cookiesOf(deps.config).passwordReset;
  reply.setCookie(name, grant, options);
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
