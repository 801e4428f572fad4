import type { FastifyReply, FastifyRequest } from "fastify";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { components } from "@portico/openapi/identity";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { Problem } from "../../../lib/problem.ts";
import { copyFor } from "../../content/delivery/content.reads.ts";
import { idHashOf } from "../caller.ts";
import { recordProof } from "../session.repository.ts";
import { requireFactorOfSession } from "../stepUp.reads.ts";
import { userById, type UserRow } from "../user.repository.ts";
import { renamePasskey } from "./passkeys.repository.ts";
import { addPasskey, beginPasskey, readPasskeys, removePasskey } from "./passkeys.service.ts";
import { relyingPartyOf } from "./relyingParty.domain.ts";

type Schemas = components["schemas"];

const userIdOf = ({ principal }: FastifyRequest) => principal?.userId ?? "";
const passkeyIdOf = ({ params }: FastifyRequest) => (params as { passkeyId: string }).passkeyId;

/** The caller, whose session proved the second factor of whoever has one. */
async function changerOf({ database }: Dependencies, request: FastifyRequest): Promise<UserRow> {
  const user = await userById(database, userIdOf(request));
  if (!user) throw new Problem("SESSION_ENDED");
  requireFactorOfSession(request, user);
  return user;
}

async function enrolleeOf(deps: Dependencies, request: FastifyRequest) {
  const relyingParty = relyingPartyOf(deps.config, request.hostname);
  return { user: await changerOf(deps, request), relyingParty, idHash: idHashOf(request) };
}

function begin(deps: Dependencies) {
  return async (request: FastifyRequest): Promise<Schemas["PasskeyOptions"]> => {
    const t = await copyFor(deps, request.site, request.locale);
    return beginPasskey(deps, await enrolleeOf(deps, request), t(`shell.siteName.${request.site}`));
  };
}

function add(deps: Dependencies) {
  return async (request: FastifyRequest): Promise<Schemas["AddedPasskey"]> => {
    const { name, credential } = request.body as Schemas["NewPasskey"];
    const made = { name: name.trim(), credential: credential as RegistrationResponseJSON };
    const added = await addPasskey(deps, await enrolleeOf(deps, request), made, request.locale);
    await recordProof(deps.database, idHashOf(request), deps.securityClock.now(), { secondFactor: true });
    return added;
  };
}

function rename({ database }: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { name } = request.body as Schemas["PasskeyName"];
    const own = { id: passkeyIdOf(request), userId: userIdOf(request) };
    if (!(await renamePasskey(database, own, name.trim()))) throw new Problem("NOT_FOUND");
    return reply.status(204).send();
  };
}

function remove(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await removePasskey(deps, await changerOf(deps, request), passkeyIdOf(request), request.locale);
    return reply.status(204).send();
  };
}

/** The endpoints of passkeys on the screen for sign-in and security (decision 80). */
export function passkeyOperations(deps: Dependencies): Operations {
  return {
    getPasskeys: (request) => readPasskeys(deps, userIdOf(request)),
    beginPasskey: { handler: begin(deps), callsPerMinute: 20, bodyLimit: 4_096 },
    addPasskey: { handler: add(deps), callsPerMinute: 20, bodyLimit: 16_384 },
    renamePasskey: { handler: rename(deps), callsPerMinute: 20, bodyLimit: 4_096 },
    removePasskey: { handler: remove(deps), callsPerMinute: 20, bodyLimit: 4_096 },
  };
}
