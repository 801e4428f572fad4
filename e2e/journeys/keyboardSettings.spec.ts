import { localeOf, type Language } from "@portico/message/tree";
import { copyIn } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/test.ts";
import { enterOn, escapeTo, spaceOn, tabTo } from "../steps/keyboard.ts";

const other = { en: "es", es: "en" } as const satisfies Record<Language, Language>;
const names = { en: "English", es: "Español" } as const satisfies Record<Language, string>;

test(
  "[DSYS-04 partly] [SESS-19 partly] by keyboard alone the language is changed and changed back, and a weak password is refused in its field",
  { tag: "@once" },
  async ({ page, copy, language, expectScreen, expectNavigationTo, signIn }) => {
    test.slow();
    const radio = (of: Language) => page.getByRole("radio", { name: names[of], exact: true });
    const change = async (key: "ArrowDown" | "ArrowUp", to: Language) => {
      await page.keyboard.press(key);
      await expect(page.locator("html")).toHaveAttribute("lang", localeOf[to]);
      await expect(page.getByText(copyIn(to)("settings.language.saved"))).toBeVisible();
      await expect(radio(to), "the choice keeps the focus").toBeFocused();
    };

    await test.step("another language, and back", async () => {
      await signIn("tamsin", "/profile-and-settings");
      await expectScreen(copy("settings.screen"));
      await tabTo(page, radio(language));
      await change("ArrowDown", other[language]);
      await change("ArrowUp", language);
    });

    await test.step("a new password that is too short", async () => {
      await enterOn(page, page.getByRole("link", { name: copy("session.security.cardAction"), exact: true }));
      await expectNavigationTo(copy("session.security.screen"));
      const passwords = page.locator("input[type=password]");
      await tabTo(page, passwords.nth(0));
      await page.keyboard.type("portico-demo-2026");
      await tabTo(page, passwords.nth(1));
      await page.keyboard.type("short");
      await page.keyboard.press("Enter");
      await expect(page.locator("input[aria-invalid=true]")).toHaveCount(1);
      await expect(page.locator(":focus"), "the refusal is where the focus is").toHaveCount(1);
    });
  },
);

test(
  "[DSYS-04 partly] [SERV-04 partly] [SERV-12 partly] by keyboard alone a voice message is deleted and restored, an email marked, and a channel found",
  { tag: "@full" },
  async ({ page, copy, expectScreen, signIn }) => {
    test.slow();
    const button = (name: RegExp) => page.getByRole("button", { name });
    const named = (key: "voice.message.delete" | "voice.message.undo") => button(new RegExp(`^${copy(key)}`));

    await test.step("a voice message", async () => {
      await signIn("helena", "/voice/messages");
      await expectScreen(copy("voice.messages.title"));
      await enterOn(page, named("voice.message.delete").first());
      await expect(named("voice.message.undo").first()).toBeVisible();
      await expect(page.locator(":focus"), "the focus is not lost").toHaveCount(1);
      await enterOn(page, named("voice.message.undo").first());
      await expect(named("voice.message.undo")).toHaveCount(0);
      await expect(page.locator(":focus"), "the focus is not lost").toHaveCount(1);
    });

    await test.step("an email", async () => {
      await signIn("sofia", "/webmail");
      await expectScreen(copy("webmail.screen"));
      const subject = "Question about our boat policy";
      const row = page.getByRole("region", { name: "hello@anchor-row.example" }).getByRole("link", { name: subject });
      await enterOn(page, row);
      await expectScreen(subject);
      const marking = (key: "webmail.markRead" | "webmail.markUnread") =>
        page.getByRole("button", { name: copy(key), exact: true });
      await spaceOn(page, marking("webmail.markUnread"));
      await expect(marking("webmail.markRead"), "the button keeps the focus").toBeFocused();
      await page.keyboard.press("Space");
      await expect(marking("webmail.markUnread")).toBeFocused();
    });

    await test.step("a channel", async () => {
      await page.goto("/tv");
      await expectScreen(copy("tv.screen"));
      await tabTo(page, page.getByRole("searchbox"));
      await page.keyboard.type("regatta");
      await expect(page.getByText(copy("tv.found", { count: 1 })).first()).toBeVisible();
      await expect(page.getByRole("searchbox")).toBeFocused();
    });
  },
);

test(
  "[DSYS-04 partly] [SESS-19 partly] by keyboard alone the question about paperless billing asks for consent, and gives the focus back",
  { tag: "@full" },
  async ({ page, copy, expectScreen, signIn }) => {
    await signIn("tamsin", "/billing");
    await expectScreen(copy("billing.home.title"));
    const paperless = page.getByRole("switch", { name: copy("billing.home.settings.paperless"), exact: true });
    const question = page.getByRole("alertdialog");
    const consent = question.getByRole("checkbox");
    await spaceOn(page, paperless);
    await expect(question).toBeVisible();
    await enterOn(page, question.getByRole("button", { name: copy("billing.standing.paperless.turnOn"), exact: true }));
    await expect(consent, "the missing consent takes the focus").toBeFocused();
    await expect(consent).toHaveAccessibleDescription(copy("billing.paperless.agreeRequired"));
    await escapeTo(page, question, paperless);
    await expect(paperless).not.toBeChecked();
  },
);
