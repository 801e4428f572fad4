import { useEffect, useEffectEvent, useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { VisuallyHidden } from "../hidden/index.ts";
import { clockTime, passesMark, wholeSeconds } from "./format.ts";
import * as css from "./Countdown.css.ts";

type CountdownLabels = {
  /** What ends: "Time left before we sign you out". The accessible name of the timer. */
  label: string;
  /**
   * The remaining time as text: "60 seconds left". Announced at the thresholds, and read when a user navigates to the
   * timer.
   */
  valueText: (secondsLeft: number) => string;
  /** Thresholds in seconds at which the text is announced; 60, 30 and 10 by default. It is silent in between. */
  marks?: readonly number[];
  /** `large` for a dialog whose subject is the time. */
  size?: "inherit" | "large";
};

type Counted = {
  /** The remaining seconds (controlled), counted by the clock that also acts at zero. */
  secondsLeft: number;
  until?: never;
  now?: never;
  onEnd?: never;
};

type Counting = {
  /** When it ends, in ms since 1970. The component counts down itself. */
  until: number;
  /** The clock, returning ms since 1970; the device's clock by default. For the server's time, or for tests. */
  now?: () => number;
  /** Called once, when no time is left. */
  onEnd?: () => void;
  secondsLeft?: never;
};

export type CountdownProps = CountdownLabels & (Counted | Counting);

const usualMarks = [60, 30, 10];

/**
 * A countdown timer. It updates each second but is announced only at a few thresholds, so that screen readers are not
 * flooded.
 *
 * @example <Countdown secondsLeft={secondsLeft} label={t("session.timeout.left")} valueText={(seconds) => t("session.timeout.spoken", { seconds })} />
 */
export function Countdown({ secondsLeft, until, now, onEnd, ...labels }: CountdownProps) {
  if (until === undefined) return <TimeLeft {...labels} seconds={wholeSeconds(secondsLeft)} />;
  return <CountingDown {...labels} until={until} now={now} onEnd={onEnd} />;
}

function CountingDown({ until, now = Date.now, onEnd, ...labels }: CountdownLabels & Counting) {
  return <TimeLeft {...labels} seconds={useSecondsLeft(until, now, onEnd)} />;
}

function TimeLeft({
  label,
  valueText,
  marks = usualMarks,
  size = "inherit",
  seconds,
}: CountdownLabels & { seconds: number }) {
  const spoken = useSpoken(marks, seconds);
  return (
    <span className={css.place}>
      <span role="timer" aria-label={label} data-state={seconds > 0 ? "running" : "over"} className={css.time[size]}>
        <span aria-hidden="true">{clockTime(seconds)}</span>
        <VisuallyHidden>{valueText(seconds)}</VisuallyHidden>
      </span>
      <LiveRegion urgency="assertive" message={spoken === undefined ? "" : valueText(spoken)} />
    </span>
  );
}

/**
 * The value announced for the last threshold that was passed; it stays until the next, so that each is announced once.
 * Adding time clears it.
 */
function useSpoken(marks: readonly number[], seconds: number): number | undefined {
  const [{ before, spoken }, remember] = useState<{ before: number; spoken: number | undefined }>({
    before: seconds,
    spoken: undefined,
  });
  if (before === seconds) return spoken;
  const next = seconds > before ? undefined : passesMark(marks, before, seconds) ? seconds : spoken;
  remember({ before: seconds, spoken: next });
  return next;
}

/**
 * Milliseconds until the displayed second changes: a timer that fires slightly early must not repeat the same second.
 */
const untilNextSecond = (milliseconds: number) => ((milliseconds - 1) % 1000) + 1;

/**
 * Whole seconds until an instant, updated each second. A background tab may throttle timers, so it reads the clock
 * instead of counting ticks. Calls `onEnd` once per instant.
 */
function useSecondsLeft(until: number, now: () => number, onEnd: (() => void) | undefined): number {
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
