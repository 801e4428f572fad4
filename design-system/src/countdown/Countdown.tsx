import { useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { VisuallyHidden } from "../hidden/index.ts";
import * as css from "./Countdown.css.ts";
import { clockTime, passesMark, wholeSeconds } from "./format.ts";
import { useSecondsLeft } from "./useSecondsLeft.ts";

type CountdownWords = {
  /** What ends: "Time left before we sign you out". Spoken as the name of the time. */
  label: string;
  /** What is left, in words: "60 seconds left". Spoken at the marks, and to who looks the time up. */
  words: (secondsLeft: number) => string;
  /** Seconds at which the words are spoken by themselves; 60, 30 and 10 unless told. In between it is silent. */
  marks?: readonly number[];
  /** `large` where the time is what the dialog is about. */
  size?: "inherit" | "large";
};

type Counted = {
  /** What is left, counted elsewhere: by the clock that also acts when it is over. */
  secondsLeft: number;
  until?: never;
  now?: never;
  onEnd?: never;
};

type Counting = {
  /** The instant at which it ends, in milliseconds since 1970. It counts by itself. */
  until: number;
  /** The clock, where it is not the computer's own: the server's, or a test's. */
  now?: () => number;
  /** Called once, when nothing is left. */
  onEnd?: () => void;
  secondsLeft?: never;
};

export type CountdownProps = CountdownWords & (Counted | Counting);

const usualMarks = [60, 30, 10];

/**
 * The time that is left. It is seen each second and spoken at a few marks only: a voice that counts cannot be listened to.
 *
 * @example <Countdown secondsLeft={secondsLeft} label={t("session.timeout.left")} words={(seconds) => t("session.timeout.spoken", { seconds })} />
 */
export function Countdown({ secondsLeft, until, now, onEnd, ...words }: CountdownProps) {
  if (until === undefined) return <TimeLeft {...words} seconds={wholeSeconds(secondsLeft)} />;
  return <CountingDown {...words} until={until} now={now} onEnd={onEnd} />;
}

function CountingDown({ until, now = Date.now, onEnd, ...words }: CountdownWords & Counting) {
  return <TimeLeft {...words} seconds={useSecondsLeft(until, now, onEnd)} />;
}

function TimeLeft({ label, words, marks = usualMarks, size = "inherit", seconds }: CountdownWords & { seconds: number }) {
  const spoken = useSpoken(marks, seconds);
  return (
    <span className={css.place}>
      <span role="timer" aria-label={label} data-state={seconds > 0 ? "running" : "over"} className={css.time[size]}>
        <span aria-hidden="true">{clockTime(seconds)}</span>
        <VisuallyHidden>{words(seconds)}</VisuallyHidden>
      </span>
      <LiveRegion urgency="assertive" message={spoken === undefined ? "" : words(spoken)} />
    </span>
  );
}

/** The seconds that were left when a mark was passed; they stay until the next one, so that each is spoken once. More time silences it. */
function useSpoken(marks: readonly number[], seconds: number): number | undefined {
  const [{ before, spoken }, remember] = useState<{ before: number; spoken: number | undefined }>({ before: seconds, spoken: undefined });
  if (before === seconds) return spoken;
  const next = seconds > before ? undefined : passesMark(marks, before, seconds) ? seconds : spoken;
  remember({ before: seconds, spoken: next });
  return next;
}
