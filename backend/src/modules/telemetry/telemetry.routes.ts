import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/telemetry";
import { analytics } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { Problem } from "../../lib/problem.ts";
import { refuseOtherSites } from "../../lib/sameOrigin.ts";
import { budgets, createEventBudget } from "./eventBudget.ts";
import { keepEvents } from "./telemetry.repository.ts";

type Batch = components["schemas"]["Batch"];

/** PostgreSQL holds neither U+0000 nor halves of surrogate pairs; they say nothing about a customer. */
function storable(json: string): Batch {
  return JSON.parse(json, (_key, inner: unknown) => (typeof inner === "string" ? inner.replaceAll("\0", "").toWellFormed() : inner));
}

/** Takes a batch from a page of ours. The call is answered, kept, and recorded nowhere else (ANLY-08). */
function ingestEvents({ database, securityClock }: Dependencies) {
  const budget = createEventBudget(budgets);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    refuseOtherSites(request);
    const json = JSON.stringify(request.body);
    const { events } = storable(json);
    const retryAfterSeconds = budget.spend(request.ip, events.length, Buffer.byteLength(json), securityClock.now());
    if (retryAfterSeconds > 0) throw new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds });
    await keepEvents(database, request.site, events, securityClock.now());
    reply.status(202);
    return { accepted: events.length };
  };
}

/** Door of telemetry. */
export function telemetryOperations(deps: Dependencies): Operations {
  return { ingestEvents: { handler: ingestEvents(deps), bodyLimit: analytics.messageBytes, callsPerMinute: 600 } };
}
