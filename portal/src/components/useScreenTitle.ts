import { useLayoutEffect } from "react";
import { useCopy } from "@portico/content-runtime/react";
import { usePortalPage } from "./portalPage.ts";

/**
 * Sets the document title to the screen and the site: "Account Summary - Portico Business" (SHELL-02). A multi-step
 * screen may set one per step.
 */
export function useScreenTitle(screen: string) {
  const site = useSiteName();
  useLayoutEffect(() => {
    document.title = `${screen} - ${site}`;
  }, [screen, site]);
}

const names = { business: "shell.siteName.business", community: "shell.siteName.community" } as const;

/** The site's name, from the copy: it differs between business and community (SHELL-02). */
export function useSiteName(): string {
  const t = useCopy();
  return t(names[usePortalPage().site]);
}
