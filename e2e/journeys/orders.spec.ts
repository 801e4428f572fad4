import { expect, test } from "../fixtures/test.ts";

test(
  "[SERV-10 partly] a faster connection is ordered from the list to its own page, and canceled there",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    await signIn("oscar", "/upgrade");
    await expectScreen(copy("orders.upgrade.title"));
    await expectAccessiblePage();
    await page
      .getByRole("link", { name: new RegExp(copy("orders.product", { service: "INTERNET", size: 1000 })) })
      .click();
    await expectScreen(copy("orders.review.title"));
    await page.getByRole("button", { name: copy("orders.review.lines") }).click();
    await expect(page.getByText(copy("orders.review.line.changed")).first()).toBeVisible();
    await expectAccessiblePage();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: copy("orders.place") }).click();
    await page.waitForURL(/\/orders\/so-\d+$/);
    await expect(page.getByText(copy("orders.order.steps"))).toBeVisible();
    await expectAccessiblePage();
    await page.reload();
    await page.getByRole("button", { name: copy("orders.order.cancel") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: copy("orders.order.cancel") })
      .click();
    await expect(page.getByRole("link", { name: copy("orders.order.again") })).toBeVisible();
  },
);
