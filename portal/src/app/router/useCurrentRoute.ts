import { useToggle } from "@portico/content-runtime/react";
import { useSelector } from "react-redux";
import { matchPath, useLocation } from "react-router-dom";
import { selectIsCoBrowsing } from "../../features/session/model/session.selectors.ts";
import { useRouteTable } from "./routeTable.tsx";
import type { Flow, PortalRoute } from "./route.ts";

/** Returns the route of the current URL; undefined when the URL redirects, is unknown or not loaded yet. */
export function useCurrentRoute(): PortalRoute | undefined {
  const { pathname } = useLocation();
  return useRouteTable().routes.find(({ path }) => matchPath(path, pathname));
}

/** Returns the current layout flow: header only during support co-browsing, by session or toggle (SHELL-18). */
export function useFlow(): Flow {
  const own = useCurrentRoute()?.flow ?? "default";
  const watched = useSelector(selectIsCoBrowsing);
  return useToggle("coBrowse") || watched ? "full-width-header-only" : own;
}
