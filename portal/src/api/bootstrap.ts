import type { components } from "@portico/openapi/portal";
import { answer } from "./answer.ts";
import type { Rest } from "./rest.ts";

/** What the page brings along: site, language, copy manifest, toggles, who is signed in. */
export type Bootstrap = components["schemas"]["Bootstrap"];

/** Reads the start-up data again, after sign-in and sign-out: session, toggles and anti-forgery token are new then. */
export const readBootstrap = (rest: Rest) => answer(rest.portal.GET("/api/pub/portal/v1/bootstrap"));

const elementId = "portico-bootstrap";

/** The start-up data that the server wrote into the page; undefined on a page that the server did not write. */
export function bootstrapInPage(page: Document): Bootstrap | undefined {
  const written = page.getElementById(elementId)?.textContent?.trim() ?? "";
  return written.startsWith("{") ? (JSON.parse(written) as Bootstrap) : undefined;
}
