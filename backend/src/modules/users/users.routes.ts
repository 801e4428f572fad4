import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/users";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf, type Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountCreationOperations } from "./accountCreation.routes.ts";
import {
  acceptInvitation,
  inviteUser,
  readInvitation,
  registerUser,
  resendInvitation,
  revokeInvitation,
} from "./invitations.service.ts";
import { peopleOf, putAccess, removeAccess, transferOwnership } from "./users.service.ts";

type Schemas = components["schemas"];

interface OfAccount {
  Params: { accountId: string; userId: string; invitationId: string };
  Headers: { "if-match": string };
}

/** Rate limits per address: an office inviting its people, and too few to guess a token or flood a mailbox. */
const callsPerMinute = 60;

function signedIn({ principal }: FastifyRequest): Principal {
  if (!principal) throw new Problem("NOT_SIGNED_IN");
  return principal;
}

/**
 * The caller and the account of a request.
 * @throws Problem NOT_FOUND for another user's account
 */
function managed(request: FastifyRequest): { actor: Principal; accountId: string } {
  const { accountId } = request.params as OfAccount["Params"];
  return { actor: customerOf({ principal: signedIn(request) }, accountId), accountId };
}

/** The version that the client has seen; schema validation has checked the quoted number. */
const versionIn = ({ headers }: FastifyRequest) => Number((headers as OfAccount["Headers"])["if-match"].slice(1, -1));

const memberIn = (request: FastifyRequest) => ({
  accountId: managed(request).accountId,
  userId: (request.params as OfAccount["Params"]).userId,
  version: versionIn(request),
});

const invitationIn = (request: FastifyRequest) => ({
  accountId: managed(request).accountId,
  invitationId: (request.params as OfAccount["Params"]).invitationId,
  version: versionIn(request),
});

const tokenIn = ({ body }: FastifyRequest) => (body as Schemas["InvitationToken"]).token;

async function transfer(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { actor, accountId } = managed(request);
  await transferOwnership(deps, actor, { accountId, ...(request.body as Schemas["OwnershipTransfer"]) });
  return reply.status(204).send();
}

async function invite(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { actor, accountId } = managed(request);
  const invitation = await inviteUser(deps, actor, accountId, request.body as Schemas["NewInvitation"], request.locale);
  return reply.status(201).send(invitation);
}

/** The endpoints of the users of an account and of invitations. */
export function usersOperations(deps: Dependencies): Operations {
  return {
    ...accountCreationOperations(deps),
    getPeople: (request) => peopleOf(deps, managed(request).actor, managed(request).accountId),
    putAccess: (request) => putAccess(deps, signedIn(request), memberIn(request), request.body as Schemas["Access"]),
    removeAccess: async (request, reply) => {
      await removeAccess(deps, signedIn(request), memberIn(request));
      return reply.status(204).send();
    },
    transferOwnership: (request, reply) => transfer(deps, request, reply),
    inviteUser: { handler: (request, reply) => invite(deps, request, reply), callsPerMinute },
    resendInvitation: {
      handler: (request) => resendInvitation(deps, signedIn(request), invitationIn(request)),
      callsPerMinute,
    },
    revokeInvitation: async (request, reply) => {
      await revokeInvitation(deps, signedIn(request), invitationIn(request));
      return reply.status(204).send();
    },
    readInvitation: { handler: (request) => readInvitation(deps, tokenIn(request)), callsPerMinute },
    acceptInvitation: {
      handler: (request) => acceptInvitation(deps, signedIn(request), tokenIn(request)),
      callsPerMinute,
    },
    registerUser: {
      handler: async (request, reply) =>
        reply.status(201).send(await registerUser(deps, request.body as Schemas["Registration"], request.locale)),
      callsPerMinute,
      bodyLimit: 4_096,
    },
  };
}
