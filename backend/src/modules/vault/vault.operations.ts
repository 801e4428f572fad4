import type { FastifyReply, FastifyRequest } from "fastify";
import type { operations } from "@portico/openapi/tickets";
import { session } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { Problem } from "../../lib/problem.ts";
import { randomUUID } from "node:crypto";
import { customerOf, type Principal } from "../../lib/principal.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { accountClock } from "../account/accountTime.reads.ts";
import { isOn } from "../content/delivery/content.reads.ts";
import { requireRecentProof } from "../identity/stepUp.reads.ts";
import { savedMethod } from "../wallet/wallet.reads.ts";
import { methodFacts } from "../wallet/wallet.writes.ts";
import { LIFETIME_SECONDS, type Ticket, ticketSeal } from "./vault.protocol.ts";

type TicketBody = operations["createVaultTicket"]["requestBody"]["content"]["application/json"];

/** Rate limit per address: enough for an office full of payers, too few to guess security codes. */
const callsPerMinute = 120;

function giveTicket(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { body } = request as FastifyRequest<{ Body: TicketBody }>;
    const principal = customerOf(request, body.accountId);
    const { accountId, savedMethodId = null, purpose = "payment" } = body;
    const ticket = await createTicket(deps, principal, { accountId, savedMethodId, purpose });
    // Before the frame is opened: nothing that was typed into it can be lost to the question.
    if (purpose === "wallet" && savedMethodId === null)
      requireRecentProof(deps, request, session.stepUpBeforeTypingSeconds);
    return reply.code(201).send(ticket);
  };
}

/** Issues vault tickets. Card data go to the vault's process, never to this one. */
export function vaultOperations(deps: Dependencies): Operations {
  return { createVaultTicket: { handler: giveTicket(deps), callsPerMinute } };
}

type TicketAnswer = operations["createVaultTicket"]["responses"]["201"]["content"]["application/json"];
/** The request for a ticket. */
type Wanted = Pick<Ticket, "accountId" | "savedMethodId" | "purpose">;

/**
 * Issues a ticket: the right to submit one card or bank account, or details of one saved card, to the vault.
 * @throws Problem NOT_ALLOWED for an account that cannot be paid here, NOT_FOUND for an unknown saved card
 */
async function createTicket(deps: Dependencies, principal: Principal, wanted: Wanted): Promise<TicketAnswer> {
  const {
    database,
    securityClock,
    config: { vaultOrigin, vaultSecret },
  } = deps;
  const { accountId, savedMethodId } = wanted;
  const clock = await accountClock(deps.clock, database, accountId);
  await refuseWhoCannotPay(database, principal, accountId);
  const businessDate = clock.today();
  const saved =
    savedMethodId === null ? undefined : await savedMethod(database, accountId, savedMethodId, businessDate);
  if (savedMethodId !== null && !saved) throw new Problem("NOT_FOUND");
  const ticket = ticketSeal(vaultSecret).close({
    ...wanted,
    id: randomUUID(),
    userId: principal.userId,
    saved: saved ? methodFacts(saved) : null,
    businessDate,
    mayLink: savedMethodId === null && (await isOn(deps, { site: principal.site, principal }, "bankLinking")),
    expiresAt: securityClock.now().getTime() + LIFETIME_SECONDS * 1000,
  });
  return { ticket, frameUrl: `${vaultOrigin}/vault`, vaultOrigin, expiresInSeconds: LIFETIME_SECONDS };
}
