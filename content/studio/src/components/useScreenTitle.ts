import { useCopy } from "@portico/content-runtime/react";
import { useLayoutEffect } from "react";

/** Sets the document title: "Messages - Portico Studio". A screen about one item may set that item's title. */
export function useScreenTitle(screen: string): void {
  const studio = useCopy()("studio.name");
  useLayoutEffect(() => {
    document.title = `${screen} - ${studio}`;
  }, [screen, studio]);
}
