import { createContext, useContext } from "react";
import type { Bootstrap } from "../api/bootstrap.ts";

/** Context with what the page says about its portal, such as the site; constant for the lifetime of the page. */
export type PortalPage = Pick<Bootstrap, "site" | "demo" | "timeZone" | "businessNow" | "environment">;

const PortalPageContext = createContext<PortalPage | null>(null);

export const PortalPageProvider = PortalPageContext.Provider;

export function usePortalPage(): PortalPage {
  const page = useContext(PortalPageContext);
  if (page === null) throw new Error("A screen stands outside the portal's page.");
  return page;
}
