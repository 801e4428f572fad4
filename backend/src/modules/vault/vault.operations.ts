import type { FastifyReply, FastifyRequest } from "fastify";
import type { operations } from "@portico/openapi/vault";
import type { BankLink } from "@portico/rules/bankLink";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { Problem } from "../../lib/problem.ts";
import type { HandedOver } from "./vault.domain.ts";
import { createTicket, linkBank, storeCard } from "./vault.service.ts";

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

/** What the frame sends: on the vault's origin alone, with a ticket. */
function taken<Body>(answer: (ticket: string, body: Body) => Promise<object>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, originKind, body } = request;
    if (originKind !== "vault") throw new Problem("NOT_FOUND");
    const ticket = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? "")?.[1];
    if (ticket === undefined) throw new Problem("TICKET_INVALID");
    return reply.code(201).header("cache-control", "no-store").send(await answer(ticket, body as Body));
  };
}

/** `storeCard` and `linkBankAccount` are answered on the vault's origin alone; `createVaultTicket` on the portal's. */
export function vaultOperations(deps: Dependencies): Operations {
  return {
    createVaultTicket: { handler: giveTicket(deps), callsPerMinute },
    storeCard: { handler: taken<HandedOver>((ticket, body) => storeCard(deps, ticket, body)), callsPerMinute },
    linkBankAccount: { handler: taken<BankLink>((ticket, body) => linkBank(deps, ticket, body)), callsPerMinute },
  };
}
