import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ site: "community" });

const area = "/community/community-channels";

test(
  "[SERV-09] with the keyboard alone: the list of channels, another order and back, a changed slide, a television, settings",
  { tag: "@once" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    /** Moves the focus with Tab until it is on the control. */
    const tabTo = async (control: ReturnType<typeof page.getByRole>) => {
      for (let presses = 0; presses < 80; presses += 1) {
        if (await control.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press("Tab");
      }
      throw new Error("The Tab key never reached the control.");
    };
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    const link = (name: string) => page.getByRole("main").getByRole("link", { name });
    const follow = async (key: "edit" | "order" | "tv" | "settings", path: string) => {
      await tabTo(link(copy(`community.channels.${key}.title`)));
      await page.keyboard.press("Enter");
      await waitForPath(page, path);
      await expectScreen(copy(`community.channels.${key}.title`));
    };
    const goBack = async () => {
      await tabTo(link(copy("community.channels.back")));
      await page.keyboard.press("Enter");
      await expectScreen(copy("community.screen"));
      await expect(link(copy("community.channels.edit.title"))).toBeVisible();
    };
    await signIn("alex", "/community");
    await expectScreen(copy("community.screen"));
    await expect(page.getByText(copy("community.channels.state", { state: "SCHEDULED" }))).toBeVisible();

    await follow("order", `${area}/reorder-active-channels`);
    const rows = page.getByRole("list", { name: copy("community.channels.order.list") }).getByRole("listitem");
    await expect(rows.first()).toContainText("Building notices");
    await tabTo(
      page.getByRole("button", {
        name: copy("community.channels.order.handle", { name: "Building notices" }),
        exact: true,
      }),
    );
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expect(rows.first()).toContainText("Pool and gym");
    await expect(
      page.getByRole("alert").filter({
        hasText: copy("community.channels.order.said", {
          step: "dropped",
          name: "Building notices",
          place: 2,
          count: 3,
        }),
      }),
    ).toHaveCount(1);
    await tabTo(button(copy("community.channels.order.save")));
    await page.keyboard.press("Enter");
    const restore = button(copy("community.channels.order.restore"));
    await expect(restore).toBeVisible();
    await expect(rows.first()).toContainText("Pool and gym");
    await expectAccessiblePage();
    await tabTo(restore);
    await page.keyboard.press("Enter");
    await expect(rows.first()).toContainText("Building notices");
    await goBack();

    await follow("edit", `${area}/edit-channels`);
    await tabTo(button(`${copy("community.channels.change")} Building notices`));
    await page.keyboard.press("Enter");
    await tabTo(page.getByRole("textbox", { name: copy("community.channels.slide") }));
    await page.keyboard.press("Control+a");
    await page.keyboard.type("The lobby closes at 9 PM.");
    await expect(page.getByRole("figure").filter({ hasText: "The lobby closes at 9 PM." })).toBeVisible();
    await expectAccessiblePage();
    await tabTo(button(copy("community.channels.save")));
    await page.keyboard.press("Enter");
    await expect(page.getByText(copy("community.channels.saved", { name: "Building notices" }))).toBeVisible();
    await goBack();

    await follow("tv", `${area}/activate-device`);
    await tabTo(page.getByRole("textbox", { name: copy("community.channels.tv.code") }));
    await page.keyboard.type("maple-234");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Gym");
    await page.keyboard.press("Enter");
    await expect(page.getByText(copy("community.channels.tv.activated", { name: "Gym" }))).toBeVisible();
    const gym = page.getByRole("listitem").filter({ hasText: "Gym" });
    await expect(gym).toContainText(copy("community.channels.tv.state", { state: "ONLINE" }), { timeout: 30_000 });
    await expectAccessiblePage();
    await goBack();

    await follow("settings", "/channel-settings");
    await tabTo(
      page.getByRole("radio", { name: copy("community.channels.settings.captionLanguage", { captions: "EN" }) }),
    );
    await page.keyboard.press("ArrowDown");
    await tabTo(button(copy("community.channels.settings.save")));
    await page.keyboard.press("Enter");
    await expect(page.getByText(copy("community.channels.settings.saved"))).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole("radio", { name: copy("community.channels.settings.captionLanguage", { captions: "ES" }) }),
    ).toBeChecked();
    await expectAccessiblePage();
  },
);
