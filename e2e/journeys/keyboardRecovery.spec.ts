import { demoPerson } from "../fixtures/people.ts";
import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { enterOn, tabTo } from "../steps/keyboard.ts";
import { newestCode } from "../steps/messages.ts";

test(
  "[DSYS-04 partly] [SESS-17 partly] by keyboard alone a forgotten password is replaced with an e-mailed code, and the person signs in with the new one",
  { tag: "@once" },
  async ({ page, copy, expectNavigationTo }) => {
    test.slow();
    const keys = page.keyboard;
    const { username } = demoPerson("otto");
    const fresh = "seven kayaks under a pale moon";
    const field = (key: Parameters<typeof copy>[0]) => page.getByLabel(copy(key), { exact: true });
    const focusedIn = async (key: Parameters<typeof copy>[0], error: RegExp) => {
      await expect(field(key), "what was refused takes the focus").toBeFocused();
      await expect(field(key)).toHaveAccessibleDescription(error);
      await keys.press("ControlOrMeta+a");
    };

    await test.step("a code is asked for", async () => {
      await page.goto("/");
      await enterOn(page, page.getByRole("link", { name: copy("session.recovery.forgotPassword"), exact: true }));
      await expectNavigationTo(copy("session.recovery.passwordTitle"));
      await enterOn(page, page.getByRole("button", { name: copy("session.recovery.sendCode"), exact: true }));
      await focusedIn("session.recovery.identifier", new RegExp(copy("session.recovery.identifierMissing")));
      await keys.type(username);
      await keys.press("Enter");
      await expectNavigationTo(copy("session.recovery.codeTitle"));
    });

    await test.step("a wrong code is refused, the one in the e-mail is not", async () => {
      const code = await newestCode(page, username);
      await tabTo(page, field("session.recovery.code"));
      await keys.type(code === "00000000" ? "00000001" : "00000000");
      await keys.press("Enter");
      await focusedIn("session.recovery.code", new RegExp(copy("session.recovery.codeWrong", { left: 4 })));
      await keys.type(code);
      await keys.press("Enter");
      await expectNavigationTo(copy("session.recovery.title"));
    });

    await test.step("a weak password is refused, a strong one is not", async () => {
      await tabTo(page, field("session.recovery.field"));
      await keys.type("Password-2026!");
      await keys.press("Enter");
      await focusedIn("session.recovery.field", new RegExp(copy("session.recovery.tooWeak")));
      await keys.type(fresh);
      await keys.press("Enter");
      await expect(page.getByText(copy("session.signIn.passwordChanged"), { exact: true })).toBeVisible();
      await expectNavigationTo(copy("session.signIn.title"));
    });

    await test.step("it signs in", async () => {
      await tabTo(page, field("session.signIn.username"));
      await keys.type(username);
      await tabTo(page, field("session.signIn.password"));
      await keys.type(fresh);
      await keys.press("Enter");
      await waitForPath(page, "/account-summary");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
  },
);
