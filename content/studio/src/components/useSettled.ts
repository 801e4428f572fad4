import { useEffect, useState } from "react";

/** How long something has to stay the same before it is spoken; milliseconds. */
const pause = 700;

/** Words once they stay: a count that changes with every letter would be spoken over and over. Silent about what stood there at first. */
export function useSettled(words: string): string {
  const [first] = useState(words);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled((before) => (before === "" && words === first ? "" : words)), pause);
    return () => clearTimeout(timer);
  }, [words, first]);
  return settled;
}
