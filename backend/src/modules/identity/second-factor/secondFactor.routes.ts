import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { Problem } from "../../../lib/problem.ts";
import { copyFor } from "../../content/delivery/content.reads.ts";
import { userWithPassword, visitorOf } from "../currentPassword.writes.ts";
import { beginSetUp, readSecondFactor, renewCodes, turnOff, turnOn } from "./secondFactor.service.ts";

type Schemas = components["schemas"];

const userIdOf = ({ principal }: FastifyRequest) => principal?.userId ?? "";
const codeIn = ({ body }: FastifyRequest) => (body as Schemas["SecondFactorCode"]).code;

/** Asks for the password, so that a session left open cannot be locked to somebody else's app. */
function begin(deps: Dependencies) {
  return async (request: FastifyRequest): Promise<Schemas["SecondFactorSetUp"]> => {
    const { currentPassword } = request.body as { currentPassword: string };
    const visitor = visitorOf(deps.config, request, request.principal?.username ?? "");
    const user = await userWithPassword(deps, { userId: userIdOf(request), currentPassword, ...visitor });
    if (!user) throw new Problem("INVALID_CREDENTIALS");
    const t = await copyFor(deps, request.site, request.locale);
    return beginSetUp(deps, user, t(request.site === "business" ? "shell.siteName.business" : "shell.siteName.community"));
  };
}

/** The endpoints of two-step sign-in. */
export function secondFactorOperations(deps: Dependencies): Operations {
  const limits = { callsPerMinute: 20, bodyLimit: 4_096 };
  return {
    getSecondFactor: (request) => readSecondFactor(deps, userIdOf(request)),
    beginSecondFactor: { handler: begin(deps), ...limits },
    turnSecondFactorOn: {
      handler: (request) => turnOn(deps, userIdOf(request), codeIn(request), request.locale),
      ...limits,
    },
    turnSecondFactorOff: {
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        await turnOff(deps, userIdOf(request), codeIn(request), request.locale);
        return reply.status(204).send();
      },
      ...limits,
    },
    renewRecoveryCodes: {
      handler: (request) => renewCodes(deps, userIdOf(request), codeIn(request), request.locale),
      ...limits,
    },
  };
}
