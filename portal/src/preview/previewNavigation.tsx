import { previewIn } from "@portico/content-runtime/preview/protocol";
import type { ComponentType, ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import type { RouteLocation } from "../api/navigator.ts";
import { type RouterNavigator, routerNavigator } from "../app/router/routerNavigator.ts";

/** Strips the preview's base path: returns the portal's own URL. */
export function portalLocation(
  base: string,
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
): RouteLocation {
  return { path: pathname.slice(base.length) || "/", search, hash };
}

/** A navigator restricted to URLs below `base`. */
export function previewNavigator(base: string, window: Window, refused: () => void): RouterNavigator {
  return { ...routerNavigator(window), place: () => portalLocation(base, window.location), load: refused };
}

/** A router whose basename is `base`. */
export function previewRouter(base: string): ComponentType<{ children: ReactNode }> {
  return function PreviewRouter({ children }) {
    return (
      <BrowserRouter basename={base} useTransitions={false}>
        {children}
      </BrowserRouter>
    );
  };
}

type Leaving = Event & { destination: { url: string }; downloadRequest: string | null };

/** Allows file downloads, which do not leave the page, and other previews, which the Studio may load in the frame. */
function staysInPreview({ destination, downloadRequest, cancelable }: Leaving, { origin }: Location): boolean {
  const to = new URL(destination.url);
  return !cancelable || downloadRequest !== null || (to.origin === origin && previewIn(to.pathname) !== undefined);
}

/**
 * Blocks navigation out of the preview. In browsers without the Navigation API, the target page refuses to be framed.
 */
export function blockLeavingPreview(window: Window & { navigation?: EventTarget }, refused: () => void): void {
  window.navigation?.addEventListener("navigate", (event) => {
    if (staysInPreview(event as Leaving, window.location)) return;
    event.preventDefault();
    refused();
  });
}

/**
 * Leaves focus in the Studio while the editor works there: the portal focuses each screen's heading after a navigation,
 * which in an iframe would steal focus from the field that the editor types in.
 */
export function keepFocusInStudio(window: Window & typeof globalThis): void {
  const { prototype } = window.HTMLElement;
  const focus = prototype.focus;
  prototype.focus = function (options) {
    if (window.parent === window || window.document.hasFocus()) focus.call(this, options);
  };
}
