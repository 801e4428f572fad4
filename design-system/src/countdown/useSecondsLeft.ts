import { useEffect, useEffectEvent, useState } from "react";
import { wholeSeconds } from "./format.ts";

/** Milliseconds until the shown second changes: a tick that comes a little early must not show the same one twice. */
const untilNextSecond = (milliseconds: number) => ((milliseconds - 1) % 1000) + 1;

/**
 * Whole seconds until an instant, anew each second. A tab in the background may be late: it counts from the clock, not from its ticks.
 * `onEnd` is called once an instant.
 */
export function useSecondsLeft(until: number, now: () => number, onEnd: (() => void) | undefined): number {
  const [left, setLeft] = useState(() => until - now());
  const clock = useEffectEvent(now);
  const ended = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
    const tick = () => {
      clearTimeout(timer);
      const milliseconds = until - clock();
      setLeft(milliseconds);
      if (milliseconds > 0) {
        timer = setTimeout(tick, untilNextSecond(milliseconds));
        return;
      }
      stop();
      ended();
    };
    document.addEventListener("visibilitychange", tick);
    tick();
    return stop;
  }, [until]);
  return wholeSeconds(left / 1000);
}
