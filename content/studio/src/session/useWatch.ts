import { useEffect, useState, useSyncExternalStore } from "react";
import type { SessionTiming } from "../api/bootstrap.ts";
import { useSession } from "./sessionContext.ts";
import { watchSession } from "./watchSession.ts";

const activities = ["pointerdown", "keydown", "wheel", "touchmove", "scroll"] as const;
const quietly = { passive: true, capture: true };

/** Follows the clock of a session that began with this timing: the seconds left once the warning stands, and the answer to it. */
export function useWatch(timing: SessionTiming): { secondsLeft: number | null; stay: () => void } {
  const session = useSession();
  const [watch] = useState(() => watchSession(session, timing));
  useEffect(() => {
    const clock = setInterval(watch.tick, 1000);
    for (const activity of activities) document.addEventListener(activity, watch.active, quietly);
    return () => {
      clearInterval(clock);
      for (const activity of activities) document.removeEventListener(activity, watch.active, quietly);
    };
  }, [watch]);
  return { secondsLeft: useSyncExternalStore(watch.subscribe, watch.secondsLeft), stay: watch.stay };
}
