import type { Dependencies } from "./dependencies.ts";
import { startRounds } from "./lib/rounds.ts";
import { autoPayRound } from "./modules/autopay/autopay.tick.ts";
import { publishScheduled } from "./modules/content/scheduled.runner.ts";
import { runAllDuePayments } from "./modules/payments/scheduled.runner.ts";
import { restoreServices } from "./modules/standing/standing.jobs.ts";
import { generateStatements } from "./modules/statements/statements.job.ts";

const INTERVAL_MILLISECONDS = 5_000;

/** Everything that falls due by the business clock. Each may run in any number of processes at once, and does what is due exactly once. */
const jobs: Record<string, (deps: Dependencies) => Promise<unknown>> = { runAllDuePayments, autoPayRound, restoreServices, generateStatements, publishScheduled };

/** Does what is due, now and every few seconds until it is stopped. @returns what stops it and waits for the round that is running */
export function startBusinessTick(deps: Dependencies, intervalMilliseconds = INTERVAL_MILLISECONDS): () => Promise<void> {
  return startRounds(() => runJobs(deps), intervalMilliseconds, (error) => deps.logger.error({ err: error }, "jobs that are due could not be run"));
}

/** One after the other, for the embedded database has one connection; one that fails keeps none of the others from running. */
async function runJobs(deps: Dependencies): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    await run(deps).catch((error: unknown) => deps.logger.error({ err: error, job }, "a job that is due could not be run"));
  }
}
