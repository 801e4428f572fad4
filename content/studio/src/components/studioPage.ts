import { createContext, useContext } from "react";
import type { Bootstrap } from "../api/bootstrap.ts";

/** What the page says about the Studio it belongs to; it stays the same as long as the page does. */
export type StudioPage = Pick<Bootstrap, "demo" | "timeZone">;

const StudioPageContext = createContext<StudioPage | null>(null);

export const StudioPageProvider = StudioPageContext.Provider;

/** @throws outside the Studio's page */
export function useStudioPage(): StudioPage {
  const page = useContext(StudioPageContext);
  if (page === null) throw new Error("A screen stands outside the Studio's page.");
  return page;
}
