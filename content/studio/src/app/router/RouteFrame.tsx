import { useCopy } from "@portico/content-runtime/react";
import type { BareStudioKey } from "@portico/content-runtime/studio";
import { pageTitleId } from "@portico/design-system/page-header";
import { type ReactNode, type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useScreenTitle } from "../../components/useScreenTitle.ts";

export type RouteFrameProps = {
  title: BareStudioKey;
  /** Whether this is the first screen that the page shows. */
  firstRef: RefObject<boolean>;
  children: ReactNode;
};

/** What every arrival does once the screen is there: its title, and, inside the Studio, the top of the page and the focus on its heading. */
export function RouteFrame({ title, firstRef, children }: RouteFrameProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    // The first screen of a page keeps the browser's own start, at the top of the document.
    const first = firstRef.current;
    firstRef.current = false;
    if (first) return;
    document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    // A filter in the address is no arrival: only another path is.
  }, [firstRef, pathname]);
  return (
    <>
      <ScreenTitle title={title} />
      {children}
    </>
  );
}

/** Before the screen, so that a screen about one thing can name that itself. */
function ScreenTitle({ title }: { title: BareStudioKey }) {
  useScreenTitle(useCopy()(title));
  return null;
}
