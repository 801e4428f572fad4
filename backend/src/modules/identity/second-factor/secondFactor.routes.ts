import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { Problem } from "../../../lib/problem.ts";
import { copyFor } from "../../content/delivery/content.reads.ts";
import { callerOf, idHashOf } from "../caller.ts";
import { userWithPassword } from "../currentPassword.writes.ts";
import { recordProof } from "../session.repository.ts";
import { requireFactorOfSession } from "../stepUp.reads.ts";
import { beginSetup, readSecondFactor, renewCodes, turnOff, turnOn } from "./secondFactor.service.ts";

type Schemas = components["schemas"];

/** Asks for the password, so that a session left open cannot be locked to somebody else's app. */
function begin(deps: Dependencies) {
  return async (request: FastifyRequest): Promise<Schemas["SecondFactorSetup"]> => {
    const { currentPassword } = request.body as Schemas["CurrentPassword"];
    const user = await userWithPassword(deps, { ...callerOf(deps, request), currentPassword });
    if (!user) throw new Problem("INVALID_CREDENTIALS");
    requireFactorOfSession(request, user);
    const t = await copyFor(deps, request.site, request.locale);
    return beginSetup(deps, user, t(`shell.siteName.${request.site}`));
  };
}

/** The endpoints of two-step sign-in on the screen for sign-in and security. */
export function secondFactorOperations(deps: Dependencies): Operations {
  const limits = { callsPerMinute: 20, bodyLimit: 4_096 };
  const codeIn = ({ body }: FastifyRequest) => (body as Schemas["SecondFactorCode"]).code;
  const proofIn = ({ body }: FastifyRequest) => body as Schemas["SecondFactorProof"];
  return {
    getSecondFactor: (request) => readSecondFactor(deps, request.principal?.userId ?? ""),
    beginSecondFactor: { handler: begin(deps), ...limits },
    turnSecondFactorOn: {
      handler: async (request) => {
        const codes = await turnOn(deps, callerOf(deps, request), codeIn(request));
        await recordProof(deps.database, idHashOf(request), deps.securityClock.now(), { secondFactor: true });
        return codes;
      },
      ...limits,
    },
    turnSecondFactorOff: {
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        await turnOff(deps, callerOf(deps, request), proofIn(request));
        return reply.status(204).send();
      },
      ...limits,
    },
    renewRecoveryCodes: {
      handler: (request) => renewCodes(deps, callerOf(deps, request), proofIn(request)),
      ...limits,
    },
  };
}
