import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/operations";
import { versions } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { roundsGoOn } from "../../lib/rounds.ts";

type Readiness = components["schemas"]["Readiness"];

/** A check that takes longer counts as failed, milliseconds. */
const patience = 3_000;

async function passes(check: Promise<unknown>): Promise<"ok" | "failed"> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false).unref());
  const passed = await Promise.race([check.then((answer) => answer !== false), late]).catch(() => false);
  return passed ? "ok" : "failed";
}

/** Database with its tables, the jobs of this process, and the processor where payments are made here. A provider's services that do not answer are told in words, on the page. */
function getReadiness({ config, database, processor }: Dependencies) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<Readiness> => {
    const migrated = database.execute(sql`select hash from migrations.applied limit 1`);
    const [databaseState, processorState] = await Promise.all([passes(migrated), config.upstreamApi === undefined ? passes(processor.answers()) : undefined]);
    const jobs = roundsGoOn() ? ("ok" as const) : ("failed" as const);
    const checks = { database: databaseState, ...(processorState && { processor: processorState }), jobs };
    const ready = Object.values(checks).every((state) => state === "ok");
    reply.status(ready ? 200 : 503);
    return { status: ready ? "ready" : "notReady", checks };
  };
}

/** Doors for whoever runs Portico. */
export function healthOperations(deps: Dependencies): Operations {
  return { getHealth: () => ({ status: "ok", version: versions.portal }), getReadiness: getReadiness(deps) };
}
