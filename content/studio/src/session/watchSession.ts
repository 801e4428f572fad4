import type { SessionTiming } from "../api/bootstrap.ts";
import type { Session } from "./createSession.ts";

export type Watch = {
  /** Seconds until the idle session ends, while the warning is open; else null. */
  secondsLeft(): number | null;
  subscribe(listener: () => void): () => void;
  /** User activity: typing, clicking or scrolling. */
  active(): void;
  /** The warning's answer: extends the session at once. */
  stay(): void;
  /** Checks the clock; call it once a second. */
  tick(): void;
};

/** Polling interval while the warning is open, seconds: another tab may have been active. */
const askWhileWarned = 5;

/**
 * Idle timeout of one session. The server decides when a session ends, and receives a ping every 30 s with whether
 * there was activity; the client only warns in time, and asks the server before it believes that the time is over:
 * another tab may have been active, or the computer may have slept.
 */
export function watchSession(session: Session, timing: SessionTiming, now: () => number = Date.now): Watch {
  const listeners = new Set<() => void>();
  let endsAt = now() + timing.secondsUntilIdleEnd * 1000;
  let askedAt = now();
  let wasActive = false;
  let warned: number | null = null;

  function warn(seconds: number | null): void {
    if (seconds === warned) return;
    warned = seconds;
    for (const listener of [...listeners]) listener();
  }

  const secondsToEnd = () => Math.ceil((endsAt - now()) / 1000);

  function warnInTime(): void {
    const left = secondsToEnd();
    warn(left <= timing.dialogSeconds ? Math.max(0, left) : null);
  }

  async function ask(): Promise<void> {
    const activity = wasActive;
    askedAt = now();
    wasActive = false;
    const fresh = await session.ping(activity);
    if (!fresh) {
      // The server does not know of it yet: the next ping reports it.
      wasActive ||= activity;
      return;
    }
    endsAt = now() + fresh.secondsUntilIdleEnd * 1000;
    warnInTime();
  }

  return {
    secondsLeft: () => warned,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // While the warning is open, activity alone does not extend the session.
    active: () => void (warned === null && (wasActive = true)),
    stay() {
      wasActive = true;
      void ask();
    },
    tick() {
      warnInTime();
      const pause = warned === null ? timing.pingSeconds : askWhileWarned;
      if (now() - askedAt >= pause * 1000) void ask();
    },
  };
}
