import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf, type Locale } from "../../lib/principal.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { clearVisitsCookie, setVisitsCookie } from "../appointments/visitsCookie.writes.ts";
import { cookiesOf } from "../../lib/cookies.ts";
import { endCoBrowse, forgetProfile, renewProfile } from "./cookies.ts";
import { beginPasskeySignIn, completeSignIn, login, signInWithPasskey } from "./login.route.ts";
import { onAccount } from "./permissions.domain.ts";
import { passkeyOperations } from "./passkeys/passkeys.routes.ts";
import { recoveryOperations } from "./recovery/recovery.routes.ts";
import { recordActivity, sessionTiming } from "./session.reads.ts";
import { secondFactorOperations } from "./second-factor/secondFactor.routes.ts";
import { sessionsOperations } from "./sessions/sessions.routes.ts";
import { stepUpOperations } from "./step-up/stepUp.routes.ts";
import { chooseAccount, endSession, type EndReason } from "./session.repository.ts";
import { setProfileLocale, userById } from "./user.repository.ts";

/** Destroys the session and issues a new anti-forgery token for this browser (SESS-10). */
function logout(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { reason } = request.body as { reason: EndReason };
    const { name, options } = cookiesOf(deps.config).session;
    await endSession(deps.database, tokenHash(request.session.sessionId), deps.securityClock.now(), reason);
    await request.session.destroy();
    reply.clearCookie(name, options);
    forgetProfile(deps, reply);
    endCoBrowse(deps, reply);
    clearVisitsCookie(deps.config, request, reply);
    return { csrfToken: reply.antiForgeryToken({ fresh: true }) };
  };
}

/** The ping reports activity; a ping alone does not extend the idle timeout. */
function pingSession(deps: Dependencies) {
  return async (request: FastifyRequest) => {
    const { active } = request.body as { active: boolean };
    // A preview's activity is recorded in the Studio that frames it.
    if (active && !request.preview) recordActivity(deps, request);
    return sessionTiming(deps, request);
  };
}

function getCpniCompliance({ database }: Dependencies) {
  return async (request: FastifyRequest): Promise<components["schemas"]["CpniCompliance"]> => {
    const user = await userById(database, request.principal?.userId ?? "");
    return user?.cpniVerifiedOn ? { compliant: true, verifiedOn: user.cpniVerifiedOn } : { compliant: false };
  };
}

/** Sets the language cookie, and the profile's language when signed in (COPY-01). */
function setLanguage({ database, config }: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { locale } = request.body as { locale: Locale };
    if (request.principal) await setProfileLocale(database, request.principal.userId, locale);
    const cookie = cookiesOf(config).locale;
    return reply.setCookie(cookie.name, locale, cookie.options).status(204).send();
  };
}

/** Changes the current account of this session, and what the readable profile cookie says of it. */
function changeAccount(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { accountId } = request.body as { accountId: string };
    const principal = customerOf(request, accountId);
    await chooseAccount(deps.database, tokenHash(request.session.sessionId), accountId);
    const accountIds = [accountId, ...principal.accountIds.filter((id) => id !== accountId)];
    await renewProfile(deps, reply, { ...onAccount(principal, accountId), accountIds });
    await setVisitsCookie(deps, request, reply, accountId, accountId);
    return reply.status(204).send();
  };
}

/** The endpoints of identity and session. Request bodies are validated before a handler reads them. */
export function identityOperations(deps: Dependencies): Operations {
  return {
    ...passkeyOperations(deps),
    ...recoveryOperations(deps),
    ...secondFactorOperations(deps),
    ...sessionsOperations(deps),
    ...stepUpOperations(deps),
    login: { handler: login(deps), bodyLimit: 4_096 },
    beginPasskeySignIn: { handler: beginPasskeySignIn(deps), callsPerMinute: 20, bodyLimit: 4_096 },
    signInWithPasskey: { handler: signInWithPasskey(deps), callsPerMinute: 20, bodyLimit: 16_384 },
    completeSignIn: { handler: completeSignIn(deps), callsPerMinute: 20, bodyLimit: 4_096 },
    logout: logout(deps),
    pingSession: pingSession(deps),
    getCpniCompliance: getCpniCompliance(deps),
    setLanguage: setLanguage(deps),
    changeAccount: changeAccount(deps),
  };
}
