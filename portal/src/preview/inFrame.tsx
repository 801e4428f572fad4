import { previewIn } from "@portico/content-runtime/preview/protocol";
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

/** What is saved as a file leaves no page; the Studio itself may show another preview in the frame. */
function staysInFrame({ destination, downloadRequest, cancelable }: Leaving, { origin }: Location): boolean {
  const to = new URL(destination.url);
  return !cancelable || downloadRequest !== null || (to.origin === origin && previewIn(to.pathname) !== undefined);
}

/** Keeps the frame among previews: what would lead out of it is refused. Where a browser can't tell, the page that comes refuses to be framed. */
export function stayInFrame(window: Window & { navigation?: EventTarget }, refused: () => void): void {
  window.navigation?.addEventListener("navigate", (event) => {
    if (staysInFrame(event as Leaving, window.location)) return;
    event.preventDefault();
    refused();
  });
}

/**
 * Leaves the focus in the Studio while somebody works there: the portal hands it to each screen's heading on arrival, which in a frame would take
 * it out of the field that somebody types in.
 */
export function leaveFocus(window: Window & typeof globalThis): void {
  const { prototype } = window.HTMLElement;
  const focus = prototype.focus;
  prototype.focus = function (options) {
    if (window.parent === window || window.document.hasFocus()) focus.call(this, options);
  };
}
