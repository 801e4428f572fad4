import "@portico/design-system/theme";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { lazyScreen } from "../components/lazyComponent.ts";
import { reloadedFor } from "../lib/loadScreen.ts";
import { navigationRequested } from "../features/navigation/model/navigation.slice.ts";
import { bootstrapFor, dana } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";
import { routes } from "./routes.ts";

beforeEach(() => {
  vi.stubGlobal("reportError", vi.fn<(error: unknown) => void>());
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const Screen = () => <h1 id="page-title">The slow screen</h1>;

/** Opens the disclaimers with one more route, whose code loads when the test says so; notes every state of loading. */
async function opened(path: string, load?: () => Promise<typeof Screen>) {
  const bootstrap = bootstrapFor(dana);
  const chunk: { resolve: (screen: typeof Screen) => void } = { resolve: () => undefined };
  const code = new Promise<typeof Screen>((resolve) => (chunk.resolve = resolve));
  const own: { portal?: Portal } = {};
  const slow = { path, screen: lazyScreen(load ?? (() => code)), title: "services.screen" } as const;
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/disclaimers"
      screens={[slow, ...routes.filter((route) => route.path !== path)]}
      onPortal={(portal) => void (own.portal = portal)}
    />,
  );
  await expect.poll(() => document.getElementById("page-title"), { timeout: 15_000 }).not.toBeNull();
  const { store } = own.portal as Portal;
  const isLoading = () => store.getState().loading.navigation !== "none";
  await expect.poll(isLoading).toBe(false);
  const go = (to: string) => void store.dispatch(navigationRequested({ to }));
  return { chunk, go, isLoading, path: () => store.getState().navigation.path };
}
const spinner = () => page.getByText("Loading the page", { exact: true }).elements().length;

test("[SHELL-30] [SHELL-20 partly] loading is true from the start of a navigation, with a spinner, and false at its end", async () => {
  const { chunk, go, isLoading } = await opened("/slow");
  go("/slow");
  await expect.poll(isLoading).toBe(true);
  await expect.poll(spinner).toBe(1);
  chunk.resolve(Screen);
  await expect.element(page.getByRole("heading", { name: "The slow screen" })).toBeVisible();
  await expect.poll(isLoading).toBe(false);
  expect(spinner()).toBe(0);
});

test("[SHELL-30] a navigation that another one cancels stops loading when that screen is shown", async () => {
  const { go, isLoading, path } = await opened("/slow");
  go("/slow");
  await expect.poll(isLoading).toBe(true);
  go("/disclaimers");
  await expect.poll(path).toBe("/disclaimers");
  await expect.poll(isLoading).toBe(false);
});

test("[SHELL-30] a navigation that fails stops loading", async () => {
  const load = () => Promise.reject(new TypeError("Failed to fetch"));
  sessionStorage.setItem(reloadedFor(location.pathname, load), "1");
  const { go, isLoading, path } = await opened("/slow", load);
  go("/slow");
  await expect.poll(path).toBe("/404");
  await expect.poll(isLoading).toBe(false);
});

test("[SHELL-20] a navigation to /support/category loads without a spinner", async () => {
  const { chunk, go, isLoading } = await opened("/support/category");
  go("/support/category");
  await expect.poll(isLoading).toBe(true);
  expect(spinner()).toBe(0);
  chunk.resolve(Screen);
  await expect.element(page.getByRole("heading", { name: "The slow screen" })).toBeVisible();
  await expect.poll(isLoading).toBe(false);
});
