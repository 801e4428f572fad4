import type { components } from "@portico/openapi/portal";

/** What the page brings along: site, language, copy manifest, toggles, who is signed in. */
export type Bootstrap = components["schemas"]["Bootstrap"];

const elementId = "portico-bootstrap";

/** The start-up data that the server wrote into the page; undefined on a page that the server did not write. */
export function bootstrapInPage(page: Document): Bootstrap | undefined {
  const written = page.getElementById(elementId)?.textContent?.trim() ?? "";
  return written.startsWith("{") ? (JSON.parse(written) as Bootstrap) : undefined;
}
