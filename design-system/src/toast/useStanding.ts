import { useEffect, useEffectEvent, useRef } from "react";

/** Milliseconds: nobody has less than six seconds, long messages have more, and whoever rested on one has some left afterwards. */
const leastTime = 6_000;
const aLetter = 90;
const afterPause = 2_500;

/** Tells when a message stood long enough to be read. While it is paused the time does not run. */
export function useStanding(message: string, paused: boolean, onStood: () => void): void {
  const left = useRef(Math.max(leastTime, message.length * aLetter));
  const stood = useEffectEvent(onStood);
  useEffect(() => {
    if (paused) return undefined;
    const since = performance.now();
    const timer = setTimeout(stood, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(afterPause, left.current - (performance.now() - since));
    };
  }, [paused]);
}
