import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { networkOf } from "../lib/network.ts";
import { Problem } from "../lib/problem.ts";
import { consumeAll } from "../modules/rate-limits/rateLimits.writes.ts";
import { nestsDeeperThan } from "./jsonLimits.ts";

/** Where browsers report violations of the Content-Security-Policy. */
export const reportsPath = "/policy-reports";

/** The Reporting-Endpoints header with the group that `report-to` names. */
export const reportingEndpoints = `policy="${reportsPath}"`;

/** Limits of one call: bytes, reports read, and levels of JSON. */
export const reportLimits = { bytes: 16_384, reports: 10, depth: 6 };
/** Rate limits of all processes together: a browser extension with many users must not fill the log. */
export const callsPerMinute = { perNetwork: 20, total: 300 };

type Needed = Pick<Dependencies, "database" | "logger" | "securityClock">;

type Violation = { directive: string; blocked: string; page: string; disposition: string };

const field = (report: unknown, ...names: string[]): string => {
  const found = names
    .map((name) => Reflect.get(Object(report), name) as unknown)
    .find((value) => typeof value === "string");
  return typeof found === "string" ? found.slice(0, 300) : "";
};

/** A URL without query and fragment. */
function withoutDetails(url: string, part: "origin" | "pathname"): string {
  return URL.canParse(url) ? new URL(url)[part].slice(0, 200) : url.replaceAll(/[^a-z-]/gi, "").slice(0, 40);
}

function violationIn(report: unknown): Violation {
  return {
    directive: field(report, "effectiveDirective", "effective-directive", "violated-directive")
      .replaceAll(/[^a-z-]/gi, "")
      .slice(0, 60),
    blocked: withoutDetails(field(report, "blockedURL", "blocked-uri"), "origin"),
    page: withoutDetails(field(report, "documentURL", "document-uri"), "pathname"),
    disposition: field(report, "disposition")
      .replaceAll(/[^a-z]/gi, "")
      .slice(0, 20),
  };
}

/** Parses both formats: one `csp-report`, or the Reporting API's list. */
function violationsIn(body: unknown): Violation[] {
  if (!Array.isArray(body)) return [violationIn(Reflect.get(Object(body), "csp-report"))];
  const own = body.slice(0, reportLimits.reports).filter((report) => field(report, "type") === "csp-violation");
  return own.map((report) => violationIn(Reflect.get(Object(report), "body")));
}

const minute = 60_000;

/** Counts calls of this process within a minute; returns the seconds to wait, 0 below the limit. */
function counter() {
  let counts = new Map<string, number>();
  let since = 0;
  return (network: string, now: Date): number => {
    const at = now.getTime();
    if (at - since >= minute) [counts, since] = [new Map(), at];
    const [own, all] = [counts.get(network) ?? 0, counts.get("all") ?? 0];
    if (own >= callsPerMinute.perNetwork || all >= callsPerMinute.total) return Math.ceil((since + minute - at) / 1000);
    counts.set(network, own + 1).set("all", all + 1);
    return 0;
  };
}

/**
 * Counts calls in all processes. A process asks the database only below its own count, so that a flood of reports costs
 * few statements; without the database it has only its own count.
 */
function sharedCounter({ database, logger, securityClock }: Needed): (network: string) => Promise<number> {
  const inThisProcess = counter();
  return async (network) => {
    const now = securityClock.now();
    const { perNetwork, total } = callsPerMinute;
    const costs = [
      { name: `CSP reports ${network}`, amount: 1, max: perNetwork, windowMilliseconds: minute },
      { name: "CSP reports", amount: 1, max: total, windowMilliseconds: minute },
    ];
    const wait = inThisProcess(network, now);
    if (wait > 0) return wait;
    return consumeAll(database, costs, now).catch((error: unknown) => {
      logger.warn({ err: error }, "CSP reports are counted in this process alone");
      return 0;
    });
  };
}

function readReports(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    ["application/csp-report", "application/reports+json"],
    { parseAs: "buffer", bodyLimit: reportLimits.bytes },
    (_request, body, done) => {
      try {
        if (nestsDeeperThan(reportLimits.depth, body)) throw new Problem("INVALID_REQUEST");
        done(null, JSON.parse(body.toString("utf8")));
      } catch {
        done(new Problem("INVALID_REQUEST"));
      }
    },
  );
}

/**
 * Receives browsers' reports of Content-Security-Policy violations (F1) and logs directive, origin and path, nothing
 * from the page itself.
 */
export async function registerCspReports(app: FastifyInstance, deps: Needed): Promise<void> {
  const secondsToWait = sharedCounter(deps);
  await app.register(async (scope) => {
    readReports(scope);
    scope.post(reportsPath, { bodyLimit: reportLimits.bytes }, async (request: FastifyRequest, reply) => {
      const retryAfterSeconds = await secondsToWait(networkOf(request.ip));
      if (retryAfterSeconds > 0) throw new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds });
      for (const violation of violationsIn(request.body))
        deps.logger.warn({ violation }, "a page violated its Content-Security-Policy (CSP)");
      return reply.status(204).send();
    });
  });
}
