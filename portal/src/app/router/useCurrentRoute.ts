import { useToggle } from "@portico/content-runtime/react";
import { matchPath, useLocation } from "react-router-dom";
import { routes } from "../routes.tsx";
import type { Flow, PortalRoute } from "./route.ts";

/** The route of the address that is shown now; undefined for one that leads elsewhere. */
export function useCurrentRoute(): PortalRoute | undefined {
  const { pathname } = useLocation();
  return routes.find(({ path }) => matchPath(path, pathname));
}

/** How much stands around the screen now: while a support agent looks along the header alone, whatever the route says (SHELL-18). */
export function useFlow(): Flow {
  const own = useCurrentRoute()?.flow ?? "default";
  return useToggle("coBrowse") ? "headerOnly" : own;
}
