import { expect, test } from "../fixtures/test.ts";
import { arrowTo, enterOn, tabTo } from "../steps/keyboard.ts";
import { card, usersPath } from "../steps/users.ts";

test(
  "[DSYS-04 partly] by keyboard alone the owner invites a person, and changes which e-mails arrive",
  { tag: "@once" },
  async ({ page, copy, signIn }) => {
    test.slow();
    const keys = page.keyboard;
    const email = "keyboard@kettle.example";
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const heading = page.getByRole("heading", { level: 1 });

    await test.step("the invitation", async () => {
      await signIn("rita", usersPath);
      await expect(button(copy("users.invite"))).toBeVisible();
      await enterOn(page, button(copy("users.invite")));
      const dialog = page.getByRole("dialog", { name: copy("users.inviteTitle"), exact: true });
      await expect(dialog).toBeVisible();
      await tabTo(page, dialog.getByLabel(copy("users.email.label"), { exact: true }));
      await keys.type("keyboard");
      await keys.press("Enter");
      // A mistake leads back to its field.
      const address = dialog.getByLabel(copy("users.email.label"), { exact: true });
      await expect(address).toHaveAccessibleDescription(new RegExp(copy("users.email.invalid")));
      await tabTo(page, address);
      await keys.press("ControlOrMeta+a");
      await keys.type(email);
      await arrowTo(page, page.getByRole("radio", { name: copy("users.role", { role: "STANDARD" }) }));
      await enterOn(page, dialog.getByRole("button", { name: copy("users.send"), exact: true }));
      await expect(page.getByText(copy("users.done", { what: "invite", name: email }))).toBeVisible();
      await expect(card(page, email)).toContainText(copy("users.role", { role: "STANDARD" }));
      await expect(page.locator(":focus"), "the focus is not lost").toHaveCount(1);
    });

    await test.step("the settings", async () => {
      await enterOn(page, page.getByRole("link", { name: copy("shell.tab.profile"), exact: true }));
      await expect(heading).toHaveText(copy("settings.screen"));
      await expect(heading).toBeFocused();
      await enterOn(page, page.getByRole("link", { name: copy("contact.cardAction"), exact: true }));
      await expect(heading).toHaveText(copy("contact.screen"));
      await expect(heading).toBeFocused();
    });

    await test.step("the e-mails", async () => {
      const topic = page.getByRole("radiogroup", { name: copy("contact.topic.SUPPORT"), exact: true });
      const none = topic.getByRole("radio", {
        name: copy("contact.wanted.SUPPORT", { wanted: "NONE" }),
        exact: true,
      });
      await tabTo(page, topic.getByRole("radio", { checked: true }));
      await keys.press("ArrowDown");
      await expect(page.getByText(copy("contact.topic.saved"), { exact: true })).toBeVisible();
      await expect(none).toBeFocused();
      await page.reload();
      await expect(none).toBeChecked();
    });
  },
);
