import type { ComponentType, ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import type { Place } from "../api/navigator.ts";
import { type BridgedNavigator, bridgedNavigator } from "../app/router/bridgedNavigator.ts";

/** The portal's own address on a page whose addresses have more before it. */
export function placeBelow(base: string, { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): Place {
  return { path: pathname.slice(base.length) || "/", search, hash };
}

/** Goes about below `base`, and nowhere else. */
export function navigatorBelow(base: string, window: Window, refused: () => void): BridgedNavigator {
  return { ...bridgedNavigator(window), place: () => placeBelow(base, window.location), load: refused };
}

/** A router whose addresses all stand below `base`. */
export function routerBelow(base: string): ComponentType<{ children: ReactNode }> {
  return function Below({ children }) {
    return (
      <BrowserRouter basename={base} useTransitions={false}>
        {children}
      </BrowserRouter>
    );
  };
}

type Leaving = Event & { destination: { url: string }; downloadRequest: string | null };

/** Keeps the frame on its page: what would lead out of it is refused. Where a browser can't tell, the page that comes refuses to be framed. */
export function stayBelow(base: string, window: Window & { navigation?: EventTarget }, refused: () => void): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const { destination, downloadRequest } = event as Leaving;
    const { origin, pathname } = new URL(destination.url);
    if (downloadRequest !== null || (origin === window.location.origin && `${pathname}/`.startsWith(`${base}/`))) return;
    event.preventDefault();
    refused();
  });
}
