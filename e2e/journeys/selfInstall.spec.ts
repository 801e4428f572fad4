import { expect, test } from "../fixtures/test.ts";

test(
  "[SHELL-11 partly] a customer who unpacked a device is told where the set-up goes on before leaving the portal",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    await signIn("ingrid", "/selfinstall");
    await expectScreen(copy("selfInstall.screen"));
    const leave = page.getByRole("main").locator('a[href^="https:"]');
    const { host } = new URL((await leave.getAttribute("href")) ?? "");
    await expect(leave).toHaveAccessibleName(copy("selfInstall.go", { host }));
    await expect(page.getByText(copy("selfInstall.elsewhere"))).toBeVisible();
    await expectAccessiblePage();
  },
);

test(
  "[SHELL-11 partly] with nothing to set up, the page leads to the services",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    await signIn("dana", "/selfinstall");
    await expectScreen(copy("selfInstall.title", { part: "NOTHING_TO_SET_UP" }));
    await expectAccessiblePage();
    await page
      .getByRole("main")
      .getByRole("link", { name: copy("selfInstall.toServices") })
      .click();
    await page.waitForURL("**/services");
  },
);

for (const [person, part] of [
  ["wade", "CONTACT_TO_ACTIVATE"],
  ["kai", "CONTACT_TO_CONTINUE"],
] as const)
  test(
    `[SHELL-11 partly] ${person} is told whom to call about the new device`,
    { tag: "@full" },
    async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
      await signIn(person, "/selfinstall");
      await expectScreen(copy("selfInstall.title", { part }));
      await expect(page.getByRole("main").locator('a[href^="tel:"]').first()).toBeVisible();
      await expectAccessiblePage();
    },
  );
