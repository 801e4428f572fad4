import { expect, test } from "../fixtures/test.ts";

test(
  "[SESS-19] the settings lead to contact data, e-mails and the password, and change the language and paperless billing",
  { tag: "@full" },
  async ({ page, copy, language, expectScreen, expectAccessiblePage, signIn }, { project }) => {
    // One person for each project, because paperless billing stays on.
    await signIn(project.name === "phone-es" ? "rafa" : "kai", "/profile-and-settings");
    await expectScreen(copy("settings.screen"));
    await expectAccessiblePage();
    for (const [link, title] of [
      [copy("contact.cardAction"), copy("contact.screen")],
      [copy("session.security.cardAction"), copy("session.security.screen")],
    ] as const) {
      await page.getByRole("link", { name: link, exact: true }).click();
      await expectScreen(title);
      await page.goBack();
      await expectScreen(copy("settings.screen"));
    }
    await expect(page.getByText(copy("settings.account.paperlessOff"), { exact: true })).toBeVisible();
    await page
      .getByRole("region", { name: copy("settings.account.title"), exact: true })
      .getByRole("link", { name: copy("shell.tab.billing"), exact: true })
      .click();
    await page.waitForURL("**/billing?*");
    await page.getByRole("switch", { name: copy("billing.home.settings.paperless"), exact: true }).click();
    const question = page.getByRole("alertdialog", { name: copy("billing.standing.paperless.askOn"), exact: true });
    await question.getByRole("checkbox").check();
    await question.getByRole("button", { name: copy("billing.standing.paperless.turnOn"), exact: true }).click();
    await expect(question).toBeHidden();
    await page.goto("/profile-and-settings");
    await expect(page.getByText(copy("settings.account.paperlessOn"), { exact: true })).toBeVisible();

    const languages = page.getByRole("radiogroup", { name: copy("settings.language.legend"), exact: true });
    const [own, other] = language === "en" ? ["English", "Español"] : ["Español", "English"];
    // The choice is stored before the page is opened again.
    const stored = page.waitForResponse((response) => response.url().endsWith("/identity/v1/language"));
    await languages.getByRole("radio", { name: other, exact: true }).click();
    await stored;
    await expect(page.locator("html")).toHaveAttribute("lang", language === "en" ? "es-US" : "en-US");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language === "en" ? "es-US" : "en-US");
    await page.getByRole("radio", { name: own, exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", language === "en" ? "en-US" : "es-US");
  },
);
