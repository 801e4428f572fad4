import { session as limits } from "@portico/rules/constants";
import type { components } from "@portico/openapi/identity";

/** Idle timeout plus dialog: 120 s after the dialog opened, the session is over on the server too (SESS-06). */
const idleEndSeconds = limits.idleSeconds + limits.dialogSeconds;
/** Absolute session lifetime: twelve hours, whatever the activity. */
const absoluteEndSeconds = 43_200;

type Times = { createdAt: Date; lastActivityAt: Date };

const since = (instant: Date, now: Date) => (now.getTime() - instant.getTime()) / 1000;

/** Whether a session is valid: less than 900 s since the last activity, less than 12 h since sign-in. */
export function isAlive({ createdAt, lastActivityAt }: Times, now: Date): boolean {
  return since(lastActivityAt, now) < idleEndSeconds && since(createdAt, now) < absoluteEndSeconds;
}

const left = (limit: number, instant: Date, now: Date) => Math.max(0, Math.ceil(limit - since(instant, now)));

/**
 * The session's remaining times for the portal's timers, in seconds, so that a wrong clock on the customer's machine
 * does no harm.
 */
export function timingOf({ createdAt, lastActivityAt }: Times, now: Date): components["schemas"]["SessionTiming"] {
  return {
    idleSeconds: limits.idleSeconds,
    dialogSeconds: limits.dialogSeconds,
    pingSeconds: limits.pingSeconds,
    secondsUntilIdleEnd: left(idleEndSeconds, lastActivityAt, now),
    secondsUntilAbsoluteEnd: left(absoluteEndSeconds, createdAt, now),
  };
}
