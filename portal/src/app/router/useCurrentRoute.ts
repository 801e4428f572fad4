import { useToggle } from "@portico/content-runtime/react";
import { createContext, use } from "react";
import { useSelector } from "react-redux";
import { matchPath, useLocation } from "react-router-dom";
import { selectIsCoBrowsing } from "../../features/session/model/session.selectors.ts";
import { routes } from "../routes.tsx";
import type { Flow, PortalRoute } from "./route.ts";

/** The screens that there are: all of the portal's, unless a test shows others. */
const RouteTable = createContext(routes);
export const RouteTableProvider = RouteTable.Provider;
export const useRoutes = () => use(RouteTable);

/** The route of the address that is shown now; undefined for one that leads elsewhere. */
export function useCurrentRoute(): PortalRoute | undefined {
  const { pathname } = useLocation();
  return useRoutes().find(({ path }) => matchPath(path, pathname));
}

/** How much stands around the screen now: while a support agent looks along, as session or toggle says, the header alone (SHELL-18). */
export function useFlow(): Flow {
  const own = useCurrentRoute()?.flow ?? "default";
  const watched = useSelector(selectIsCoBrowsing);
  return useToggle("coBrowse") || watched ? "full-width-header-only" : own;
}
