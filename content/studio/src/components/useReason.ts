import { useState } from "react";

/** Fewest and most characters of a reason, a note or a title, as the service takes them. */
export const reasonLength = { least: 3, most: 500 };

/** Text that has to be given before something is done: typed text stays, and what is missing is said once it was asked for. */
export function useReason(required: boolean, first = "") {
  const [text, setText] = useState(first);
  const [asked, setAsked] = useState(false);
  const missing = required && text.trim().length < reasonLength.least;
  return {
    text,
    setText,
    missing: asked && missing,
    /** Answers whether it may go on. */
    check: () => {
      setAsked(true);
      return !missing && text.length <= reasonLength.most;
    },
  };
}
