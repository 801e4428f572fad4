import type { components } from "@portico/openapi/portal";

/** What the page of a preview brings along. */
export type PreviewStart = components["schemas"]["PreviewStart"];

/** @throws where there is none: a preview is always a page that the server wrote */
export function startIn(page: Document): PreviewStart {
  return JSON.parse(page.getElementById("portico-bootstrap")?.textContent ?? "") as PreviewStart;
}

/** Words that are copied are copied without their marks. */
export function copyPlain(clipboard: Clipboard | undefined, plain: (text: string) => string): void {
  if (!clipboard) return;
  const write = clipboard.writeText.bind(clipboard);
  Object.defineProperty(clipboard, "writeText", { value: (text: string) => write(plain(text)) });
}
