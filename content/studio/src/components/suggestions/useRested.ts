import { useEffect, useState } from "react";

/** How long somebody may pause in a sentence before the service is asked; milliseconds. */
const pause = 500;

/** A text as it was when nobody had typed for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
