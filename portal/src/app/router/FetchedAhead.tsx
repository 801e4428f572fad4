import { useEffect } from "react";
import type { LazyScreen } from "./lazyScreen.tsx";

/** Milliseconds after which a browser that cannot say when it is idle (Safari) is taken to be. */
const WAITED = 2_000;

type SavesData = { connection?: { saveData?: boolean } };

/**
 * Fetches the code of the screen that most go to next while the page has nothing else to do, so that it opens at once; not for who asked their
 * browser to save data. Stands beside the screen, so that nothing is fetched before the screen itself is there.
 */
export function FetchedAhead({ next }: { next?: LazyScreen | undefined }) {
  useEffect(() => {
    if (!next || (navigator as SavesData).connection?.saveData) return;
    if ("requestIdleCallback" in globalThis) requestIdleCallback(next.preload);
    else setTimeout(next.preload, WAITED);
  }, [next]);
  return null;
}
