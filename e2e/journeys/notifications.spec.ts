import { expect, test } from "../fixtures/test.ts";

test(
  "[SERV-13] what is unread is counted on the top bar and leads to its page; accepted terms are read; an editor's form is sent",
  { tag: "@phone" },
  async ({ page, copy, signIn, expectScreen, expectAccessiblePage }) => {
    await signIn("opal", "/account-summary");
    const bell = page.getByRole("banner").getByRole("link", { name: new RegExp(copy("notifications.screen")) });
    const unread = copy("notifications.unread", { count: 1 });
    await expect(bell).toHaveAccessibleName(`${copy("notifications.screen")} ${unread}`);
    await bell.click();
    await expectScreen(copy("notifications.screen"));
    await expectAccessiblePage();

    const row = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: copy("notifications.new") });
    await expect(row).toHaveCount(1);
    await row.getByRole("link").click();
    await page.waitForURL("**/orders/*");
    await expect(bell).toHaveAccessibleName(copy("notifications.screen"));

    await page.goBack();
    await expectScreen(copy("notifications.screen"));
    await expect(page.getByRole("button", { name: copy("notifications.markAll"), exact: true })).toHaveCount(0);

    await page.goto("/terms-and-conditions");
    const accepted = page
      .getByRole("region", { name: copy("legal.terms.accepted") })
      .getByRole("listitem")
      .first();
    await accepted.getByRole("button").click();
    await expect(accepted.getByRole("paragraph").last()).toBeVisible();
    await expectAccessiblePage();

    await page.goto("/support/forms?form=other-request");
    await page.getByRole("combobox").selectOption("INTERNET");
    await page.getByRole("textbox").fill("The internet is slow since Monday.");
    await page.getByRole("button", { name: copy("support.forms.send") }).click();
    await expect(page.getByText(new RegExp(copy("support.forms.sent", { id: "CS-" })))).toBeVisible();
  },
);
