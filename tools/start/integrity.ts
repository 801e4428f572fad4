import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/**
 * A page of a build, and the base URL of the build's files. `isOneScript`: a page that is stored in the browser has one
 * script and no import map, which would need a nonce of its own at each response.
 */
export type BuiltPage = { dist: string; page: string; base: string; isOneScript?: true };

/** The subresource integrity hash of a file. */
export const integrityOf = (file: string): string =>
  `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;

/** Every script and style file of the build by name; names contain a hash, so they are unique. */
function filesOf(dist: string): Map<string, string> {
  const paths = readdirSync(join(dist, "assets"))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => join(dist, "assets", name));
  return new Map(paths.map((path) => [basename(path), path]));
}

const namesIn = (text: string): string[] => text.match(/[\w-]+(?:\.[\w-]+)*\.(?:js|css)\b/g) ?? [];

/** The files that a page loads, statically or lazily, found by following the file names in each file. */
function reachable(html: string, files: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  const left = namesIn(html);
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const path = files.get(name);
    if (path === undefined || found.has(name)) continue;
    found.add(name);
    left.push(...namesIn(readFileSync(path, "utf8")));
  }
  return [...found].sort();
}

const marked = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"[^>]*>/g;

/**
 * Adds subresource integrity (SRI) hashes to a built page: attributes for its scripts and style sheets, and an import
 * map for lazily loaded modules. Browsers then refuse files that changed by a byte (F2). Idempotent.
 * @returns the scripts and style sheets of the page, by URL
 */
export function sealPage({ dist, page, base, isOneScript }: BuiltPage): Map<string, string> {
  const path = join(dist, page);
  const html = readFileSync(path, "utf8");
  const files = filesOf(dist);
  const sealed = new Map(
    reachable(html, files).map((name) => [
      `${base}${relative(dist, files.get(name) ?? "")}`,
      integrityOf(files.get(name) ?? ""),
    ]),
  );
  if (html.includes('type="importmap"')) return sealed;
  const scripts = [...sealed].filter(([address]) => address.endsWith(".js"));
  if (isOneScript && scripts.length !== 1) throw new Error(`${page} has ${scripts.length} scripts instead of one.`);
  const map = `<script type="importmap" nonce="__CSP_NONCE__">${JSON.stringify({ integrity: Object.fromEntries(scripts) })}</script>`;
  const tagged = html.replaceAll(marked, (tag, address: string) =>
    sealed.has(address) ? tag.replace(/( integrity="[^"]*")?>$/, ` integrity="${sealed.get(address)}">`) : tag,
  );
  if (isOneScript) {
    writeFileSync(path, tagged);
    return sealed;
  }
  const first = tagged.search(/<(?:script|link rel="modulepreload")/);
  writeFileSync(path, tagged.slice(0, first) + map + tagged.slice(first));
  return sealed;
}

/** The sources of a script file, from the build's manifest. */
type Part = { file: string; name?: string; src?: string };

/**
 * Why each part of the pages exists. A part without an entry fails the build: code on a payment page needs a reason.
 */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^offline\.html$/, "Shows what was saved on the device when there is no network"],
  [/^src\/offline\/worker\.ts$/, "Shows the offline page when a page cannot be had; answers no other request"],
  [/^(index|vault)\.html$/, "Starts the page: who is signed in, where to, in which language"],
  [/^src\/features\/billing\//, "Bills, statements and payments, loaded when such a screen is opened"],
  [/^src\/vault\//, "The card form, on an origin of its own"],
  [/^src\/features\//, "A screen or workflow of the portal, loaded when it is opened"],
  [/^src\//, "What screens share: calls, dialogs, the shell"],
  [/content\/(runtime|message)\//, "Loads the published words and toggles, and checks that they are whole"],
  [/content\/catalogue\//, "The built-in words, for when no published ones can be had"],
  [/design-system\//, "Buttons, fields and other components"],
  [/^\.\.\/(rules|openapi)\//, "Rules of dates, amounts and cards that the server has too"],
  [/node_modules\/@fontsource/, "The typeface"],
  [
    /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|use-sync-external-store)\//,
    "Draws the page and leads from screen to screen",
  ],
  [
    /node_modules\/(@reduxjs|redux|redux-saga|@redux-saga|react-redux|reselect|immer)/,
    "Keeps what the page knows, and runs its workflows",
  ],
  [/node_modules\/(@apollo|graphql|rxjs|@wry|optimism|zen-observable)/, "Asks the graph"],
  [
    /node_modules\/(@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|get-nonce|focus-)/,
    "Dialogs and menus that work by keyboard and screen reader",
  ],
  [/^_/, "Code that several of the scripts above share"],
];

function reasonOf(key: string): string {
  const reason = reasons.find(([pattern]) => pattern.test(key))?.[1];
  if (reason === undefined)
    throw new Error(
      `${key} becomes a script of the portal's pages, and tools/start/integrity.ts has no reason for it. Say there what it is for.`,
    );
  return reason;
}

/** The script inventory of the portal's pages: file, hash, pages, contents and reason (PCI DSS 6.4.3). */
export function writeInventory(
  dist: string,
  pages: Readonly<Record<string, ReadonlyMap<string, string>>>,
  manifests: readonly string[],
): void {
  const parts = manifests.flatMap((manifest) =>
    Object.entries(JSON.parse(readFileSync(join(dist, manifest), "utf8")) as Record<string, Part>),
  );
  const scripts = [...new Set(Object.values(pages).flatMap((page) => [...page.keys()]))]
    .filter((address) => address.endsWith(".js"))
    .sort();
  const inventory = scripts.map((address) => {
    const [key = "_", part] = parts.find(([, { file }]) => `/${file}` === address) ?? [];
    const on = Object.keys(pages).filter((page) => pages[page]?.has(address));
    return {
      script: address,
      integrity: on.map((page) => pages[page]?.get(address))[0],
      pages: on,
      source: key.startsWith("_") ? part?.name : key,
      reason: reasonOf(key),
    };
  });
  writeFileSync(join(dist, dirname(manifests[0] ?? ""), "scripts.json"), `${JSON.stringify(inventory, null, 2)}\n`);
}
