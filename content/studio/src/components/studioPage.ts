import type { Bootstrap } from "../api/bootstrap.ts";
import { pageContext } from "../data/pageContext.ts";

/** What the page says about the Studio it belongs to; it stays the same as long as the page does. */
export type StudioPage = Pick<Bootstrap, "demo" | "timeZone">;

export const [StudioPageProvider, useStudioPage] = pageContext<StudioPage>();
