import { useSyncExternalStore } from "react";

type Direction = "ltr" | "rtl";

/** The direction in which the page is read (`dir` of `<html>`), for arrow keys that must follow the eye. */
export function useDirection(): Direction {
  return useSyncExternalStore(subscribe, now, () => "ltr");
}

const now = (): Direction => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["dir"] });
  return () => observer.disconnect();
}
