import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { BankLink } from "@portico/rules/bankLink";
import { versions } from "@portico/rules/constants";
import type { Operations } from "../src/lib/operations.ts";
import { Problem } from "../src/lib/problem.ts";
import { readinessOf, type Readiness } from "../src/lib/readiness.ts";
import { allJobsAlive } from "../src/lib/jobScheduler.ts";
import { refuseOtherSites } from "../src/lib/network.ts";
import type { VaultDependencies } from "./dependencies.ts";
import type { HandedOver } from "./domain.ts";
import { linkBank, storeCard } from "./service.ts";

/** Rate limit per address: enough for an office full of payers, too few to guess security codes. */
const callsPerMinute = 120;

/** Handles a request of the frame: from its own page, with a ticket. */
function taken<Body>(answer: (ticket: string, body: Body) => Promise<object>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    refuseOtherSites(request);
    const ticket = /^Bearer (\S{1,4000})$/.exec(request.headers.authorization ?? "")?.[1];
    if (ticket === undefined) throw new Problem("TICKET_INVALID");
    return reply
      .code(201)
      .header("cache-control", "no-store")
      .send(await answer(ticket, request.body as Body));
  };
}

function getReadiness({ database, registry }: VaultDependencies) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<Readiness> => {
    const migrated = Promise.resolve(database.execute(sql`select hash from vault.applied limit 1`));
    const readiness = await readinessOf({
      database: migrated,
      processor: registry.answers(),
      jobs: Promise.resolve(allJobsAlive()),
    });
    reply.status(readiness.status === "ready" ? 200 : 503);
    return readiness;
  };
}

/** The operations of the card vault's process. Its page's texts come from the portal. */
export function vaultOperations(deps: VaultDependencies): Operations {
  return {
    storeCard: { handler: taken<HandedOver>((ticket, body) => storeCard(deps, ticket, body)), callsPerMinute },
    linkBankAccount: { handler: taken<BankLink>((ticket, body) => linkBank(deps, ticket, body)), callsPerMinute },
    getHealth: () => ({ status: "ok", version: versions.portal }),
    getReadiness: getReadiness(deps),
    async getSnapshot(request, reply) {
      const { hash } = request.params as { hash: string };
      const text = await deps.content.snapshot(hash);
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .type("application/json; charset=utf-8")
        .send(text);
    },
    reportContentErrors: {
      callsPerMinute: 60,
      bodyLimit: 65_536,
      async handler(request, reply) {
        refuseOtherSites(request);
        return reply.status(202).send(await deps.content.report(request.body));
      },
    },
  };
}
