import { expect, test } from "../fixtures/test.ts";

test(
  "[SERV-13 partly] what is unread is counted on the top bar, leads to its page, and is counted no longer",
  { tag: "@phone" },
  async ({ page, copy, signIn, seen, good }) => {
    await signIn("opal", "/account-summary");
    const bell = page.getByRole("banner").getByRole("link", { name: new RegExp(copy("notifications.screen")) });
    const unread = copy("notifications.unread", { count: 1 });
    await expect(bell).toHaveAccessibleName(`${copy("notifications.screen")} ${unread}`);
    await bell.click();
    await seen(copy("notifications.screen"));
    await good();

    const row = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: copy("notifications.new") });
    await expect(row).toHaveCount(1);
    await row.getByRole("link").click();
    await page.waitForURL("**/orders/*");
    await expect(bell).toHaveAccessibleName(copy("notifications.screen"));

    await page.goBack();
    await seen(copy("notifications.screen"));
    await expect(page.getByRole("button", { name: copy("notifications.markAll"), exact: true })).toHaveCount(0);
  },
);
