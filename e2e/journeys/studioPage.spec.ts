import type { FrameLocator, Page } from "@playwright/test";
import { copyIn } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectGoodStudioScreen } from "../fixtures/screen.ts";
import { type SignedInPage, openPageAs } from "../steps/signedInPage.ts";
import { enterOn, tabTo } from "../steps/keyboard.ts";
import { discardOwnChangeSets } from "../steps/translation.ts";

/** A link on the billing page that every customer sees. */
const key = "billing.whatIf.title";
const before = copyIn("es")(key);
const after = "Ver antes cómo quedaría un pago";

const billing = "/studio/pages?site=business&person=dana&page=%2Fbilling&locale=es-US";

const portal = (page: Page): FrameLocator => page.frameLocator("iframe");
const linkIn = (within: Page | FrameLocator, name: string) => within.getByRole("link", { name, exact: true });

/** The portal in the iframe is a page of its own, which the matrix tests. */
const expectGoodPagesScreen = (editor: SignedInPage) =>
  expectGoodStudioScreen(editor.page, { ...editor, ignoreIframes: true });

/** Expects the screen, and the portal page inside it. */
async function opened({ page, copy }: SignedInPage, words: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: copy("studio.pages.title"), exact: true })).toBeVisible();
  await expect(linkIn(portal(page), words)).toBeVisible();
}

test(
  "[COPY-03 partly] an editor changes text on the page itself, a colleague sees the draft by link, and customers do not",
  { tag: "@full" },
  async ({ browser, server, copy, language, narrowest, viewport }) => {
    test.slow();
    const setting = { copy, language, narrowest, viewport };
    const erin = await openPageAs(browser, server.port, "erin", setting);
    const { page } = erin;
    await page.goto(billing);
    await opened(erin, before);
    await expectGoodPagesScreen(erin);

    await test.step("she finds the word in the list and opens it, with the keyboard alone", async () => {
      await tabTo(page, page.getByRole("searchbox"));
      await page.keyboard.type(key);
      const row = page.getByRole("button", { name: `${before} ${key}` });
      await enterOn(page, row);
      await expect(page.getByRole("heading", { name: key })).toBeVisible();
      await expect(page.locator('textarea[lang="es"]')).toBeFocused();
    });

    await test.step("the page shows what she types, and nothing is lost by saving it", async () => {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(after);
      await expect(linkIn(portal(page), after)).toBeVisible();
      await tabTo(page, page.locator('textarea[name="reason"]'));
      await page.keyboard.type("Dice lo que hace");
      await page.keyboard.press("ControlOrMeta+S");
      await expect(page.getByText(copy("studio.editor.saved.title"), { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/changeSet=\d+/);
      await expect(linkIn(portal(page), after)).toBeVisible();
      await expectGoodPagesScreen(erin);
    });

    await test.step("a colleague opens the link and sees the draft in its place", async () => {
      const amir = await openPageAs(browser, server.port, "amir", setting);
      await amir.page.goto(page.url());
      await opened(amir, after);
      await amir.page.context().close();
    });

    await test.step("a customer reads what was published", async () => {
      const lucia = await openPageAs(browser, server.port, "lucia", { ...setting, language: "es" });
      await lucia.page.goto("/billing");
      await expect(linkIn(lucia.page, before)).toBeVisible();
      await expect(lucia.page.getByText(after)).toHaveCount(0);
      await lucia.page.context().close();
    });

    await test.step("the page is judged in both languages, as an owner and as somebody who may only look see it", async () => {
      const changeSet = new URL(page.url()).searchParams.get("changeSet");
      await page.goto(`/studio/pages/matrix?page=%2Fbilling&changeSet=${changeSet}&states=business:dana,business:sam`);
      await expect(
        page.getByText(copy("studio.pages.matrix.progress", { done: 4, total: 4 }), { exact: true }),
      ).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(copy("studio.pages.matrix.total", { findings: 0 }), { exact: true })).toBeVisible();
      await expect(page.locator("iframe")).toHaveCount(4);
      await expect(linkIn(page.frameLocator("iframe").nth(1), after)).toBeAttached();
      await expectGoodPagesScreen(erin);
    });

    await test.step("the words of the vault's card form are among those of the page that it stands on", async () => {
      await page.goto("/studio/pages?site=business&person=dana&page=%2Fbilling%2Fpayment-methods%2Fadd&locale=es-US");
      const words = copyIn("es")("vault.cardNumber");
      await expect(portal(page).getByRole("textbox", { name: words })).toBeVisible();
      await page.getByRole("searchbox").fill("vault.cardNumber");
      await expect(page.getByRole("button", { name: `${words} vault.cardNumber` })).toBeVisible();
    });

    await discardOwnChangeSets(page);
    await page.context().close();
  },
);
