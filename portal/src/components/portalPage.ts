import { createContext, useContext, useSyncExternalStore } from "react";
import type { Bootstrap } from "../api/bootstrap.ts";

/**
 * Context with what the page says about its portal, such as the site; constant for the lifetime of the page.
 * `businessNow`: when the page was loaded; `useBusinessNow` goes on.
 */
export type PortalPage = Pick<Bootstrap, "site" | "demo" | "timeZone" | "businessNow" | "environment">;

const PortalPageContext = createContext<PortalPage | null>(null);

export const PortalPageProvider = PortalPageContext.Provider;

export function usePortalPage(): PortalPage {
  const page = useContext(PortalPageContext);
  if (page === null) throw new Error("A screen stands outside the portal's page.");
  return page;
}

const minute = 60_000;
const loadedAt = Date.now();
const minutesOnPage = () => Math.floor((Date.now() - loadedAt) / minute);

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
}

/** Business time as an ISO instant: that of the page, which may have been loaded the day before, and the time since. */
export function useBusinessNow(): string {
  const { businessNow } = usePortalPage();
  const minutes = useSyncExternalStore(everyMinute, minutesOnPage);
  return new Date(Date.parse(businessNow) + minutes * minute).toISOString();
}
