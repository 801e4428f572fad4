import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { navigationRequested } from "../features/navigation/model/navigation.slice.ts";
import { bootstrapFor, dana } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";
import { firstTable } from "./firstRoutes.ts";
import { startTable } from "./router/routeTable.tsx";

const heading = () => page.getByRole("heading", { level: 1 });

/** Opens a URL as a first visit does: without the routes that load later. */
async function open(at: string): Promise<Portal> {
  const bootstrap = bootstrapFor(dana);
  const opened: { portal?: Portal } = {};
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at={at}
      routes={firstTable}
      onPortal={(portal) => void (opened.portal = portal)}
    />,
  );
  await expect.poll(() => opened.portal).toBeDefined();
  return opened.portal as Portal;
}

test("a screen opened from the account summary is shown once its route is loaded", async () => {
  const portal = await open("/account-summary");
  portal.store.dispatch(navigationRequested({ to: "/disclaimers" }));
  await expect.element(heading()).toHaveTextContent("Disclaimers");
});

test("a URL that has no route shows the not-found page, and stays in the address", async () => {
  const portal = await open("/nowhere");
  await expect.element(heading()).toHaveTextContent("We can’t find that page");
  expect(portal.store.getState().navigation.path).toBe("/nowhere");
});

test.each(["/", "/account-summary"])("a first visit of %s starts with the first routes alone", async (pathname) => {
  expect(await startTable(pathname)).toBe(firstTable);
});

test.each(["/billing/pay-bill", "/login", "/nowhere"])("a visit of %s starts with all routes", async (pathname) => {
  expect((await startTable(pathname)).isComplete).toBe(true);
});
