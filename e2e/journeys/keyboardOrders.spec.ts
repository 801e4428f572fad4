import { expect, test } from "../fixtures/test.ts";
import { arrowToOption, enterOn, escapeTo, spaceOn, tabThrough } from "../steps/keyboard.ts";

test(
  "[DSYS-04 partly] [SERV-10 partly] [SERV-13 partly] by keyboard alone a faster connection is ordered, followed from its notification, and canceled",
  { tag: "@once" },
  async ({ page, copy, expectNavigationTo, signIn }) => {
    test.slow();
    const keys = page.keyboard;
    const main = page.getByRole("main");
    const button = (name: string) => main.getByRole("button", { name, exact: true });
    const heading = page.getByRole("heading", { level: 1 });
    const bell = page.getByRole("banner").getByRole("link", { name: new RegExp(copy("notifications.screen")) });
    const unread = (count: number) =>
      count > 0
        ? `${copy("notifications.screen")} ${copy("notifications.unread", { count })}`
        : copy("notifications.screen");
    let order = "";
    let before = 0;

    await test.step("the order, after the terms were missing", async () => {
      await signIn("omar", "/upgrade");
      await expect(heading).toHaveText(copy("orders.upgrade.title"));
      // The declined automatic payment of this customer is unread.
      await expect(bell).toHaveAccessibleName(/\d/);
      before = Number(/\d+/.exec(await bell.ariaSnapshot())?.[0]);
      await enterOn(
        page,
        main
          .getByRole("link")
          .filter({ hasText: /Internet/ })
          .first(),
      );
      await expectNavigationTo(copy("orders.review.title"));
      const lines = button(copy("orders.review.lines"));
      await enterOn(page, lines);
      await expect(page.getByText(copy("orders.review.line.changed")).first()).toBeVisible();
      await expect(lines, "what opens keeps the focus").toBeFocused();
      await enterOn(page, button(copy("orders.place")));
      const missing = main.getByRole("link", { name: copy("orders.review.termsRequired") });
      await expect(missing).toBeVisible();
      await enterOn(page, missing);
      const terms = page.getByRole("checkbox");
      await expect(terms).toBeFocused();
      await keys.press("Space");
      await enterOn(page, button(copy("orders.place")));
      await page.waitForURL(/\/orders\/so-\d+$/);
      order = /so-\d+$/.exec(page.url())?.[0].toUpperCase() ?? "";
      await expectNavigationTo(copy("orders.order.title", { order }));
    });

    await test.step("its notification", async () => {
      await page.goto("/account-summary");
      await expect(bell).toHaveAccessibleName(unread(before + 1));
      await enterOn(page, bell);
      await expectNavigationTo(copy("notifications.screen"));
      const about = page.getByRole("combobox", { name: copy("notifications.topicLabel"), exact: true });
      const state = page.getByRole("combobox", { name: copy("notifications.stateLabel"), exact: true });
      const rows = main.getByRole("listitem");
      await arrowToOption(page, about, copy("notifications.topic", { topic: "ORDERS" }));
      await expect(about, "a filter keeps the focus").toBeFocused();
      await arrowToOption(page, state, copy("notifications.state", { state: "unread" }));
      await expect(state, "a filter keeps the focus").toBeFocused();
      const row = rows.locator(`a[href*="${order.toLowerCase()}" i]`);
      await expect(row).toHaveCount(1);
      await tabThrough(page, [button(copy("notifications.markAll")), row]);
      await keys.press("Enter");
      await expectNavigationTo(copy("orders.order.title", { order }));
      await expect(bell).toHaveAccessibleName(unread(before));
    });

    await test.step("it is canceled, after a question that gives the focus back", async () => {
      const cancel = button(copy("orders.order.cancel"));
      const question = page.getByRole("alertdialog");
      await enterOn(page, cancel);
      await escapeTo(page, question, cancel);
      await keys.press("Enter");
      await enterOn(page, question.getByRole("button", { name: copy("orders.order.cancel"), exact: true }));
      await expect(question).toBeHidden();
      const again = main.getByRole("link", { name: copy("orders.order.again"), exact: true });
      await expect(again).toBeVisible();
      await expect(page.locator(":focus"), "the focus is not lost").toHaveCount(1);
    });

    await test.step("what is new is marked as read", async () => {
      await enterOn(page, bell);
      await expectNavigationTo(copy("notifications.screen"));
      const mark = button(copy("notifications.markAll"));
      await spaceOn(page, mark);
      await expect(mark).toHaveCount(0);
      await expect(page.locator(":focus"), "the focus is not lost").toHaveCount(1);
      await expect(main.getByText(copy("notifications.new"), { exact: true })).toHaveCount(0);
    });
  },
);
