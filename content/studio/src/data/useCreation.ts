import { useCallback, useRef } from "react";
import type { Answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { type Action, type Change, useAction } from "./useAction.ts";

/** What is sent, with the idempotency key of its attempt. */
export type Attempted<Variables> = Variables & { idempotencyKey: string };

type Attempt = { asked: string; idempotencyKey: string };

/** Whether the server may have done what was asked, because its answer did not arrive. */
const isUnanswered = (answer: Answer<unknown>): boolean =>
  !answer.ok && (answer.problem.status >= 500 || ["UNREACHABLE", "UNEXPECTED"].includes(answer.problem.code));

/**
 * A mutation that creates something. What is sent again before it has an answer is the same attempt, with the same
 * idempotency key, so that the server creates nothing twice; anything else is a new one.
 */
export function useCreation<Variables, T>({ act, changes }: Change<Attempted<Variables>, T>): Action<Variables, T> {
  const last = useRef<Attempt | undefined>(undefined);
  const attempt = useCallback(
    async (client: Client, variables: Variables): Promise<Answer<T>> => {
      const asked = JSON.stringify(variables);
      if (last.current?.asked !== asked) last.current = { asked, idempotencyKey: crypto.randomUUID() };
      const mine = last.current;
      const answer = await act(client, { ...variables, idempotencyKey: mine.idempotencyKey });
      if (last.current === mine && !isUnanswered(answer)) last.current = undefined;
      return answer;
    },
    [act],
  );
  return useAction({ act: attempt, changes });
}
