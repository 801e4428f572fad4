import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/identity";
import { session as limits } from "@portico/rules/constants";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { Problem } from "../../../lib/problem.ts";
import { callerOf, idHashOf } from "../caller.ts";
import { userWithPassword } from "../currentPassword.writes.ts";
import { askForPasskey, holderOf, requirePasskey } from "../passkeys/assertion.service.ts";
import { relyingPartyOf } from "../passkeys/relyingParty.domain.ts";
import { factorsOf } from "../second-factor/secondFactor.repository.ts";
import { provedUser } from "../second-factor/secondFactor.service.ts";
import { recordProof } from "../session.repository.ts";
import { secondsSinceProof } from "../stepUp.reads.ts";
import { clearTries, countTry } from "../throttle.ts";
import { userById, type UserRow } from "../user.repository.ts";

type Schemas = components["schemas"];

/** Whether the password needs a code with it, and what the second factor can be on this host. */
async function waysOf(
  { database }: Dependencies,
  { hostname }: FastifyRequest,
  { id, secondFactorSince }: UserRow,
): Promise<Pick<Schemas["StepUp"], "code" | "factors">> {
  return { code: secondFactorSince !== null, factors: await factorsOf(database, id, hostname) };
}

/** What a person must show to prove who they are, and for how long the last proof counts. */
function readStepUp(deps: Dependencies) {
  return async (request: FastifyRequest): Promise<Schemas["StepUp"]> => {
    const user = await userById(deps.database, request.principal?.userId ?? "");
    if (!user) throw new Problem("SESSION_ENDED");
    const secondsLeft = Math.max(0, Math.floor(limits.stepUpSeconds - secondsSinceProof(deps, request)));
    return { secondsLeft, ...(await waysOf(deps, request, user)) };
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
    return { secondsLeft: limits.stepUpSeconds, ...(await waysOf(deps, request, user)) };
  };
}

const challengeUse = (request: FastifyRequest) => ({ purpose: "STEP_UP", askedBy: idHashOf(request) }) as const;

function beginWithPasskey(deps: Dependencies) {
  return (request: FastifyRequest): Promise<Schemas["PasskeyOptions"]> => {
    const relyingParty = relyingPartyOf(deps.config, request.hostname);
    return askForPasskey(deps, relyingParty, challengeUse(request), request.principal?.userId ?? "");
  };
}

/**
 * Verifies a passkey of the caller, which counts as password and code, and records the proof in this session alone.
 * @throws Problem PASSKEY_REFUSED; TOO_MANY_REQUESTS before anything is verified
 */
function proveWithPasskey(deps: Dependencies) {
  return async (request: FastifyRequest): Promise<Schemas["StepUp"]> => {
    const { credential } = request.body as Schemas["PasskeyProof"];
    const { userId, locale: _, ...visitor } = callerOf(deps, request);
    const known = await userById(deps.database, userId);
    if (!known) throw new Problem("SESSION_ENDED");
    const requested = {
      response: credential as AuthenticationResponseJSON,
      relyingParty: relyingPartyOf(deps.config, request.hostname),
      use: challengeUse(request),
    };
    const holder = await holderOf(deps, requested);
    if (holder?.user.id !== userId) throw new Problem("PASSKEY_REFUSED");
    const attempt = { username: known.username, ...visitor };
    await countTry(deps.database, attempt, deps.securityClock.now());
    await requirePasskey(deps, requested, holder);
    await clearTries(deps.database, attempt);
    await recordProof(deps.database, idHashOf(request), deps.securityClock.now(), { secondFactor: true });
    return { secondsLeft: limits.stepUpSeconds, ...(await waysOf(deps, request, known)) };
  };
}

/** The endpoints of the question whether it is still the same person (step-up, decision 73). */
export function stepUpOperations(deps: Dependencies): Operations {
  return {
    getStepUp: readStepUp(deps),
    proveIdentity: { handler: prove(deps), callsPerMinute: 20, bodyLimit: 4_096 },
    beginPasskeyStepUp: { handler: beginWithPasskey(deps), callsPerMinute: 20, bodyLimit: 4_096 },
    proveIdentityWithPasskey: { handler: proveWithPasskey(deps), callsPerMinute: 20, bodyLimit: 16_384 },
  };
}
