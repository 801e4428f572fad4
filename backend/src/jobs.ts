import type { Dependencies } from "./dependencies.ts";
import { type Heartbeat, scheduleJob } from "./lib/jobScheduler.ts";
import { pollActivations } from "./modules/addons/addons.jobs.ts";
import { dispatchTechnicians, remindOfAppointments } from "./modules/appointments/appointments.jobs.ts";
import { deleteExpiredCodes } from "./modules/identity/recovery/recovery.repository.ts";
import { deleteExpiredSessions } from "./modules/identity/session.repository.ts";
import { deleteExpiredPendingSignIns } from "./modules/identity/second-factor/pendingSignIn.repository.ts";
import { deleteExpiredChallenges } from "./modules/identity/passkeys/challenges.repository.ts";
import { deleteExpiredTries } from "./modules/identity/throttle.ts";
import { deleteExpiredCardAttempts } from "./modules/rate-limits/cardAttempts.writes.ts";
import { deleteExpiredCounters } from "./modules/rate-limits/rateLimits.ts";
import { deleteExpiredMessages } from "./modules/messages/messages.writes.ts";
import { deleteExpiredEvents } from "./modules/telemetry/telemetry.routes.ts";
import { runAutoPayRound } from "./modules/autopay/autopay.run.ts";
import { announceMessages, removeDeletedMessages } from "./modules/voice/messages.service.ts";
import { simulateCalls } from "./modules/voice-network/voiceNetwork.jobs.ts";
import { announceMail } from "./modules/webmail/webmail.service.ts";
import { pollRestarts } from "./modules/equipment/equipment.jobs.ts";
import { announceOutages, creditOutages, pollCallbacks } from "./modules/outages/outages.jobs.ts";
import { advanceOrders } from "./modules/orders/orders.jobs.ts";
import { publishScheduled } from "./modules/content/releases/scheduledPublishing.job.ts";
import { runDueRetries } from "./modules/dunning/dunning.run.ts";
import { deleteExpiredEmailChanges } from "./modules/preferences/preferences.writes.ts";
import { runDuePayments } from "./modules/payments/scheduled/scheduled.runner.ts";
import { announceSuspensions } from "./modules/account-status/suspension.jobs.ts";
import { restoreServices } from "./modules/account-status/suspension.writes.ts";
import { deleteExpiredCreations } from "./modules/users/accountCreation.repository.ts";
import { generateStatements } from "./modules/statements/statements.job.ts";
import { deleteExpiredUploads } from "./modules/support/attachments/attachments.repository.ts";
import { supportFiles } from "@portico/rules/serviceConstants";
import { dayMilliseconds } from "@portico/rules/constants";

const minute = 60_000;

/** Retention of analytics events. */
const KEPT_MILLISECONDS = 30 * dayMilliseconds;

/**
 * Deletes expired data: sessions, sign-in tries, pending sign-ins, passkey challenges, recovery codes, account
 * creations, rate limit counters, messages, uploads that no message names, analytics events. Safe in any number of
 * processes.
 */
export async function deleteExpired({
  database,
  securityClock,
}: Pick<Dependencies, "database" | "securityClock">): Promise<void> {
  const now = securityClock.now();
  await deleteExpiredTries(database, now);
  await deleteExpiredCodes(database, now);
  await deleteExpiredPendingSignIns(database, now);
  await deleteExpiredChallenges(database, now);
  await deleteExpiredEmailChanges(database, now);
  await deleteExpiredCreations(database, now);
  await deleteExpiredSessions(database, new Date(now.getTime() - dayMilliseconds));
  await deleteExpiredCounters(database, now);
  await deleteExpiredCardAttempts(database, now);
  await deleteExpiredMessages(database, now);
  await deleteExpiredUploads(database, new Date(now.getTime() - supportFiles.waitsMilliseconds));
  await deleteExpiredEvents(database, new Date(now.getTime() - KEPT_MILLISECONDS));
}

/**
 * Runs `deleteExpired` now and every few minutes until stopped.
 * @returns a function that stops it and waits for the run in progress
 */
export function startHousekeeping(deps: Dependencies, intervalMilliseconds = 10 * minute): () => Promise<void> {
  return scheduleJob(
    () => deleteExpired(deps),
    intervalMilliseconds,
    (error) => deps.logger.error({ err: error }, "expired data could not be deleted"),
  );
}

const INTERVAL_MILLISECONDS = 5_000;

/** @returns how many items were processed, for jobs that count them */
type Job = (deps: Dependencies, heartbeat: Heartbeat) => Promise<number | void>;

/**
 * Issues the bills that are due, after the orders that are due: a bill has every change of its period, also when the
 * clock skipped days. Technicians finish first, because their orders are carried out then.
 */
async function bill(deps: Dependencies, heartbeat: Heartbeat): Promise<number> {
  await dispatchTechnicians(deps);
  await advanceOrders(deps);
  return generateStatements(deps, heartbeat);
}

/**
 * The jobs of the business clock. Each is safe in any number of processes, and processes each due item exactly once.
 */
export const businessJobs: Record<string, Job> = {
  runDuePayments,
  runDueRetries,
  runAutoPayRound,
  restoreServices,
  announceSuspensions,
  generateStatements: bill,
  publishScheduled,
  dispatchTechnicians,
  remindOfAppointments,
  pollRestarts,
  creditOutages,
  announceOutages,
  pollCallbacks,
  advanceOrders,
  pollActivations,
  simulateCalls,
  announceMessages,
  announceMail,
  removeDeletedMessages,
};

/**
 * Runs the due jobs, now and every few seconds until stopped. Each job has its own schedule, so a slow one does not
 * delay the others.
 * @returns a function that stops them and waits for the runs in progress
 */
export function startBusinessJobs(
  deps: Dependencies,
  intervalMilliseconds = INTERVAL_MILLISECONDS,
): () => Promise<void> {
  const stops = Object.entries(businessJobs).map(([job, run]) =>
    scheduleJob(
      (heartbeat) => runJob(deps, job, run, heartbeat),
      intervalMilliseconds,
      (error) => deps.logger.error({ err: error, job }, "a job that is due could not be run"),
    ),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/**
 * Runs a job once and logs its throughput: items and duration. Runs of more than a few seconds mean that the job
 * falls behind.
 */
async function runJob(deps: Dependencies, job: string, run: Job, heartbeat: Heartbeat): Promise<void> {
  const started = performance.now();
  const done = await run(deps, heartbeat);
  if (done)
    deps.logger.info({ job, done, milliseconds: Math.round(performance.now() - started) }, "a job did what was due");
}
