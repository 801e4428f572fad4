import "@portico/design-system/theme";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Bootstrap } from "../../api/bootstrap.ts";
import { bootstrapFor, dana, sam } from "../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../testing/PortalPage.tsx";

const supportLink = (name = "Support") => page.getByRole("banner").getByRole("link", { name, exact: true });

async function open(at: string, bootstrap: Bootstrap, answers = {}) {
  await render(
    <PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={at} answers={answers} />,
  );
  await expect.poll(() => document.getElementById("page-title"), { timeout: 10_000 }).not.toBeNull();
}

beforeEach(() => page.viewport(1280, 900));
afterEach(() => document.documentElement.style.removeProperty("font-size"));

test.each([
  ["a visitor, on sign-in", "/", bootstrapFor()],
  ["an owner, on a screen with menus", "/services", bootstrapFor(dana)],
  ["a standard user without permissions", "/services", bootstrapFor({ ...sam, permissions: [] })],
  ["a customer of the community site", "/services", bootstrapFor(dana, { site: "community", vendorKey: "SCS" })],
  ["an owner who is paying, without menus", "/billing/pay-bill?open=otp&account=8347201180", bootstrapFor(dana)],
] as const)("[SERV-08] the header leads %s to support", async (_who, at, bootstrap) => {
  await open(at, bootstrap, { "/selfservice/graph": { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
  await expect.element(supportLink()).toHaveAttribute("href", "/support");
  await supportLink().click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
});

test.each([100, 200])(
  "on a phone of 320 px with text at %i percent, the link to support fits into the header",
  async (text) => {
    const width = 320;
    document.documentElement.style.fontSize = `${text}%`;
    await page.viewport(width, 640);
    await open("/services", { ...bootstrapFor(dana), locale: "es-US" });
    const box = supportLink("Soporte").element().getBoundingClientRect();
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test.each([
  [360, "en-US", "Community Solutions"],
  [360, "es-US", "Soluciones Comunitarias"],
  [768, "en-US", "Community Solutions"],
  [768, "es-US", "Soluciones Comunitarias"],
] as const)(
  "at %i px, in %s, the community site's name takes two lines of the header at most",
  { tags: "full" },
  async (width, locale, name) => {
    await page.viewport(width, 780);
    await open("/services", { ...bootstrapFor(dana, { site: "community", vendorKey: "SCS" }), locale });
    await expect.element(page.getByRole("banner").getByText(name, { exact: true })).toBeVisible();
    expect(page.getByRole("banner").element().getBoundingClientRect().height).toBeLessThanOrEqual(
      width < 768 ? 59 : 68,
    );
  },
);
