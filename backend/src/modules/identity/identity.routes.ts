import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { localeCookie, type Locale } from "../../lib/principal.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { sessionCookies } from "../../lib/sessionCookies.ts";
import { endCoBrowse } from "./coBrowse.ts";
import { login } from "./login.route.ts";
import { resetPassword } from "./passwordReset.service.ts";
import { forgetProfile } from "./profileCookie.ts";
import { noteActivity, sessionTiming } from "./session.reads.ts";
import { endSession, type EndReason } from "./session.repository.ts";
import { setProfileLocale, userById } from "./user.repository.ts";

const yearSeconds = 31_536_000;

/** Ends the session for good and gives an anti-forgery token to whoever comes next in this browser (SESS-10). */
function logout(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { reason } = request.body as { reason: EndReason };
    const { name, options } = sessionCookies(deps.config).session;
    await endSession(deps.database, tokenHash(request.session.sessionId), deps.securityClock.now(), reason);
    await request.session.destroy();
    reply.clearCookie(name, options);
    forgetProfile(deps, reply);
    endCoBrowse(deps, reply);
    return { csrfToken: reply.antiForgeryToken({ fresh: true }) };
  };
}

/** The ping reports activity; by itself it keeps no idle session alive. */
function pingSession(deps: Dependencies) {
  return async (request: FastifyRequest) => {
    const { active } = request.body as { active: boolean };
    // Whoever looks at a preview is active in the Studio around it.
    if (active && !request.preview) noteActivity(deps, request);
    return sessionTiming(deps, request);
  };
}

function getCpniCompliance({ database }: Dependencies) {
  return async (request: FastifyRequest): Promise<components["schemas"]["CpniCompliance"]> => {
    const user = await userById(database, request.principal?.userId ?? "");
    return user?.cpniVerifiedOn ? { compliant: true, verifiedOn: user.cpniVerifiedOn } : { compliant: false };
  };
}

function choosePassword(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { newPassword } = request.body as { newPassword: string };
    const { name, options } = sessionCookies(deps.config).passwordReset;
    await resetPassword(deps, request.cookies[name] ?? "", newPassword);
    return reply.clearCookie(name, options).status(204).send();
  };
}

/** A cookie for everybody, the profile too for whoever is signed in (COPY-01). */
function setLanguage({ database, config }: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { locale } = request.body as { locale: Locale };
    if (request.principal) await setProfileLocale(database, request.principal.userId, locale);
    return reply.setCookie(localeCookie, locale, { ...sessionCookies(config).open, maxAge: yearSeconds }).status(204).send();
  };
}

/** Doors of identity and session. Bodies have passed their document when a handler reads them. */
export function identityOperations(deps: Dependencies): Operations {
  return {
    login: { handler: login(deps), bodyLimit: 4_096 },
    logout: logout(deps),
    pingSession: pingSession(deps),
    getCpniCompliance: getCpniCompliance(deps),
    resetPassword: { handler: choosePassword(deps), callsPerMinute: 20, bodyLimit: 4_096 },
    setLanguage: setLanguage(deps),
  };
}
