import type { components } from "@portico/openapi/portal";

/** What the page brings along: language, who is signed in and what they may do. */
export type Bootstrap = components["schemas"]["StudioBootstrap"];
export type Editor = components["schemas"]["Editor"];
export type Ability = Editor["abilities"][number];
export type Locale = Bootstrap["locale"];
export type SessionTiming = NonNullable<Bootstrap["session"]["timing"]>;

const elementId = "portico-bootstrap";

/** The start-up data that the server wrote into the page. @throws on a page that the server did not write */
export function bootstrapIn(page: Document): Bootstrap {
  const written = page.getElementById(elementId)?.textContent ?? "";
  return JSON.parse(written) as Bootstrap;
}
