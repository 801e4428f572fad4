import { useCopy } from "@portico/content-runtime/react";
import type { BareKey } from "@portico/catalogue/contract";
import { type ReactNode, useEffect } from "react";
import { useStore } from "react-redux";
import { useLocation } from "react-router-dom";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { navigationEnded } from "../../features/navigation/model/loading.slice.ts";
import { selectVisit } from "../../features/navigation/model/navigation.slice.ts";
import type { RootState } from "../rootReducer.ts";
import { isSameScreen } from "../../components/sameScreen.ts";
import { showArrival, showFragment } from "./arrival.ts";

/**
 * Runs on each navigation once the screen is rendered: ends its loading (SHELL-30), sets the title, scrolls (SHELL-06), focuses the screen's
 * heading.
 */
export function RouteFrame({ title, children }: { title: BareKey; children: ReactNode }) {
  const store = useStore<RootState>();
  const { key, hash, state } = useLocation();
  const stays = isSameScreen(state);
  useEffect(() => {
    store.dispatch(navigationEnded());
    if (stays) return undefined;
    // The first screen of a page load keeps the browser's own initial focus and scroll position.
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

/** Rendered before the screen, so that a multi-step screen can override the title per step. */
function ScreenTitle({ title }: { title: BareKey }) {
  useScreenTitle(useCopy()(title));
  return null;
}
