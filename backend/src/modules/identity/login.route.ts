import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../dependencies.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { cookiesOf } from "../../lib/cookies.ts";
import { principalOf } from "./identity.reads.ts";
import { setVisitsCookie } from "../appointments/visitsCookie.writes.ts";
import { rememberDevice, rememberProfile } from "./cookies.ts";
import { visitorOf } from "./currentPassword.writes.ts";
import { openSession } from "./openSession.ts";
import { beginPasskeySignIn as begin, signInWithPasskey as withPasskey } from "./passkeys/passkeySignIn.service.ts";
import { relyingPartyOf } from "./passkeys/relyingParty.domain.ts";
import { factorsOf } from "./second-factor/secondFactor.repository.ts";
import { sessionAnswer } from "./session.reads.ts";
import { nameOf } from "./throttle.ts";
import { completeSignIn as complete, signIn, type SignInResult } from "./signIn.service.ts";
import { userById, type UserRow } from "./user.repository.ts";

type Schemas = components["schemas"];
type LoginRequest = Schemas["LoginRequest"];
type LoginAnswer = Schemas["LoginAnswer"];

type SignedIn = { user: UserRow; rememberMe: boolean; secondFactor: boolean };

async function signedIn(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, rememberMe, secondFactor }: SignedIn,
): Promise<LoginAnswer> {
  await openSession(deps, request, user, secondFactor);
  const principal = await principalOf(deps.database, user);
  await rememberProfile(deps, reply, principal, rememberMe);
  rememberDevice(deps.config, reply, user.username);
  const [current] = principal.accountIds;
  await setVisitsCookie(deps, request, reply, current, current);
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
  return signedIn(deps, request, reply, { user, rememberMe: false, secondFactor: false });
}

/** Does not sign in: puts the password reset grant into an HTTP-only cookie for the one path that accepts it. */
function mustReset(deps: Dependencies, reply: FastifyReply, grant: string): LoginAnswer {
  const { name, options } = cookiesOf(deps.config).passwordReset;
  reply.setCookie(name, grant, options);
  return { result: "PASSWORD_RESET_REQUIRED", csrfToken: reply.antiForgeryToken({ fresh: true }) };
}

/** Does not sign in: puts the token of a sign-in that awaits its second factor into an HTTP-only cookie. */
async function mustProve(
  deps: Dependencies,
  reply: FastifyReply,
  { token, userId }: { token: string; userId: string },
): Promise<LoginAnswer> {
  const { name, options } = cookiesOf(deps.config).signInStep;
  const factors = await factorsOf(deps.database, userId, reply.request.hostname);
  reply.setCookie(name, token, options);
  return { result: "SECOND_FACTOR_REQUIRED", csrfToken: reply.antiForgeryToken({ fresh: true }), factors };
}

function answerTo(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: SignInResult,
): Promise<LoginAnswer> | LoginAnswer {
  request.audited =
    outcome.result === "SUCCESS" ? { who: outcome.user.username } : { ...request.audited, result: outcome.result };
  switch (outcome.result) {
    case "SECOND_FACTOR_REQUIRED":
      return mustProve(deps, reply, outcome);
    case "PASSWORD_RESET_REQUIRED":
      return mustReset(deps, reply, outcome.grant);
    case "SUCCESS":
      return signedIn(deps, request, reply, outcome);
  }
}

/** Sign in (SESS-01, SESS-07). */
export function login(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<LoginAnswer> => {
    const credentials = request.body as LoginRequest;
    request.audited = { nameHash: tokenHash(nameOf(credentials.username)).slice(0, 16) };
    const visitor = visitorOf(deps.config, request, credentials.username);
    const outcome = await signIn(deps, { ...credentials, ...visitor, site: request.site });
    return answerTo(deps, request, reply, outcome);
  };
}

/** Completes a sign-in with its second factor. */
export function completeSignIn(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<LoginAnswer> => {
    const { name, options } = cookiesOf(deps.config).signInStep;
    const outcome = await complete(deps, {
      token: request.cookies[name] ?? "",
      code: (request.body as Schemas["SecondFactorCode"]).code,
      site: request.site,
      locale: request.locale,
      visitorOf: (username) => visitorOf(deps.config, request, username),
      onKnown: (username) => (request.audited = { who: username }),
    });
    reply.clearCookie(name, options);
    return answerTo(deps, request, reply, outcome);
  };
}

/** Starts a sign-in with a passkey, or the second step of one that began with the password. */
export function beginPasskeySignIn(deps: Dependencies) {
  return (request: FastifyRequest): Promise<Schemas["PasskeyOptions"]> =>
    begin(deps, relyingPartyOf(deps.config, request.hostname), tokenIn(deps, request));
}

/** The token of the second step, from its cookie; undefined for a sign-in with a passkey alone. */
function tokenIn({ config }: Dependencies, { body, cookies }: FastifyRequest): string | undefined {
  const { step } = body as Schemas["PasskeySignInStep"];
  return step === "SECOND" ? (cookies[cookiesOf(config).signInStep.name] ?? "") : undefined;
}

/** Signs in with a passkey. */
export function signInWithPasskey(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<LoginAnswer> => {
    const { credential, rememberMe = false } = request.body as Schemas["PasskeySignIn"];
    const token = tokenIn(deps, request);
    const outcome = await withPasskey(deps, {
      response: credential as AuthenticationResponseJSON,
      relyingParty: relyingPartyOf(deps.config, request.hostname),
      token,
      rememberMe,
      site: request.site,
      visitorOf: (username) => visitorOf(deps.config, request, username),
      onKnown: (username) => (request.audited = { who: username }),
    });
    const { name, options } = cookiesOf(deps.config).signInStep;
    if (token !== undefined) reply.clearCookie(name, options);
    return answerTo(deps, request, reply, outcome);
  };
}
