import type { FastifyReply, FastifyRequest } from "fastify";
import { dayMilliseconds } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import { cookiesOf } from "../../lib/cookies.ts";
import { accountClock } from "../account/accountTime.reads.ts";
import { appointmentAnswer, isOver } from "./appointments.domain.ts";
import { appointmentRows } from "./appointments.repository.ts";

type Deps = Pick<Dependencies, "config" | "database" | "clock" | "logger">;

/** The most days that the cookie holds; it goes with every request. */
const MOST_DAYS = 10;

/** The days of an account's visits that are not over, in order. */
async function comingDays({ database, clock: shared }: Deps, accountId: string): Promise<string[]> {
  const clock = await accountClock(shared, database, accountId);
  const since = new Date(clock.now().getTime() - dayMilliseconds);
  const rows = await appointmentRows(database, accountId, since);
  return rows
    .filter((row) => !isOver(appointmentAnswer(row, clock).stage))
    .map(({ date }) => date)
    .slice(0, MOST_DAYS);
}

/**
 * Writes the days of the coming visits of the current account into a readable cookie (SESS-09), by which the next page
 * keeps their places while it loads. Nothing is written for another account, or in an editor's preview.
 * @param current the session's account, if it is not the first of the request's principal
 */
export async function rememberVisits(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string | undefined,
  current = request.principal?.accountIds[0],
): Promise<void> {
  if (request.preview || accountId === undefined || accountId !== current) return;
  try {
    const days = (await comingDays(deps, accountId)).join(".");
    if (days === "") return forgetVisits(deps.config, request, reply);
    const { name, options } = cookiesOf(deps.config).appointments;
    reply.setCookie(name, days, options);
  } catch (error) {
    // No answer fails for what only keeps a place.
    deps.logger.error({ error }, "the days of the coming visits could not be read");
    forgetVisits(deps.config, request, reply);
  }
}

/** Clears them: at sign-out, when the session is over, and for an account without visits. */
export function forgetVisits(config: Deps["config"], request: FastifyRequest, reply: FastifyReply): void {
  const { name, options } = cookiesOf(config).appointments;
  if (request.cookies[name] !== undefined) reply.clearCookie(name, options);
}
