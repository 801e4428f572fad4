import { useEffect } from "react";
import type { LazyScreen } from "../../components/lazyComponent.ts";
import { whenIdle } from "../../lib/whenIdle.ts";

type SavesData = { connection?: { saveData?: boolean } };

/**
 * Prefetches the code of the most likely next screen while the page is idle; not when the browser's Save-Data setting
 * is on. Rendered beside the screen, so that it never competes with the screen's own code.
 */
export function PrefetchNextScreen({ next }: { next?: LazyScreen | undefined }) {
  useEffect(() => {
    if (!next || (navigator as SavesData).connection?.saveData) return;
    whenIdle(next.preload);
  }, [next]);
  return null;
}
