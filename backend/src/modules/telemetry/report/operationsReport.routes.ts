import type { FastifyRequest } from "fastify";
import type { operations } from "@portico/openapi/studio";
import { graphOperations } from "@portico/openapi/graphOperations";
import { everythingOn, mayTake } from "@portico/gate/permissions";
import { daySeconds } from "@portico/rules/constants";
import type { Dependencies } from "../../../dependencies.ts";
import { fairQueue, type QueueLimits } from "../../../lib/fairQueue.ts";
import type { Operations } from "../../../lib/operations.ts";
import { Problem } from "../../../lib/problem.ts";
import { operationFinder, type CalledOperation } from "./calledOperations.domain.ts";
import { maxEvents, operationsReport } from "./operationsReport.reads.ts";

type Query = NonNullable<operations["getOperationsReport"]["parameters"]["query"]>;

/** Length of each period and of its intervals, in seconds. */
const periods = {
  hour: { length: 3_600, interval: 300 },
  day: { length: daySeconds, interval: 3_600 },
  week: { length: 7 * daySeconds, interval: daySeconds / 2 },
} as const;

/** A report reads up to 100,000 rows, so a process makes one at a time, whoever asks. */
const reportQueueLimits: QueueLimits = { concurrency: 1, waiting: 10, timeoutMilliseconds: 10_000 };

/** @throws NOT_ALLOWED without a role, OUTSIDE_YOUR_SCOPE when its scope does not cover the site */
function requireSite({ principal }: FastifyRequest, site: NonNullable<Query["site"]>): void {
  if (!principal) throw new Problem("NOT_SIGNED_IN");
  const actor = { username: principal.username, grants: principal.contentGrants };
  const answer = mayTake("monitor", actor, { items: [everythingOn(site)] });
  if (answer !== "allowed") throw new Problem(answer === "role" ? "NOT_ALLOWED" : "OUTSIDE_YOUR_SCOPE");
}

/** The start of a period, moved back to that of an interval. */
function startOf(now: Date, { length, interval }: (typeof periods)[keyof typeof periods]): Date {
  const start = now.getTime() / 1000 - length;
  return new Date(Math.floor(start / interval) * interval * 1000);
}

/**
 * The Studio's report of how the product works for customers.
 * @param contract the operations that browsers may call, with their path templates
 */
export function operationsReportOperations(
  { database, securityClock }: Dependencies,
  contract: readonly CalledOperation[],
): Operations {
  const find = operationFinder(contract, graphOperations);
  const queue = fairQueue(reportQueueLimits);
  return {
    getOperationsReport: {
      callsPerMinute: 60,
      handler: (request) => {
        const { period = "day", site = "all" } = request.query as Query;
        requireSite(request, site);
        const to = securityClock.now();
        const range = { site, from: startOf(to, periods[period]), to, maxEvents };
        return queue.run("report", () => operationsReport(database, range, find, periods[period].interval));
      },
    },
  };
}
