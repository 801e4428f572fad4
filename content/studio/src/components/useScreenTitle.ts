import { useCopy } from "@portico/content-runtime/react";
import { useLayoutEffect } from "react";

/** Names the document after the screen: "Messages - Portico Studio". A screen about one thing may name that. */
export function useScreenTitle(screen: string): void {
  const studio = useCopy()("studio.name");
  useLayoutEffect(() => {
    document.title = `${screen} - ${studio}`;
  }, [screen, studio]);
}
