import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/telemetry";
import { analytics } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { Problem } from "../../lib/problem.ts";
import { refuseOtherSites } from "../../lib/network.ts";
import { consumeBudget } from "./eventBudget.ts";
import { lt } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { Site } from "../../lib/principal.ts";
import type { CalledOperation } from "./report/calledOperations.domain.ts";
import { operationsReportOperations } from "./report/operationsReport.routes.ts";
import { telemetryEvents } from "./telemetry.tables.ts";

type Batch = components["schemas"]["Batch"];

/** PostgreSQL can store neither U+0000 nor lone surrogates; removing them loses nothing about a customer. */
function storable(json: string): Batch {
  return JSON.parse(json, (_key, inner: unknown) =>
    typeof inner === "string" ? inner.replaceAll("\0", "").toWellFormed() : inner,
  );
}

/** Ingests a batch from our own pages. The call itself is not recorded as an event (ANLY-08). */
function ingestEvents({ database, securityClock }: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    refuseOtherSites(request);
    const json = JSON.stringify(request.body);
    const { events } = storable(json);
    const batch = { address: request.ip, events: events.length, bytes: Buffer.byteLength(json) };
    const retryAfterSeconds = await consumeBudget(database, batch, securityClock.now());
    if (retryAfterSeconds > 0) throw new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds });
    await keepEvents(database, request.site, events, securityClock.now());
    reply.status(202);
    return { accepted: events.length };
  };
}

/**
 * The telemetry endpoint, and the report of what it received.
 * @param contract the operations that browsers may call
 */
export function telemetryOperations(deps: Dependencies, contract: readonly CalledOperation[]): Operations {
  return {
    ingestEvents: { handler: ingestEvents(deps), bodyLimit: analytics.messageBytes, callsPerMinute: 600 },
    ...operationsReportOperations(deps, contract),
  };
}

type AnalyticsEvent = components["schemas"]["AnalyticsEvent"];

/** Inserts events, deduplicated by id. */
async function keepEvents(
  tx: Transaction,
  site: Site,
  events: readonly AnalyticsEvent[],
  receivedAt: Date,
): Promise<void> {
  const rows = events.map(({ id, name, at, data }) => ({ id, name, at: new Date(at), receivedAt, site, data }));
  await tx.insert(telemetryEvents).values(rows).onConflictDoNothing();
}

/** Deletes events received before an instant. */
export async function deleteExpiredEvents(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(telemetryEvents).where(lt(telemetryEvents.receivedAt, before));
}
