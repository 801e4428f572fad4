import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { bootstrapFor, dana, owing } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";
import type { Flow } from "./router/route.ts";
import { routes } from "./routes.ts";

/** The portal's routes, with the list of services in another layout flow. */
const withServicesIn = (flow: Flow) =>
  routes.map((route) => (route.path === "/services" && flow !== "default" ? { ...route, flow } : route));
const on = { value: true, applies: "atOnce" as const, killed: false };
const locked = { "/api/pub/account/v1/accounts": { body: { accounts: [{ ...owing, paymentLocked: true }] } } };

/** Opens the list of services at a viewport width, with a layout flow for its route. */
async function openIn(flow: Flow, width: number, bootstrap = bootstrapFor(dana)) {
  await page.viewport(width, 800);
  const opened: { portal?: Portal } = {};
  const hear = (portal: Portal) => void (opened.portal = portal);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/services"
      answers={locked}
      screens={withServicesIn(flow)}
      onPortal={hear}
    />,
  );
  await expect.element(page.getByRole("heading", { level: 1 }), { timeout: 10_000 }).toBeVisible();
  // By now a payment in progress is known and its notice is shown where the flow allows it.
  await expect.poll(() => opened.portal?.store.getState().account.accounts.phase).toBe("ready");
}

/** Returns the visible menus. */
const menus = () => {
  const shown = [...document.querySelectorAll("nav")].filter((menu) => getComputedStyle(menu).display !== "none");
  return shown.map((menu) => (menu.getBoundingClientRect().width === 250 ? "side" : "foot"));
};
const alert = () => page.getByText("We’re confirming a payment.").elements().length;
const ownLinks = () => page.getByRole("banner").getByRole("link", { name: "Account Summary" }).elements().length;

test.each([
  ["default", 1090, ["side"]],
  ["default", 1089, ["foot"]],
  ["focused", 1090, []],
  ["focused", 1089, []],
  ["nested-buy", 1090, []],
  ["nested-buy", 1089, []],
  ["full-width-header-only", 1090, []],
  ["full-width-header-only", 400, []],
] as const)("[SHELL-18] the flow %s of a route at %d px has the menus %j", async (flow, width, expected) => {
  await openIn(flow, width);
  expect(menus()).toEqual(expected);
  const alone = flow === "full-width-header-only";
  expect(ownLinks()).toBe(alone ? 1 : 0);
  await expect.poll(alert).toBe(flow === "focused" ? 0 : 1);
});

test.each([
  ["/maintenance", 1280],
  ["/maintenance", 360],
  ["/accept-invitation", 1280],
  ["/accept-invitation", 360],
] as const)(
  "[SHELL-18] %s has no menus at %d px, and the links home and to sign out in the header",
  async (at, width) => {
    await page.viewport(width, 800);
    const bootstrap = bootstrapFor(dana);
    await render(<PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={at} />);
    await expect.element(page.getByRole("heading", { level: 1 }), { timeout: 10_000 }).toBeVisible();
    expect([menus(), ownLinks()]).toEqual([[], 1]);
    const header = page.getByRole("banner");
    await expect.element(header.getByRole("button", { name: "Sign out" })).toBeVisible();
    await expect.element(header.getByRole("link", { name: "Support" })).toBeVisible();
  },
);

test.each(["default", "focused", "nested-buy", "full-width-header-only"] as const)(
  "[SHELL-18] during support co-browsing %s shows only the header, whether the session's mode or the toggle says so",
  async (flow) => {
    const start = bootstrapFor(dana);
    for (const watched of [
      { ...start, session: { ...start.session, coBrowse: true } },
      bootstrapFor(dana, { toggles: { etag: "1", values: { coBrowse: on } } }),
    ]) {
      await openIn(flow, 1280, watched);
      expect([menus(), ownLinks()]).toEqual([[], 1]);
      expect(document.querySelector("header")?.getBoundingClientRect().width).toBe(
        document.documentElement.clientWidth,
      );
      await cleanup();
    }
  },
);

test.each([
  ["/404", 1280, 608],
  ["/404", 700, 608],
  ["/404", 360, 328],
  ["/disclaimers", 1280, 608],
] as const)("[SHELL-17] the narrow layout of %s contains, at %d px, a column of %d px", async (at, width, expected) => {
  await page.viewport(width, 800);
  const bootstrap = bootstrapFor(dana);
  await render(<PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={at} />);
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading, { timeout: 10_000 }).toBeVisible();
  const column = heading.element().closest("main > div") as HTMLElement;
  const { paddingLeft, paddingRight } = getComputedStyle(column);
  expect(column.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)).toBe(expected);
});
