import type { FastifyReply, FastifyRequest } from "fastify";
import type { operations } from "@portico/openapi/tickets";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { Problem } from "../../lib/problem.ts";
import { createTicket } from "./vault.service.ts";

type TicketBody = operations["createVaultTicket"]["requestBody"]["content"]["application/json"];

/** From one address: enough for an office full of people who pay, too few to try security codes. */
const callsPerMinute = 120;

function giveTicket(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { principal, body } = request as FastifyRequest<{ Body: TicketBody }>;
    if (!principal?.accountIds.includes(body.accountId)) throw new Problem("NOT_FOUND");
    const { accountId, savedMethodId = null, purpose = "payment" } = body;
    return reply.code(201).send(await createTicket(deps, principal, { accountId, savedMethodId, purpose }));
  };
}

/** What this process has to do with cards: it gives tickets. Cards go to the vault's process. */
export function vaultOperations(deps: Dependencies): Operations {
  return { createVaultTicket: { handler: giveTicket(deps), callsPerMinute } };
}
