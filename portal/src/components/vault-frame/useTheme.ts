import { useSyncExternalStore } from "react";
import type { Theme } from "../../lib/vaultProtocol.ts";

const themeOf = (page: HTMLElement): Theme => {
  const { theme } = page.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
};

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The theme that the page asks for, as it is now. */
export const useTheme = () => useSyncExternalStore(subscribe, () => themeOf(document.documentElement));
