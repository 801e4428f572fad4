import { useEffect, useEffectEvent } from "react";

/** Tries what failed again when the network is back. */
export function useRetryOnline(retry: (() => void) | undefined): void {
  const again = useEffectEvent(() => retry?.());
  useEffect(() => {
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);
}
