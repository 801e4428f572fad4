import { useCopy } from "@portico/content-runtime/react";
import { usePortalPage } from "./portalPage.ts";

const names = { business: "shell.siteName.business", community: "shell.siteName.community" } as const;

/** The name of the site, from content: it differs between business and community (SHELL-02). */
export function useSiteName(): string {
  const t = useCopy();
  return t(names[usePortalPage().site]);
}
