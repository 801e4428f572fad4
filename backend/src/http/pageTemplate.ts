import { readFileSync } from "node:fs";
import { join } from "node:path";

export type PageParts = {
  nonce: string;
  locale: string;
  site: string;
  /** The page title; by default the build's. */
  title?: string;
  bootstrap: unknown;
  preloads: readonly string[];
};

/** Serializes JSON so that it cannot end its script element or start a comment in it. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const asText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

function preload(url: string): string {
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${asText(url)}">`;
}

/** Fills a page's placeholders. The replacements are functions, because a value may contain `$&`. */
export function fillPage(html: string, { nonce, locale, site, title, bootstrap, preloads }: PageParts): string {
  return html
    .replace(/<html[^>]*>/, () => `<html lang="${locale}" data-site="${site}">`)
    .replace(
      /<title>([^<]*)<\/title>/,
      (_all, built: string) =>
        `<title>${title === undefined ? built : asText(title)}</title>${preloads.map(preload).join("")}`,
    )
    .replaceAll("__CSP_NONCE__", nonce)
    .replace("__PORTICO_BOOTSTRAP__", () => inlineJson(bootstrap));
}

/** Reads a page of a build; undefined when it does not exist. */
export function readPage(dist: string, name: string): string | undefined {
  try {
    return readFileSync(join(dist, name), "utf8");
  } catch {
    return undefined;
  }
}
