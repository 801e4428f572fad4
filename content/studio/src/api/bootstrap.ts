import type { components } from "@portico/openapi/portal";

/** Start-up data embedded in the page: language, session, and the user's permissions. */
export type Bootstrap = components["schemas"]["StudioBootstrap"];
export type Editor = components["schemas"]["Editor"];
export type Ability = Editor["abilities"][number];
export type Locale = Bootstrap["locale"];
export type SessionTiming = NonNullable<Bootstrap["session"]["timing"]>;

const elementId = "portico-bootstrap";

/**
 * Returns the start-up data embedded by the server.
 * @throws on a page the server did not render
 */
export function bootstrapIn(page: Document): Bootstrap {
  const written = page.getElementById(elementId)?.textContent ?? "";
  return JSON.parse(written) as Bootstrap;
}
