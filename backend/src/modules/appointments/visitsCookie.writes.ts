import type { FastifyReply, FastifyRequest } from "fastify";
import { dayMilliseconds } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import { cookiesOf } from "../../lib/cookies.ts";
import { accountClock } from "../account/accountTime.reads.ts";
import { appointmentAnswer, isOver } from "./appointments.domain.ts";
import { appointmentRows } from "./appointments.repository.ts";

type Deps = Pick<Dependencies, "config" | "database" | "clock" | "logger">;

/** How many days the cookie holds at most; it goes with every request. */
const MAX_DAYS = 10;

/** The days of an account's visits that are not over, in order. */
async function comingDays({ database, clock: shared }: Deps, accountId: string): Promise<string[]> {
  const clock = await accountClock(shared, database, accountId);
  const since = new Date(clock.now().getTime() - dayMilliseconds);
  const rows = await appointmentRows(database, accountId, since);
  return rows
    .filter((row) => !isOver(appointmentAnswer(row, clock).stage))
    .map(({ date }) => date)
    .slice(0, MAX_DAYS);
}

/**
 * Writes the days of the coming visits of the current account into a readable cookie (SESS-09), by which the next page
 * keeps their places while it loads. Nothing is written for another account, or in an editor's preview.
 * @param current the session's account, if it is not the first of the request's principal
 */
export async function setVisitsCookie(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string | undefined,
  current = request.principal?.accountIds[0],
): Promise<void> {
  if (request.preview || accountId === undefined || accountId !== current) return;
  try {
    const days = (await comingDays(deps, accountId)).join(".");
    if (days === "") return clearVisitsCookie(deps.config, request, reply);
    const { name, options } = cookiesOf(deps.config).appointments;
    reply.setCookie(name, days, options);
  } catch (error) {
    // No answer fails for what only keeps a place.
    deps.logger.error({ error }, "the days of the coming visits could not be read");
    clearVisitsCookie(deps.config, request, reply);
  }
}

/**
 * The same after an answer with the account's next visit, which says most: nothing is read when there is none, or when the
 * cookie begins with its day already.
 * @param nextDay ISO date; null without a visit
 */
export async function refreshVisitsCookie(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { accountId, nextDay }: { accountId: string | undefined; nextDay: string | null },
): Promise<void> {
  if (request.preview) return;
  if (nextDay === null) return clearVisitsCookie(deps.config, request, reply);
  const held = request.cookies[cookiesOf(deps.config).appointments.name];
  if (held?.split(".")[0] !== nextDay) await setVisitsCookie(deps, request, reply, accountId);
}

/** Clears them: at sign-out, when the session is over, and for an account without visits. */
export function clearVisitsCookie(config: Deps["config"], request: FastifyRequest, reply: FastifyReply): void {
  const { name, options } = cookiesOf(config).appointments;
  if (request.cookies[name] !== undefined) reply.clearCookie(name, options);
}
