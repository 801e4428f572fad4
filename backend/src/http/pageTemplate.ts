import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the page itself says when its script has not started. */
export type SlowStart = { title: string; detail: string; reload: string };

export type PageParts = {
  nonce: string;
  locale: string;
  site: string;
  /** The page title; by default the build's. */
  title?: string;
  bootstrap: unknown;
  preloads: readonly string[];
  /** Links to the web app manifest and the icon of the site, for installing it. */
  installable?: true;
  slowStart?: SlowStart;
};

/** After how long a page without its script says so. A script on a slow phone network takes a few seconds. */
const SLOW_START_SECONDS = 15;

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

/** Where a site is described as an app that can be installed, in a language. */
const manifestPath = (locale: string): string => `/manifest.webmanifest?locale=${locale}`;

const installLinks = (site: string, locale: string): string =>
  `<link rel="manifest" href="${manifestPath(locale)}"><link rel="apple-touch-icon" href="/icons/${site}-180.png">`;

/**
 * Help inside the root element (SHELL-25): it appears by a style, since the script may be what is missing, and the script
 * replaces it when it starts. Hidden until then, also from screen readers.
 */
function helpOf({ title, detail, reload }: SlowStart, nonce: string): string {
  const style = `#slow-start{visibility:hidden;animation:slow-start 0s ${SLOW_START_SECONDS}s forwards;max-width:36rem;margin:0 auto;padding:4rem 1rem;font:1.125rem/1.5 system-ui,sans-serif}@keyframes slow-start{to{visibility:visible}}`;
  return `<style nonce="${nonce}">${style}</style><main id="slow-start"><h1>${asText(title)}</h1><p>${asText(detail)}</p><p><a href="">${asText(reload)}</a></p></main>`;
}

/** Fills a page's placeholders. The replacements are functions, because a value may contain `$&`. */
export function fillPage(html: string, parts: PageParts): string {
  const { nonce, locale, site, title, bootstrap, preloads, installable, slowStart } = parts;
  return html
    .replace('<div id="root">', (root) => root + (slowStart ? helpOf(slowStart, nonce) : ""))
    .replace(/<html[^>]*>/, () => `<html lang="${locale}" data-site="${site}">`)
    .replace(
      /<title>([^<]*)<\/title>/,
      (_all, built: string) =>
        `<title>${title === undefined ? built : asText(title)}</title>${preloads.map(preload).join("")}${installable ? installLinks(site, locale) : ""}`,
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
