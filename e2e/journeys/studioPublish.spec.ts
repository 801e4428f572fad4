import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/editor.ts";
import { expectGoodStudioScreen } from "../fixtures/screen.ts";
import { type SignedInPage, openPageAs } from "../steps/signedInPage.ts";
import { enterOn, tabTo } from "../steps/keyboard.ts";

const words = { en: "See what you owe, and pay it in one breath.", es: "Vea cuánto debe y páguelo de una vez." };

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Presses a button, gives a reason if one is required, and confirms: by keyboard alone. */
async function take(
  { page, copy }: SignedInPage,
  step: "submit" | "approve" | "publish",
  reason: string,
): Promise<void> {
  const label = copy(`studio.changeSets.step.${step}.label`);
  await enterOn(page, button(page, label));
  const question = page.getByRole("alertdialog", {
    name: copy(`studio.changeSets.step.${step}.question`),
    exact: true,
  });
  await expect(question).toBeVisible();
  await tabTo(page, question.getByRole("textbox"));
  await page.keyboard.type(reason);
  await enterOn(page, question.getByRole("button", { name: label, exact: true }));
  await expect(page.getByText(copy(`studio.changeSets.step.${step}.done`), { exact: true })).toBeVisible();
  await expect(heading(page)).toBeFocused();
}

async function open({ page, language, narrowest }: SignedInPage, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expectGoodStudioScreen(page, { language, narrowest });
}

test(
  "[COPY-03 partly] [COPY-04 partly] two editors publish by keyboard alone, an open page updates without a reload, and one editor rolls back",
  { tag: "@once" },
  async ({ page, browser, server, copy, language, narrowest, editor }) => {
    test.slow();
    const before = await editor.live();
    const changeSet = await editor.write("session.signIn.lead", words);
    const address = `/studio/change-sets/${changeSet}`;
    const setting = { copy, language, narrowest, viewport: page.viewportSize() };
    const [erin, amir] = [
      await openPageAs(browser, server.port, "erin", setting),
      await openPageAs(browser, server.port, "amir", setting),
    ];

    await page.goto("/");
    await expect(page.getByText(copy("session.signIn.lead"), { exact: true })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await test.step("whoever wrote it submits it", async () => {
      await open(erin, address);
      await take(erin, "submit", "Plainer words");
    });

    await test.step("somebody else finds it on the first screen and approves it", async () => {
      await open(amir, "/studio");
      await enterOn(amir.page, amir.page.locator(`main a[href="${address}"]`));
      await expect(heading(amir.page)).toBeFocused();
      await take(amir, "approve", "Reads well");
    });

    await test.step("published, customers read it at once", async () => {
      await open(erin, address);
      await take(erin, "publish", "Plainer words");
      await expect(page.getByText(words[language], { exact: true })).toBeVisible();
    });

    await test.step("going back shows what changes, and customers read the words from before", async () => {
      await open(erin, `/studio/releases/${before}`);
      const label = copy("studio.releases.back.label");
      await enterOn(erin.page, button(erin.page, label));
      const question = erin.page.getByRole("alertdialog", {
        name: copy("studio.releases.back.question", { release: before }),
        exact: true,
      });
      await expect(question.getByText("session.signIn.lead", { exact: true })).toBeVisible();
      await tabTo(erin.page, question.getByRole("textbox"));
      await erin.page.keyboard.type("It confused customers");
      await enterOn(erin.page, question.getByRole("button", { name: label, exact: true }));
      await expect(
        erin.page.getByText(copy("studio.releases.back.done", { release: before }), { exact: true }),
      ).toBeVisible();
      await expect(page.getByText(copy("session.signIn.lead"), { exact: true })).toBeVisible();
    });

    expect(await page.evaluate(() => "sameDocument" in window), "the page was not loaded again").toBe(true);
    for (const editor of [erin, amir]) await editor.page.context().close();
  },
);
