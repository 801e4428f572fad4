import { useLayoutEffect } from "react";
import { useSiteName } from "./useSiteName.ts";

/** Names the document after the screen and the site: "Account Summary - Portico Business" (SHELL-02). A screen with steps may name each of them. */
export function useScreenTitle(screen: string) {
  const site = useSiteName();
  useLayoutEffect(() => {
    document.title = `${screen} - ${site}`;
  }, [screen, site]);
}
