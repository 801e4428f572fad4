import { useCopy } from "@portico/content-runtime/react";
import type { BareKey } from "../../lib/bareKey.ts";
import { type ReactNode, useEffect } from "react";
import { useStore } from "react-redux";
import { useLocation } from "react-router-dom";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { selectVisit } from "../../features/navigation/model/navigation.selectors.ts";
import type { RootState } from "../rootReducer.ts";
import { isSameScreen } from "../../components/sameScreen.ts";
import { showArrival, showFragment } from "./arrival.ts";

/** What every arrival does once the screen is there: title, scroll (SHELL-06), focus on the screen's heading. */
export function RouteFrame({ title, children }: { title: BareKey; children: ReactNode }) {
  const store = useStore<RootState>();
  const { key, hash, state } = useLocation();
  const stays = isSameScreen(state);
  useEffect(() => {
    if (stays) return undefined;
    // The first screen of a page keeps the browser's own start, at the top of the document.
    const first = selectVisit(store.getState()) <= 1;
    return first ? showFragment(hash) : showArrival(hash);
  }, [store, key, hash, stays]);
  return (
    <>
      <ScreenTitle title={title} />
      {children}
    </>
  );
}

/** Before the screen, so that a screen with steps can name each of them itself. */
function ScreenTitle({ title }: { title: BareKey }) {
  useScreenTitle(useCopy()(title));
  return null;
}
