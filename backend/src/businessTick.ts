import type { Dependencies } from "./dependencies.ts";
import { startRounds, type GoesOn } from "./lib/rounds.ts";
import { autoPayRound } from "./modules/autopay/autopay.tick.ts";
import { publishScheduled } from "./modules/content/releases/scheduledPublishing.job.ts";
import { runDueRetries } from "./modules/dunning/dunning.run.ts";
import { runDuePayments } from "./modules/payments/scheduled.runner.ts";
import { restoreServices } from "./modules/standing/standing.jobs.ts";
import { generateStatements } from "./modules/statements/statements.job.ts";

const INTERVAL_MILLISECONDS = 5_000;

/** @returns how many were done, where it counts them */
type Job = (deps: Dependencies, goesOn: GoesOn) => Promise<number | void>;

/** Everything that falls due by the business clock. Each may run in any number of processes at once, and does what is due exactly once. */
const jobs: Record<string, Job> = { runDuePayments, runDueRetries, autoPayRound, restoreServices, generateStatements, publishScheduled };

/**
 * Does what is due, now and every few seconds until it is stopped. Each kind of job has rounds of its own: one that has much to do, or waits for
 * somebody, holds none of the others up.
 * @returns what stops them and waits for the rounds that are running
 */
export function startBusinessTick(deps: Dependencies, intervalMilliseconds = INTERVAL_MILLISECONDS): () => Promise<void> {
  const stops = Object.entries(jobs).map(([job, run]) =>
    startRounds((goesOn) => runJob(deps, job, run, goesOn), intervalMilliseconds, (error) => deps.logger.error({ err: error, job }, "a job that is due could not be run")),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** The line that says how a job keeps up: what it did in a round, and how long that took. Rounds of more than a few seconds mean that more is due than is done. */
async function runJob(deps: Dependencies, job: string, run: Job, goesOn: GoesOn): Promise<void> {
  const started = performance.now();
  const done = await run(deps, goesOn);
  if (done) deps.logger.info({ job, done, milliseconds: Math.round(performance.now() - started) }, "a job did what was due");
}
