import { useCallback, useRef, useState } from "react";
import type { Answer, Problem } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { useDesk } from "./desk.ts";

/** Where a change stands. */
export type ActionState<T> = { phase: "idle" } | { phase: "running" } | { phase: "refused"; problem: Problem } | { phase: "done"; data: T };

/** A change: how it is asked for, and which reads are out of date once it is done. */
export type Change<Asked, T> = { act: (client: Client, asked: Asked) => Promise<Answer<T>>; changes: readonly string[] };

export type Action<Asked, T> = {
  state: ActionState<T>;
  /** Asks for the change, once: while it runs another press gets the same answer. */
  run: (asked: Asked) => Promise<Answer<T>>;
  /** Takes an outcome from the screen. */
  reset: () => void;
};

/**
 * Changes something for a screen. What was typed stays in the screen's own state, so a refusal loses nothing.
 *
 * @example
 * const saveDraft: Change<Draft, Message> = { act: putDraft, changes: ["messages", "changes"] };
 * const { state, run } = useAction(saveDraft);
 */
export function useAction<Asked, T>({ act, changes }: Change<Asked, T>): Action<Asked, T> {
  const { client, cache } = useDesk();
  const [state, setState] = useState<ActionState<T>>({ phase: "idle" });
  const running = useRef<Promise<Answer<T>> | null>(null);

  const perform = useCallback(
    async (asked: Asked) => {
      setState({ phase: "running" });
      const answer = await act(client, asked);
      running.current = null;
      setState(answer.ok ? { phase: "done", data: answer.data } : { phase: "refused", problem: answer.problem });
      if (answer.ok) for (const name of changes) cache.invalidate(name);
      return answer;
    },
    [act, changes, client, cache],
  );
  const run = useCallback((asked: Asked) => (running.current ??= perform(asked)), [perform]);
  const reset = useCallback(() => setState({ phase: "idle" }), []);
  return { state, run, reset };
}
