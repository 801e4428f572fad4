import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/portal";
import type { Dependencies } from "../../dependencies.ts";
import type { ToggleReader } from "../content/delivery/content.reads.ts";
import { noteCoBrowse } from "./coBrowse.ts";
import { sessionAnswer } from "./session.reads.ts";
import { upstreamStart } from "./upstreamStart.ts";

/** What a page starts with about whoever asks; everything else in it is the same for all. */
export type SessionStart = components["schemas"]["SessionStart"];

async function ownStart(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<SessionStart> {
  const { clock } = deps;
  noteCoBrowse(deps, request, reply);
  return {
    locale: request.locale,
    session: await sessionAnswer(deps, request, request.principal),
    csrfToken: reply.antiForgeryToken(),
    businessNow: clock.now().toISOString(),
    timeZone: clock.timeZone,
  };
}

/** Who asks: known by our own sessions, or by the provider's services when the portal stands in front of them. */
export function startOf(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<SessionStart> {
  const { upstreamApi } = deps.config;
  return upstreamApi === undefined ? ownStart(deps, request, reply) : upstreamStart(upstreamApi, request, reply);
}

/** Whom toggles are evaluated for. */
export function toggleReaderOf({ site }: FastifyRequest, { session: { profile } }: SessionStart): ToggleReader {
  if (!profile) return { site, principal: undefined };
  const { role, userType, accountNumber } = profile;
  return { site, principal: { role, userType, accountIds: accountNumber ? [accountNumber] : [] } };
}
