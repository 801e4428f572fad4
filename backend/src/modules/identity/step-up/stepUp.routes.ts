import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import { session as limits } from "@portico/rules/constants";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { Problem } from "../../../lib/problem.ts";
import { callerOf, idHashOf } from "../caller.ts";
import { userWithPassword } from "../currentPassword.writes.ts";
import { provedUser } from "../second-factor/secondFactor.service.ts";
import { recordProof } from "../session.repository.ts";
import { secondsSinceProof } from "../stepUp.reads.ts";
import { userById } from "../user.repository.ts";

type Schemas = components["schemas"];

/** What a person must show to prove who they are, and for how long the last proof counts. */
function readStepUp(deps: Dependencies) {
  return async (request: FastifyRequest): Promise<Schemas["StepUp"]> => {
    const user = await userById(deps.database, request.principal?.userId ?? "");
    if (!user) throw new Problem("SESSION_ENDED");
    const secondsLeft = Math.max(0, Math.floor(limits.stepUpSeconds - secondsSinceProof(deps, request)));
    return { secondsLeft, code: user.secondFactorSince !== null };
  };
}

/**
 * Verifies the password, and the code of whoever has two-step sign-in, and records the proof in this session alone.
 * @throws Problem TOO_MANY_REQUESTS before anything is verified, INVALID_CREDENTIALS, SECOND_FACTOR_WRONG
 */
function prove(deps: Dependencies) {
  return async (request: FastifyRequest): Promise<Schemas["StepUp"]> => {
    const { currentPassword, code = "" } = request.body as Schemas["IdentityProof"];
    const caller = callerOf(deps, request);
    const known = await userById(deps.database, caller.userId);
    const secondFactor = known !== undefined && known.secondFactorSince !== null;
    const user = secondFactor
      ? await provedUser(deps, caller, { currentPassword, code })
      : await userWithPassword(deps, { ...caller, currentPassword });
    if (!user) throw new Problem("INVALID_CREDENTIALS");
    await recordProof(deps.database, idHashOf(request), deps.securityClock.now(), { secondFactor });
    return { secondsLeft: limits.stepUpSeconds, code: secondFactor };
  };
}

/** The endpoints of the question whether it is still the same person (step-up, decision 73). */
export function stepUpOperations(deps: Dependencies): Operations {
  return {
    getStepUp: readStepUp(deps),
    proveIdentity: { handler: prove(deps), callsPerMinute: 20, bodyLimit: 4_096 },
  };
}
