import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Copy } from "../fixtures/copy.ts";
import type { Control } from "./controls.ts";

/** What differs between the applications that are crawled. */
export type CrawledApp = {
  /** Whether a path belongs to the application: links to other paths are pressed, but their targets are not crawled. */
  contains: (href: string) => boolean;
  /** One normalised path for all screens of a kind. */
  kindOf: (href: string) => string;
  /** Names of the controls that end the crawled session or flow; their own journeys press them. */
  ends: (copy: Copy) => readonly string[];
  /** A fault of a control's name beyond those that all applications share. */
  nameFault?: (control: Control, copy: Copy) => string | undefined;
  /** The progress of work that takes longer than a screen may load. */
  slowWork: (copy: Copy) => readonly string[];
  /** Typed into fields that are refused because they are empty, such as the reason of a change. */
  typed?: string;
  /** Catalogue messages are this application's content, in both languages, and frames show pages in any language. */
  showsMessages: boolean;
};

const partsOf = (href: string) => new URL(href, "http://localhost");

/**
 * Links to billing say so, with two exceptions: "Don't pay again" leaves the payment flow, and the menu has its own
 * name.
 */
function billingFault({ isLink, href, name }: Control, copy: Copy): string | undefined {
  const toBilling = isLink && href !== undefined && portal.kindOf(href) === "/billing";
  const allowed = [copy("billing.schedule.overlap.skip"), copy("shell.tab.billing")];
  return toBilling && !allowed.includes(name) ? `"${name}" leads to billing and does not say so (BILL-19)` : undefined;
}

/** The customers' portal. Screens of all accounts, amounts and days are of one kind. Downloads are links to the API. */
export const portal: CrawledApp = {
  contains: (href) => !href.startsWith("/api/"),
  kindOf: (href) => {
    const { pathname, searchParams } = partsOf(href);
    const path = pathname
      .split("/")
      .map((part) => (/[0-9_]/.test(part) ? ":id" : part))
      .join("/");
    const kept = [...searchParams]
      .filter(([key]) => !["account", "device", "payment", "page"].includes(key))
      .map(([key, value]) => `${key}=${/\d/.test(value) ? ":id" : value}`);
    return [path, ...kept.toSorted()].join("?");
  },
  // session.spec and userPreferences.spec press these.
  ends: (copy) => [copy("shell.signOut"), copy("shell.language.english"), copy("shell.language.spanish")],
  nameFault: billingFault,
  // A device of the demo restarts in twelve seconds.
  slowWork: (copy) => [
    copy("services.equipment.state", { state: "RESTARTING" }),
    copy("services.equipment.restart.progress", { state: "REQUESTED" }),
    copy("services.equipment.restart.progress", { state: "RESTARTING" }),
  ],
  showsMessages: false,
};

const tableOfRoutes =
  readFileSync(join(import.meta.dirname, "../../docs/routes.md"), "utf8").split("## Redirects")[0] ?? "";

/**
 * Left out: the sign-in page, which a signed-in session leaves at once, and further addresses of pages that are in the
 * list.
 */
const leftOut = new Set([
  "/",
  "/billing-stub",
  "/billing-stub-2",
  "/troubleshoot-stub",
  "/troubleshoot-stub-2",
  "/user-preferences",
  "/404",
  "/not-found",
]);

/**
 * Every address of a site in the portal's route table without parameters, and variants that open another screen or
 * state. On the business site the pages of the community lead to /404.
 */
export const addressesOf = (site: "business" | "community"): readonly string[] => [
  ...[...tableOfRoutes.matchAll(/^\| `(\/[^`:]*)` \|(.*)/gm)]
    .filter(([, , cells = ""]) => site === "community" || !/community site|\| community \|/.test(cells))
    .map(([, path = ""]) => path)
    .filter((path) => !leftOut.has(path)),
  "/billing/pay-bill?open=fdp",
  "/billing/pay-bill?open=quick",
  "/search-results?query=bill",
  "/page?key=bill",
  "/page?key=security",
];

const routesPath = join(import.meta.dirname, "../../content/studio/src/app/routes.tsx");

/** The paths of the Studio's route table, which a browser alone can load: it imports the screens. */
export const studioPaths: readonly string[] = [
  ...readFileSync(routesPath, "utf8").matchAll(/\{ path: "(\/studio[^"]*)"/g),
].map(([, path = ""]) => path);

const isOf = (path: string) => {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
  return (pathname: string) => pattern.test(pathname);
};

/** The editors' Studio. Filters in the query do not make a screen another kind, but the draft of a change set does. */
export const studio: CrawledApp = {
  contains: (href) => /^\/studio(?:[/?#]|$)/.test(href),
  kindOf: (href) => {
    const { pathname, searchParams } = partsOf(href);
    const path = studioPaths.find((route) => route === pathname) ?? studioPaths.find((route) => isOf(route)(pathname));
    return (path ?? pathname) + (searchParams.has("changeSet") ? "?changeSet" : "");
  },
  // studio.spec presses these.
  ends: (copy) => [
    copy("studio.shell.signOut"),
    copy("studio.shell.language.english"),
    copy("studio.shell.language.spanish"),
  ],
  slowWork: () => [],
  typed: "Ok 1",
  showsMessages: true,
};
