import { useCallback, useRef, useState } from "react";
import type { Answer, Problem } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { useStudioApi } from "./studioContexts.ts";

/** The state of a change (mutation). */
export type ActionState<T> =
  | { phase: "idle" }
  | { phase: "running" }
  | { phase: "refused"; problem: Problem }
  | { phase: "done"; data: T };

/** A change: its request, and which reads it invalidates on success. */
export type Change<Variables, T> = {
  act: (client: Client, variables: Variables) => Promise<Answer<T>>;
  changes: readonly string[];
};

export type Action<Variables, T> = {
  state: ActionState<T>;
  /** Sends the request; while it runs, further calls return the same promise. */
  run: (variables: Variables) => Promise<Answer<T>>;
  /** Clears the outcome; of a request that is running, it is not shown. */
  reset: () => void;
};

/**
 * A mutation hook. Typed input stays in the screen's own state, so an error loses nothing.
 *
 * @example
 * const saveDraft: Change<Draft, Message> = { act: putDraft, changes: ["messages", "changes"] };
 * const { state, run } = useAction(saveDraft);
 */
export function useAction<Variables, T>({ act, changes }: Change<Variables, T>): Action<Variables, T> {
  const { client, cache } = useStudioApi();
  const [state, setState] = useState<ActionState<T>>({ phase: "idle" });
  const running = useRef<Promise<Answer<T>> | null>(null);
  const turn = useRef(0);

  const perform = useCallback(
    async (variables: Variables) => {
      const mine = ++turn.current;
      setState({ phase: "running" });
      const answer = await act(client, variables);
      if (mine === turn.current) {
        running.current = null;
        setState(answer.ok ? { phase: "done", data: answer.data } : { phase: "refused", problem: answer.problem });
      }
      if (answer.ok) for (const name of changes) cache.invalidate(name);
      return answer;
    },
    [act, changes, client, cache],
  );
  const run = useCallback((variables: Variables) => (running.current ??= perform(variables)), [perform]);
  const reset = useCallback(() => {
    turn.current++;
    running.current = null;
    setState({ phase: "idle" });
  }, []);
  return { state, run, reset };
}
