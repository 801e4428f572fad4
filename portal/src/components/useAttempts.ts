import { useState } from "react";

export type Attempts = {
  /**
   * For `focusOn` of an error summary: rises with each attempt, and with each refusal by the server, whose errors come
   * after the attempt. It never changes while somebody types, so the focus stays in the field.
   */
  count: number;
  add: () => void;
  reset: () => void;
};

/**
 * Counts the attempts to submit a form.
 * @param isRefused whether the server's last answer has errors of fields; false while a request is on its way
 */
export function useAttempts(isRefused: boolean): Attempts {
  const [count, setCount] = useState(0);
  const [wasRefused, setWasRefused] = useState(isRefused);
  const add = () => setCount((before) => before + 1);
  if (isRefused !== wasRefused) {
    setWasRefused(isRefused);
    if (isRefused) add();
  }
  return { count, add, reset: () => setCount(0) };
}
