import { useSyncExternalStore } from "react";

type Direction = "ltr" | "rtl";

/** The text direction of the page (`dir` of `<html>`), for arrow keys that must match the visual direction. */
export function useDirection(): Direction {
  return useSyncExternalStore(subscribe, now, () => "ltr");
}

const now = (): Direction => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["dir"] });
  return () => observer.disconnect();
}
