import { expect, test } from "../fixtures/test.ts";
import { enterOn, tabTo } from "../steps/keyboard.ts";

test(
  "[DSYS-04 partly] by keyboard alone the owner names a device and forwards a line",
  { tag: "@once" },
  async ({ page, copy, expectScreen, signIn }) => {
    test.slow();
    const keys = page.keyboard;
    const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

    await test.step("the name of a device", async () => {
      await signIn("hedda", "/services");
      await expectScreen(copy("services.screenVoice"));
      const rename = button(new RegExp(`^${copy("services.equipment.rename")}: `)).first();
      await enterOn(page, rename);
      const dialog = page.getByRole("dialog");
      await tabTo(page, dialog.getByRole("textbox"));
      await keys.type("Stock room");
      await keys.press("Enter");
      await expect(page.getByRole("heading", { level: 3, name: "Stock room" })).toBeVisible();
      await expect(page.locator(":focus"), "the focus is not lost").toHaveCount(1);
    });

    await test.step("the forwarding of a line", async () => {
      await page.goto("/services/voice/call-forwarding");
      await expectScreen(copy("voice.forwarding.screen"));
      await tabTo(page, page.getByRole("checkbox", { name: copy("voice.forwarding.allOn") }));
      await keys.press("Space");
      const to = page.getByRole("textbox", { name: copy("voice.forwarding.allTo") });
      await tabTo(page, to);
      await keys.type("900 555 0142");
      await keys.press("Enter");
      // The summary has the focus, and its link leads to the field.
      const refusal = copy("voice.settings.fault", { code: "PREMIUM", line: "" });
      await enterOn(page, page.getByRole("link", { name: refusal }));
      await expect(to).toBeFocused();
      await keys.press("ControlOrMeta+a");
      await keys.type("207 555 0142");
      await keys.press("Enter");
      await expect(page.getByText(copy("voice.settings.saved"))).toBeVisible();
    });
  },
);
