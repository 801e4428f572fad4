import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { filesEndingWith } from "./files.ts";

/** The page that lists the routes of the portal. */
export const routesPage = "docs/routes.md";

type Flow = keyof typeof chromeOf;

/** What is read of a route of the portal (`portal/src/app/router/route.ts`), which this project does not compile. */
type Route = {
  path: string;
  title: string;
  screen: { load: () => unknown };
  open?: boolean;
  toggle?: string;
  offTo?: string;
  site?: string;
  permission?: string;
  ofAccount?: boolean;
  flow?: Flow;
  tab?: string;
};
type Table = { routes: readonly Route[]; redirects: readonly { from: string; to: string }[] };
type AlertRule = { showsPageAlerts: (route: Route, flow: Flow) => boolean };
type Copy = Record<string, { en: string }>;

const moduleOf = async <T>(root: string, path: string): Promise<T> =>
  (await import(pathToFileURL(join(root, path)).href)) as T;

const read = <T>(root: string, path: string): T => JSON.parse(readFileSync(join(root, path), "utf8")) as T;

/** The module that the screen's code is loaded from, out of its `import("...")`, which Vitest gives a name of its own. */
function chunkOf({ screen, path }: Route): string {
  const [, module] = /import_*\("([^"]+)"/.exec(String(screen.load)) ?? [];
  if (module === undefined) throw new Error(`The chunk of ${path} could not be read: ${String(screen.load)}.`);
  return module.replace(/^(?:.*\/(?:features|app)\/|\.\/)/, "");
}

/** Who may open a route, and where everybody else is sent. */
function guardsOf({ open, toggle, offTo, site, permission, ofAccount }: Route): string {
  const guards = [
    open ? "open" : "sign-in, else /",
    toggle && `toggle \`${toggle}\`, else ${offTo ?? "/404"}`,
    site && `${site} site, else ${offTo ?? "/404"}`,
    permission && `\`${permission}\`, else /account-summary`,
    ofAccount && "own account, else /not-found",
  ];
  return guards.filter(Boolean).join("; ");
}

const chromeOf = { default: "menus", focused: "header", "nested-buy": "header", "full-width-header-only": "header" };

function rowOf(route: Route, copy: Copy, alerts: boolean, warns: boolean): string {
  const flow = route.flow ?? "default";
  const cells = [
    `\`${route.path}\``,
    copy[route.title]?.en ?? route.title,
    chunkOf(route),
    guardsOf(route),
    chromeOf[flow],
    flow,
    route.tab ?? "",
    alerts ? "yes" : "no",
    warns ? "yes" : "no",
  ];
  return `| ${cells.join(" | ")} |`;
}

const head = `# Routes of the portal

Generated from \`portal/src/app/routes.ts\` by \`npm run generate\`; change the table there. The router, the server's list of
screens, the tests and this page use the same table.

- **Chunk**: the module whose code is loaded when the screen is first opened.
- **Guards**: who may open the route, and where others are sent. The server enforces sign-in, roles and accounts again.
  A screen may ask for more: /community for a tenant agreement.
- **Chrome**: menus (side menu from 1090 px, bottom menu below), or the header alone. Co-browsing shows the header alone
  everywhere.
- **Page alerts**: whether alerts are shown above the screen.
- **Leave warning**: whether the default of the setting \`speedBumpRoutes\` names the route. The toggle \`speedBump\` turns
  the question on.
`;

const table = (titles: readonly string[], rows: readonly string[]) =>
  [`| ${titles.join(" | ")} |`, `|${titles.map(() => "---").join("|")}|`, ...rows].join("\n");

/** docs/routes.md: every route with what it loads, who may open it and what surrounds it. */
export async function routesDocument(root: string): Promise<string> {
  const { routes, redirects } = await moduleOf<Table>(root, "portal/src/app/routes.ts");
  const { showsPageAlerts } = await moduleOf<AlertRule>(root, "portal/src/app/router/route.ts");
  const files = filesEndingWith(".copy.json", "content/catalogue/copy", root);
  const copy = Object.assign({}, ...files.map((path) => read<Copy>(root, path))) as Copy;
  const toggles = read<Record<string, { default: string }>>(root, "content/catalogue/toggles.json");
  const leaveWarnings = (toggles["speedBumpRoutes"]?.default ?? "").split(" ");
  const titles = ["Path", "Title", "Chunk", "Guards", "Chrome", "Flow", "Tab", "Page alerts", "Leave warning"];
  return [
    head,
    table(
      titles,
      routes.map((route) =>
        rowOf(route, copy, showsPageAlerts(route, route.flow ?? "default"), leaveWarnings.includes(route.path)),
      ),
    ),
    "\n## Redirects\n",
    table(
      ["From", "To"],
      redirects.map(({ from, to }) => `| \`${from}\` | \`${to}\` |`),
    ),
    "",
  ].join("\n");
}
