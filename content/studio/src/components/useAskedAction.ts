import { useState } from "react";
import type { Answer } from "../api/answer.ts";
import { type ActionState, type Change, useAction } from "../data/useAction.ts";
import { useFocusOnTitle } from "./useFocusOnTitle.ts";

export type AskedAction<Asked, T> = {
  state: ActionState<T>;
  /** Whether the question is on the screen. */
  asking: boolean;
  ask: () => void;
  /** Takes the question away, and why it was refused with it. */
  close: () => void;
  /** Does it, and closes the question where that worked; then the focus goes to the screen's heading. */
  run: (asked: Asked) => Promise<Answer<T>>;
};

/** A change that is asked about in a dialog before it is made. `onStale` hears that somebody else was faster. */
export function useAskedAction<Asked, T extends object>(change: Change<Asked, T>, onStale: () => void): AskedAction<Asked, T> {
  const [asking, setAsking] = useState(false);
  const { state, run, reset } = useAction(change);
  useFocusOnTitle(state.phase === "done" ? state.data : undefined);
  return {
    state,
    asking,
    ask: () => setAsking(true),
    close() {
      setAsking(false);
      reset();
    },
    async run(asked) {
      const answer = await run(asked);
      if (answer.ok) setAsking(false);
      else if (answer.problem.status === 412) onStale();
      return answer;
    },
  };
}
