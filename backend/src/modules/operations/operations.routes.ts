import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { versions } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { readinessOf, type Readiness } from "../../lib/readiness.ts";
import { allJobsAlive } from "../../lib/jobScheduler.ts";
import { jobLag } from "./jobLag.reads.ts";

/** Timeout of a check in milliseconds. */
const TIMEOUT_MILLISECONDS = 3_000;

async function within<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MILLISECONDS, undefined).unref());
  return Promise.race([promise, late]).catch(() => undefined);
}

/**
 * Readiness: database and tables, this process's jobs, and, without an upstream API, the processor and the card vault.
 * An unavailable upstream is reported on the page.
 */
function getReadiness(deps: Dependencies) {
  const { config, database, processor } = deps;
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<Readiness> => {
    const migrated = Promise.resolve(database.execute(sql`select hash from migrations.applied limit 1`));
    const paying: Record<string, Promise<boolean>> = config.upstreamApi === undefined
      ? { processor: processor.answers(), vault: deps.vaultAnswers() }
      : {};
    const readiness = await readinessOf({ database: migrated, ...paying, jobs: Promise.resolve(allJobsAlive()) });
    reply.status(readiness.status === "ready" ? 200 : 503);
    const lag =
      readiness.checks["database"] === "ok" && config.upstreamApi === undefined
        ? await within(jobLag(deps))
        : undefined;
    return { ...readiness, ...(lag && { lag }) };
  };
}

/** Health endpoints for operators. */
export function healthOperations(deps: Dependencies): Operations {
  return { getHealth: () => ({ status: "ok", version: versions.portal }), getReadiness: getReadiness(deps) };
}
