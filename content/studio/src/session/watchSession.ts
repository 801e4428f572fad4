import type { SessionTiming } from "../api/bootstrap.ts";
import type { Session } from "./createSession.ts";

export type Watch = {
  /** Seconds until an idle session ends, once the warning stands; else null. */
  secondsLeft(): number | null;
  subscribe(listener: () => void): () => void;
  /** Somebody typed, pressed or scrolled. */
  active(): void;
  /** The answer to the warning: tells the server at once. */
  stay(): void;
  /** Looks at the clock; once a second is enough. */
  tick(): void;
};

/** How often the server is asked while the warning stands, seconds: another tab may have gone on. */
const askWhileWarned = 5;

/**
 * The clock of one signed-in editor. The server decides how long a session lives, and hears every 30 s whether there was activity; this side
 * only warns in time, and asks before it believes that the time is over: another tab may have gone on, a laptop may have slept.
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
    if (!fresh) return;
    endsAt = now() + fresh.secondsUntilIdleEnd * 1000;
    warnInTime();
  }

  return {
    secondsLeft: () => warned,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // A hand on the mouse is no answer to the question.
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
