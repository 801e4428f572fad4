import { useState } from "react";

type Outcome = {
  /** The last save failed because somebody else's was stored first, and the customer sees both. */
  isConflict: boolean;
  isSaved: boolean;
};

/** `sent`: what the last save sent, until it is stored. */
type Input<T> = { typed: T; seen: number; isTouched: boolean; sent?: T | undefined };

/**
 * What is typed in a form, and the version that was on the screen then: a save that was based on it must not overwrite
 * a colleague's change that was read meanwhile. While nothing is typed, and after a save, the form follows what is
 * stored; what was typed during the save stays, and is based on what was saved.
 * @param version of what is stored
 */
export function useTyped<T>(version: number, stored: () => T, { isConflict, isSaved }: Outcome) {
  const fresh = (): Input<T> => ({ typed: stored(), seen: version, isTouched: false });
  const [input, setInput] = useState(fresh);
  if (isSaved && input.sent) {
    const isTouched = input.typed !== input.sent;
    setInput({ ...input, isTouched, seen: isTouched ? version : input.seen, sent: undefined });
  } else if (!input.isTouched && input.seen !== version) setInput(fresh);
  return {
    typed: input.typed,
    type: (change: (typed: T) => T) =>
      setInput((current) => ({ ...current, typed: change(current.typed), isTouched: true })),
    /** @returns the version that a save is based on: in a conflict that of the colleague, whose change was shown */
    takeVersion: () => {
      const seen = isConflict ? version : input.seen;
      setInput((current) => ({ ...current, seen, isTouched: true, sent: input.typed }));
      return seen;
    },
    /** Drops what was typed. */
    reset: () => setInput(fresh),
  };
}
