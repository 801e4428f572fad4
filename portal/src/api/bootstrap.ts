import type { components } from "@portico/openapi/portal";

/** Start-up data embedded in the page: site, language, copy manifest, toggles, session. */
export type Bootstrap = components["schemas"]["Bootstrap"];

const elementId = "portico-bootstrap";

/** Returns the start-up data that the server embedded in the page; undefined on a page the server did not render. */
export function readEmbeddedBootstrap(page: Document): Bootstrap | undefined {
  const json = page.getElementById(elementId)?.textContent?.trim() ?? "";
  return json.startsWith("{") ? (JSON.parse(json) as Bootstrap) : undefined;
}
