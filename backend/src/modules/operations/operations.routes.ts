import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { versions } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { readinessOf, type Readiness } from "../../lib/readiness.ts";
import { roundsGoOn } from "../../lib/rounds.ts";
import { jobLag } from "./jobLag.reads.ts";

/** Milliseconds. What takes longer, or fails, is left out. */
const PATIENCE = 3_000;

async function within<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined).unref());
  return Promise.race([asked, late]).catch(() => undefined);
}

/**
 * Database with its tables, the jobs of this process, and where payments are made here the processor and the card vault. A provider's services that
 * do not answer are told in words, on the page.
 */
function getReadiness(deps: Dependencies) {
  const { config, database, processor } = deps;
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<Readiness> => {
    const migrated = Promise.resolve(database.execute(sql`select hash from migrations.applied limit 1`));
    const paying: Record<string, Promise<boolean>> = config.upstreamApi === undefined ? { processor: processor.answers(), vault: deps.vaultAnswers() } : {};
    const readiness = await readinessOf({ database: migrated, ...paying, jobs: Promise.resolve(roundsGoOn()) });
    reply.status(readiness.status === "ready" ? 200 : 503);
    const lag = readiness.checks["database"] === "ok" && config.upstreamApi === undefined ? await within(jobLag(deps)) : undefined;
    return { ...readiness, ...(lag && { lag }) };
  };
}

/** Doors for whoever runs Portico. */
export function healthOperations(deps: Dependencies): Operations {
  return { getHealth: () => ({ status: "ok", version: versions.portal }), getReadiness: getReadiness(deps) };
}
