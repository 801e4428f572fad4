import { localeOf, type Language } from "@portico/message/tree";
import { copyIn } from "../fixtures/copy.ts";
import { demoPerson } from "../fixtures/people.ts";
import { expectGoodStudioScreen, waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { enterOn, tabTo } from "../steps/keyboard.ts";

const other = { en: "es", es: "en" } as const satisfies Record<Language, Language>;
const names = { en: "studio.shell.language.english", es: "studio.shell.language.spanish" } as const;

test(
  "[DSYS-04 partly] an editor signs in to the Studio, finds a message, changes the language and signs out, by keyboard alone",
  { tag: "@full" },
  async ({ page, copy, language, narrowest, expectScreen, expectNavigationTo, expectAccessiblePage }) => {
    test.slow();
    const keys = page.keyboard;
    const banner = page.getByRole("banner");
    const search = page.getByRole("searchbox");

    await test.step("a visitor is asked to sign in, and goes on to where they were going", async () => {
      await page.goto("/studio/messages");
      await expectScreen(copy("studio.session.signIn.title"));
      const { username, password } = demoPerson("erin");
      await tabTo(page, page.getByLabel(copy("studio.session.signIn.username"), { exact: true }));
      await keys.type(username);
      await tabTo(page, page.getByLabel(copy("studio.session.signIn.password"), { exact: true }));
      await keys.type(password);
      await keys.press("Enter");
      await waitForPath(page, "/studio/messages");
      await expect(page.getByRole("rowheader").first()).toBeVisible();
      await expectNavigationTo(copy("studio.messages.title"));
    });

    await test.step("the message is found by its words, in either language", async () => {
      await tabTo(page, search);
      await keys.type("ver su factura paguela");
      await expect(page.getByText(copy("studio.messages.none.title"), { exact: true })).toBeVisible();
      await keys.press("Escape");
      await keys.type("vea su factura paguela");
      await expect(page.getByRole("rowheader")).toHaveText(["session.signIn.lead"]);
      await page.waitForURL("**/studio/messages?q=vea+su+factura+paguela");
    });

    await test.step("in the other language the page and what was typed are the same", async () => {
      const theirs = copyIn(other[language]);
      await enterOn(page, banner.getByRole("button", { name: theirs(names[other[language]]), exact: true }));
      await expect(page.locator("html")).toHaveAttribute("lang", localeOf[other[language]]);
      await expect(search).toHaveValue("vea su factura paguela");
      await expectScreen(theirs("studio.messages.title"), other[language]);
      await enterOn(page, banner.getByRole("button", { name: copy(names[language]), exact: true }));
      await expect(page.locator("html")).toHaveAttribute("lang", localeOf[language]);
    });

    await test.step("the message opens, and back is the list as it was", async () => {
      await enterOn(page, page.getByRole("link", { name: "session.signIn.lead", exact: true }));
      await expect(
        page.getByRole("textbox", { name: copy(`studio.editor.language.${language}`), exact: true }),
      ).toHaveValue(copy("session.signIn.lead"));
      await expect(page.getByRole("heading", { level: 1, name: "session.signIn.lead", exact: true })).toBeFocused();
      await expectGoodStudioScreen(page, { language, narrowest });
      await page.goBack();
      await expect(search).toHaveValue("vea su factura paguela");
    });

    await test.step("signed out, the Studio is closed", async () => {
      await enterOn(page, banner.getByRole("button", { name: copy("studio.shell.signOut"), exact: true }));
      await expectNavigationTo(copy("studio.session.signIn.title"));
      await expect(page.getByText(copy("studio.session.signedOut.title"), { exact: true })).toBeVisible();
      await page.goto("/studio");
      await expectScreen(copy("studio.session.signIn.title"));
      await expectAccessiblePage();
    });
  },
);

test(
  "a customer who opens the Studio sees that it is for editors, and a link back",
  { tag: "@once" },
  async ({ page, copy, signIn, expectScreen }) => {
    await signIn("sam", "/studio");
    await expectScreen(copy("studio.session.noRole.title"));
    await page.getByRole("link", { name: copy("studio.session.noRole.portal"), exact: true }).click();
    await waitForPath(page, "/account-summary");
  },
);
