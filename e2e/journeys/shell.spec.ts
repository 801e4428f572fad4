import { expect, test } from "../fixtures/test.ts";
import { openSettings } from "../steps/shell.ts";

test("[SHELL-16 partly] [SHELL-17] the navigation is at the side from 1090 px, at the bottom below that, and hidden during a payment", async ({
  page,
  copy,
  signIn,
}) => {
  await page.setViewportSize({ width: 1090, height: 800 });
  await signIn("billie");
  const menus = page.getByRole("navigation", { name: copy("shell.menu"), exact: true });
  const place = () =>
    menus.evaluateAll((all) =>
      all.filter((menu) => menu.checkVisibility()).map((menu) => menu.getBoundingClientRect()),
    );

  await test.step("at the side, 250 px wide, with every tab of this customer", async () => {
    await expect(menus.getByRole("link", { name: copy("shell.tab.voice"), exact: true })).toBeVisible();
    await expect(menus.filter({ visible: true }).getByRole("link")).toHaveText([
      copy("shell.tab.summary"),
      copy("shell.tab.billing"),
      copy("shell.tab.voice"),
      copy("shell.tab.profile"),
    ]);
    await expect.poll(place).toMatchObject([{ width: 250, left: 0 }]);
  });

  await test.step("at the foot, as wide as the page", async () => {
    await page.setViewportSize({ width: 1089, height: 800 });
    await expect.poll(place).toMatchObject([{ width: 1089, bottom: 800 }]);
  });

  await test.step("the top bar stays in view below 600 px alone", async () => {
    const topOfBar = async (width: number) => {
      await page.setViewportSize({ width, height: 700 });
      // Poll until the page has the height of this width.
      const scrolled = () => page.evaluate(() => (window.scrollTo(0, 400), window.scrollY));
      await expect.poll(scrolled).toBeGreaterThan(100);
      return page.getByRole("banner").evaluate((bar) => bar.getBoundingClientRect().top);
    };
    await expect.poll(() => topOfBar(599)).toBe(0);
    await expect.poll(() => topOfBar(600)).toBeLessThan(0);
  });

  await test.step("neither while paying", async () => {
    await page.goto("/billing/pay-bill");
    await expect(
      page.getByRole("heading", { level: 1, name: copy("billing.payOnce.amount.title"), exact: true }),
    ).toBeVisible();
    await expect(menus).toHaveCount(0);
  });
});

test(
  "services and settings are separate screens",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, expectScreen }) => {
    await signIn("billie", "/services");
    await expectScreen(copy("services.screenVoice"));
    await openSettings(page, copy);
    await expectNavigationTo(copy("settings.screen"));
    await expect(page.getByRole("main")).toContainText(copy("settings.role", { role: "BILLING" }));
  },
);

test(
  "a section that fails to load shows an error with a retry button, without affecting the others",
  { tag: "@full" },
  async ({ page, copy, signIn, faults, expectAccessiblePage }) => {
    faults.allow(/status of 503 .*\/account\/v1\/services/);
    const services = "**/account/v1/services*";
    await page.route(services, (route) =>
      route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" }),
    );
    await signIn("billie");
    await expect(page.getByText(copy("problem.TEMPORARILY_UNAVAILABLE.title"), { exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: copy("summary.last.title"), exact: true })).toBeVisible();
    await expectAccessiblePage();
    await page.unroute(services);
    await page.getByRole("button", { name: copy("shell.tryAgain"), exact: true }).click();
    await expect(
      page.getByRole("region", { name: copy("services.name", { key: "VOICE" }), exact: true }),
    ).toBeVisible();
  },
);
