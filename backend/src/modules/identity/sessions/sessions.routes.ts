import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { Problem } from "../../../lib/problem.ts";
import { idHashOf } from "../caller.ts";
import { visitorOf } from "../currentPassword.writes.ts";
import { renewSession } from "../openSession.ts";
import { changePassword } from "../passwordChange.service.ts";
import { isAlive } from "../session.domain.ts";
import { endOtherSessionsOf, endSessionOf, openSessionsOf, type SessionRow } from "../session.repository.ts";

type Schemas = components["schemas"];

const userIdOf = ({ principal }: FastifyRequest) => principal?.userId ?? "";

function shown({ publicId, idHash, ...row }: SessionRow, request: FastifyRequest): Schemas["OpenSession"] {
  const { browser, system, network, createdAt, lastActivityAt } = row;
  return {
    sessionId: publicId,
    current: idHash === idHashOf(request),
    browser,
    system,
    network,
    signedInAt: createdAt.toISOString(),
    lastActivityAt: lastActivityAt.toISOString(),
  };
}

/** A preview impersonates a customer, and shows none of the sessions in which others do. */
function list({ database, securityClock }: Dependencies) {
  return async (request: FastifyRequest): Promise<Schemas["OpenSessions"]> => {
    if (request.preview) return { sessions: [] };
    const now = securityClock.now();
    const rows = (await openSessionsOf(database, userIdOf(request))).filter((row) => isAlive(row, now));
    const sessions = rows.map((row) => shown(row, request));
    return { sessions: sessions.sort((a, b) => Number(b.current) - Number(a.current)) };
  };
}

function endOne({ database, securityClock }: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { sessionId: publicId } = request.params as { sessionId: string };
    const own = { userId: userIdOf(request), publicId };
    if (!(await endSessionOf(database, own, securityClock.now(), "otherDevice"))) throw new Problem("NOT_FOUND");
    return reply.status(204).send();
  };
}

function endOthers({ database, securityClock }: Dependencies) {
  return async (request: FastifyRequest) => {
    const own = { userId: userIdOf(request), idHash: idHashOf(request) };
    const now = securityClock.now();
    const ended = await endOtherSessionsOf(database, own, now, "otherDevice");
    return { ended: ended.filter((row) => isAlive(row, now)).length };
  };
}

function change(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<{ csrfToken: string }> => {
    const passwords = request.body as { currentPassword: string; newPassword: string };
    const user = await changePassword(deps, {
      ...passwords,
      userId: userIdOf(request),
      idHash: idHashOf(request),
      ...visitorOf(deps.config, request, request.principal?.username ?? ""),
      locale: request.locale,
    });
    await renewSession(deps, request, user);
    return { csrfToken: reply.antiForgeryToken({ fresh: true }) };
  };
}

/** The endpoints of the screen for sign-in and security. */
export function sessionsOperations(deps: Dependencies): Operations {
  return {
    getSessions: list(deps),
    endSession: endOne(deps),
    endOtherSessions: endOthers(deps),
    changePassword: { handler: change(deps), callsPerMinute: 20, bodyLimit: 4_096 },
  };
}
