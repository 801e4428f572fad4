import { useEffect } from "react";
import type { LazyScreen } from "./lazyScreen.tsx";

/** Milliseconds after which a browser that cannot say when it is idle (Safari) is taken to be. */
const WAITED = 2_000;

/** Runs something when the page has nothing else to do. @returns what takes that back */
function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, WAITED);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work);
  return () => cancelIdleCallback(asked);
}

type SavesData = { connection?: { saveData?: boolean } };

/** Fetches the code of the screen that comes next, so that it opens at once; not for who asked their browser to save data. */
export function useFetchedAhead(next: LazyScreen | undefined): void {
  useEffect(() => {
    if (next && !(navigator as SavesData).connection?.saveData) return whenIdle(next.preload);
    return undefined;
  }, [next]);
}
