import { matchPath, useLocation } from "react-router-dom";
import { routes } from "../routes.tsx";
import type { PortalRoute } from "./route.ts";

/** The route of the address that is shown now; undefined for one that leads elsewhere. */
export function useCurrentRoute(): PortalRoute | undefined {
  const { pathname } = useLocation();
  return routes.find(({ path }) => matchPath(path, pathname));
}
