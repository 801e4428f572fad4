import "@portico/design-system/theme";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Bootstrap } from "../api/bootstrap.ts";
import { lazyScreen } from "../components/lazyComponent.ts";
import { reloadedFor } from "../lib/loadScreen.ts";
import type { Locale } from "../features/content/model/content.slice.ts";
import { navigationRequested } from "../features/navigation/model/navigation.slice.ts";
import { bootstrapFor, dana } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";
import type { PortalRoute } from "./router/route.ts";
import { routes } from "./routes.ts";

const reported = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  vi.stubGlobal("reportError", reported);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reported.mockClear();
  sessionStorage.clear();
});

const broken = (load: () => Promise<() => null>, changes: Partial<PortalRoute> = {}): PortalRoute => ({
  path: "/broken",
  screen: lazyScreen(load),
  title: "services.screen",
  ...changes,
});

/** Opens the disclaimers with one more route, and goes there. */
async function visit(route: PortalRoute, bootstrap: Bootstrap = bootstrapFor(dana)): Promise<Portal> {
  const opened: { portal?: Portal } = {};
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/disclaimers"
      screens={[...routes, route]}
      onPortal={(portal) => void (opened.portal = portal)}
    />,
  );
  await expect.poll(() => document.getElementById("page-title"), { timeout: 15_000 }).not.toBeNull();
  const portal = opened.portal as Portal;
  portal.store.dispatch(navigationRequested({ to: route.path }));
  return portal;
}

const path = (portal: Portal) => portal.store.getState().navigation.path;
const heading = () => page.getByRole("heading", { level: 1 });

test.each<[Locale, string]>([
  ["en-US", "We can’t find that page"],
  ["es-US", "No encontramos esa página"],
])("[SHELL-07] in %s a screen that throws sends the user to /404, and the error is reported", async (locale, title) => {
  const thrown = new Error("This screen is broken.");
  const screen = () => {
    throw thrown;
  };
  const portal = await visit(
    broken(() => Promise.resolve(screen)),
    { ...bootstrapFor(dana), locale },
  );
  await expect.poll(() => path(portal)).toBe("/404");
  await expect.element(heading()).toHaveTextContent(title);
  expect(reported).toHaveBeenCalledWith(thrown);
});

test("[SHELL-07] a refused navigation, to a screen whose toggle is off, sends the user to /404", async () => {
  const off = { value: false, applies: "atOnce" as const, killed: false };
  const bootstrap = bootstrapFor(dana, { toggles: { etag: "1", values: { billing: off } } });
  const portal = await visit(
    broken(() => Promise.resolve(() => null), { toggle: "billing" }),
    bootstrap,
  );
  await expect.poll(() => path(portal)).toBe("/404");
});

test("[SHELL-07] [SHELL-24 partly] a chunk that is still missing after the reload sends the user to /404, reported as ChunkLoadError", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  sessionStorage.setItem(reloadedFor(location.pathname, load), "1");
  const portal = await visit(broken(load));
  await expect.poll(() => path(portal)).toBe("/404");
  await expect.element(heading()).toHaveTextContent("We can’t find that page");
  expect(load).toHaveBeenCalledTimes(2);
  expect(reported.mock.calls.map(([error]) => (error as Error).name)).toEqual(["ChunkLoadError"]);
});

test.each([
  ["signed out", bootstrapFor()],
  ["signed in", bootstrapFor(dana)],
])("[SHELL-28] /404 and /not-found are open and an unknown URL shows the same screen, %s", async (_kind, bootstrap) => {
  const portal = await visit(
    broken(() => Promise.resolve(() => null)),
    bootstrap,
  );
  for (const to of ["/404", "/not-found", "/nothing/of-the-kind"]) {
    portal.store.dispatch(navigationRequested({ to: "/disclaimers" }));
    await expect.element(heading()).toHaveTextContent("Disclaimers");
    portal.store.dispatch(navigationRequested({ to }));
    await expect.element(heading()).toHaveTextContent("We can’t find that page");
    expect(path(portal)).toBe(to);
    await expect.element(page.getByRole("main").getByRole("link").first()).toBeVisible();
  }
});
