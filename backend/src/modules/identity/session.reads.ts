import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { accountFacts } from "../account/account.reads.ts";
import { isCoBrowsing, recordCoBrowse } from "./cookies.ts";
import { profileOf } from "./profile.ts";
import { endReasonOf } from "./session.repository.ts";
import { timingOf } from "./session.domain.ts";
import type { components as Portal } from "@portico/openapi/portal";
import type { ToggleReader } from "../content/delivery/content.reads.ts";
import { upstreamStart } from "./upstreamStart.ts";

type Session = components["schemas"]["Session"];

function timesOf({ session }: FastifyRequest) {
  return { createdAt: new Date(session.createdAt ?? 0), lastActivityAt: new Date(session.lastActivityAt ?? 0) };
}

/** The remaining lifetime of a request's session. */
export function sessionTiming(deps: Dependencies, request: FastifyRequest): components["schemas"]["SessionTiming"] {
  return timingOf(timesOf(request), deps.securityClock.now());
}

/** Records activity: restarts the session's idle timeout. With an upstream API there is no session here. */
export function recordActivity(deps: Dependencies, request: FastifyRequest): void {
  if (request.session?.userId) request.session.lastActivityAt = deps.securityClock.now().toISOString();
}

/** Why a session was ended from elsewhere; undefined for all other ends, of which this browser knows. */
export async function endedElsewhere(
  database: Dependencies["database"],
  idHash: string,
): Promise<"otherDevice" | "passwordChanged" | undefined> {
  const reason = await endReasonOf(database, idHash);
  if (reason === "passwordReset") return "passwordChanged";
  return reason === "otherDevice" || reason === "passwordChanged" ? reason : undefined;
}

/** The session in the portal's start-up data. */
export async function sessionAnswer(
  deps: Dependencies,
  request: FastifyRequest,
  principal: Principal | undefined,
): Promise<Session> {
  if (!principal) return { authenticated: false };
  const [current] = principal.accountIds;
  const account = current === undefined ? undefined : await accountFacts(deps.database, current);
  return {
    authenticated: true,
    profile: profileOf(principal, account),
    timing: sessionTiming(deps, request),
    ...(isCoBrowsing(deps, request) ? { coBrowse: true } : {}),
  };
}

/** The caller-specific part of a page's start-up data; the rest is the same for all. */
export type SessionStart = Portal["schemas"]["SessionStart"];

async function ownStart(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<SessionStart> {
  const { clock } = deps;
  recordCoBrowse(deps, request, reply);
  return {
    locale: request.locale,
    session: await sessionAnswer(deps, request, request.principal),
    csrfToken: reply.antiForgeryToken(),
    businessNow: clock.now().toISOString(),
    timeZone: clock.timeZone,
  };
}

/** The caller: from our own sessions, or from the provider's services when an upstream API is set. */
export function startOf(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<SessionStart> {
  const { upstreamApi } = deps.config;
  return upstreamApi === undefined ? ownStart(deps, request, reply) : upstreamStart(upstreamApi, request, reply);
}

/** The context that feature toggles are evaluated for. */
export function toggleReaderOf({ site }: FastifyRequest, { session: { profile } }: SessionStart): ToggleReader {
  if (!profile) return { site, principal: undefined };
  const { role, userType, accountNumber } = profile;
  return { site, principal: { role, userType, accountIds: accountNumber ? [accountNumber] : [] } };
}
