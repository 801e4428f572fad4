import { useEffect, useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import * as css from "./TextArea.css.ts";

type RemainingTextProps = { id: string; left: number; limit: number; words: (left: number) => string };

/** A pause in typing after which the count is spoken: sooner, it would talk over the keys. Milliseconds. */
const pause = 1_000;

/** The part of the limit from which on the count is spoken. With plenty of room it would only be noise. */
const nearly = 1 / 5;

/** How much room is left: always seen, read with the field, and spoken when it becomes scarce. */
export function RemainingText({ id, left, limit, words }: RemainingTextProps) {
  const spoken = useAfterPause(left <= limit * nearly ? words(left) : "");
  return (
    <>
      <p id={id} className={css.counter} data-state={left < 0 ? "over" : "within"}>{words(left)}</p>
      <LiveRegion urgency="polite" message={spoken} />
    </>
  );
}

/** The message once it has stood for a moment. What stands there from the start is read with the field and not spoken again. */
function useAfterPause(message: string): string {
  const [start] = useState(message);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(message === start ? "" : message), pause);
    return () => clearTimeout(timer);
  }, [message, start]);
  return settled;
}
