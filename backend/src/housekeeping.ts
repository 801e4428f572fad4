import type { Dependencies } from "./dependencies.ts";
import { startRounds } from "./lib/rounds.ts";
import { forgetSessions } from "./modules/identity/session.repository.ts";
import { forgetTries } from "./modules/identity/throttle.ts";
import { forgetCardTries } from "./modules/limits/cardTries.writes.ts";
import { forgetUses } from "./modules/limits/limits.ts";
import { forgetMessages } from "./modules/messages/messages.writes.ts";
import { forgetEvents } from "./modules/telemetry/telemetry.repository.ts";

const minute = 60_000;
const day = 86_400_000;

/** For how long analytics events are kept. */
const KEPT_MILLISECONDS = 30 * day;

/** Forgets what is too old: sessions, tries to sign in, uses of limits, messages, analytics events. Any number of processes may do it. */
export async function tidy({ database, securityClock }: Pick<Dependencies, "database" | "securityClock">): Promise<void> {
  const now = securityClock.now();
  await forgetTries(database, now);
  await forgetSessions(database, new Date(now.getTime() - day));
  await forgetUses(database, now);
  await forgetCardTries(database, now);
  await forgetMessages(database, now);
  await forgetEvents(database, new Date(now.getTime() - KEPT_MILLISECONDS));
}

/** Tidies now and every few minutes until it is stopped. @returns what stops it and waits for the round that is running */
export function startHousekeeping(deps: Dependencies, intervalMilliseconds = 10 * minute): () => Promise<void> {
  return startRounds(() => tidy(deps), intervalMilliseconds, (error) => deps.logger.error({ err: error }, "what is too old could not be forgotten"));
}
