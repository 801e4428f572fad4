import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

function subscribe(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Whether the browser reports a network connection (navigator.onLine). */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Retries what failed when the network is back. */
export function useRetryOnline(retry: (() => void) | undefined): void {
  const again = useEffectEvent(() => retry?.());
  useEffect(() => {
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);
}
