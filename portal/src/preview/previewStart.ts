import type { components } from "@portico/openapi/portal";

/** The start-up data of a preview page. */
export type PreviewStart = components["schemas"]["PreviewStart"];

/**
 * Returns the preview's start-up data.
 * @throws when it is missing: the server renders every preview page
 */
export function readPreviewStart(page: Document): PreviewStart {
  return JSON.parse(page.getElementById("portico-bootstrap")?.textContent ?? "") as PreviewStart;
}

/** Removes the markers from copied text. */
export function stripMarksOnCopy(clipboard: Clipboard | undefined, plain: (text: string) => string): void {
  if (!clipboard) return;
  const write = clipboard.writeText.bind(clipboard);
  Object.defineProperty(clipboard, "writeText", { value: (text: string) => write(plain(text)) });
}
