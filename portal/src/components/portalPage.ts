import { createContext, useContext } from "react";
import type { Bootstrap } from "../api/bootstrap.ts";

/** What the page says about the portal it belongs to; it stays the same as long as the page does. */
export type PortalPage = Pick<Bootstrap, "site" | "demo" | "timeZone" | "businessNow" | "environment">;

const PortalPageContext = createContext<PortalPage | null>(null);

export const PortalPageProvider = PortalPageContext.Provider;

export function usePortalPage(): PortalPage {
  const page = useContext(PortalPageContext);
  if (page === null) throw new Error("A screen stands outside the portal's page.");
  return page;
}
