import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { accountFacts } from "../account/account.reads.ts";
import { isCoBrowsing } from "./coBrowse.ts";
import { profileOf } from "./profile.ts";
import { timingOf } from "./session.domain.ts";

type Session = components["schemas"]["Session"];

function timesOf({ session }: FastifyRequest) {
  return { createdAt: new Date(session.createdAt ?? 0), lastActivityAt: new Date(session.lastActivityAt ?? 0) };
}

/** How long the session of a request still lives. */
export function sessionTiming(deps: Dependencies, request: FastifyRequest): components["schemas"]["SessionTiming"] {
  return timingOf(timesOf(request), deps.securityClock.now());
}

/** Counts as activity: the session's idle time begins anew. In front of a provider's services there is no session of ours. */
export function noteActivity(deps: Dependencies, request: FastifyRequest): void {
  if (request.session?.userId) request.session.lastActivityAt = deps.securityClock.now().toISOString();
}

/** The session as the portal starts with it. */
export async function sessionAnswer(deps: Dependencies, request: FastifyRequest, principal: Principal | undefined): Promise<Session> {
  if (!principal) return { authenticated: false };
  const [current] = principal.accountIds;
  const account = current === undefined ? undefined : await accountFacts(deps.database, current);
  return { authenticated: true, profile: profileOf(principal, account), timing: sessionTiming(deps, request), ...(isCoBrowsing(deps, request) ? { coBrowse: true } : {}) };
}
