import type { Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/test.ts";

const idle = 780_000;
const untilEnd = 120_000;

/** Expects the fully loaded summary: later layout changes would count as user activity. */
async function summaryIsThere(page: Page, copy: Copy): Promise<void> {
  await expect(page.getByRole("region", { name: copy("summary.last.title"), exact: true })).toBeVisible();
  await expect(
    page.getByRole("region", { name: copy("services.name", { key: "INTERNET" }), exact: true }),
  ).toBeVisible();
}

const now = (page: Page) => page.evaluate(() => Date.now());

test(
  "[SESS-06] after 13 idle minutes the idle-timeout dialog opens; it extends the session on request, and signs out two minutes later without an answer",
  { tag: "@phone" },
  async ({ page, copy, expectAccessiblePage, signIn }) => {
    await page.clock.install();
    await signIn("sam");
    await summaryIsThere(page, copy);
    const dialog = page.getByRole("alertdialog", { name: copy("session.timeout.title"), exact: true });

    await test.step("it asks, and says aloud how long is left", async () => {
      await page.clock.runFor(idle - 60_000);
      await expect(dialog).toBeHidden();
      await page.clock.runFor(61_000);
      await expect(dialog).toBeVisible();
      const opened = await now(page);
      await expect(dialog).toHaveAccessibleDescription(copy("session.timeout.detail"));
      await expect(dialog.getByRole("button", { name: copy("session.timeout.stay"), exact: true })).toBeFocused();
      await expectAccessiblePage();
      // The page's clock runs on, and on a busy machine the checks above may take half a minute.
      await page.clock.runFor(Math.max(0, 60_000 - ((await now(page)) - opened)));
      await expect(dialog.getByRole("alert")).toHaveText(copy("session.timeout.spoken", { seconds: 60 }));
    });

    await test.step("staying is told to the server at once", async () => {
      const told = page.waitForRequest(
        (request) => request.url().includes("/ping") && request.postDataJSON()?.active === true,
      );
      await page.keyboard.press("Enter");
      await told;
      await expect(dialog).toBeHidden();
    });

    await test.step("unanswered it ends, and the sign-in page says why and leads back", async () => {
      await page.clock.runFor(idle + 1_000);
      await expect(dialog).toBeVisible();
      await page.clock.runFor(untilEnd + 1_000);
      await page.waitForURL(/reason=timeout/);
      await expect(page.getByText(copy("session.signIn.timedOut"), { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/targetUrl=%2Faccount-summary/);
    });
  },
);

test(
  "[SHELL-08] [SESS-06] going back extends the session and closes the dialog; a laptop that wakes from sleep shows it",
  { tag: "@once" },
  async ({ page, copy, signIn }) => {
    await page.clock.install();
    await signIn("sam");
    await summaryIsThere(page, copy);
    await page
      .getByRole("navigation", { name: copy("shell.menu") })
      .getByRole("link", { name: copy("shell.tab.billing"), exact: true })
      .click();
    await expect(page.getByRole("region", { name: copy("billing.home.devices.title"), exact: true })).toBeVisible();
    await page.clock.fastForward(idle + 5_000);
    const dialog = page.getByRole("alertdialog", { name: copy("session.timeout.title"), exact: true });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/account-summary/);
  },
);
