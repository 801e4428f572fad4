import { useToggle } from "@portico/content-runtime/react";
import { createContext, use } from "react";
import { useSelector } from "react-redux";
import { matchPath, useLocation } from "react-router-dom";
import { selectIsCoBrowsing } from "../../features/session/model/session.selectors.ts";
import { routes } from "../routes.ts";
import type { Flow, PortalRoute } from "./route.ts";

/** The available routes: the portal's, unless a test provides others. */
const RouteTable = createContext(routes);
export const RouteTableProvider = RouteTable.Provider;
export const useRoutes = () => use(RouteTable);

/** Returns the route of the current URL; undefined when the URL redirects or is unknown. */
export function useCurrentRoute(): PortalRoute | undefined {
  const { pathname } = useLocation();
  return useRoutes().find(({ path }) => matchPath(path, pathname));
}

/** Returns the current layout flow: header only during support co-browsing, by session or toggle (SHELL-18). */
export function useFlow(): Flow {
  const own = useCurrentRoute()?.flow ?? "default";
  const watched = useSelector(selectIsCoBrowsing);
  return useToggle("coBrowse") || watched ? "full-width-header-only" : own;
}
