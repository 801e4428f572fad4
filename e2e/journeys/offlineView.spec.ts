import type { Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";
import { Payment } from "../steps/payment.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ faults }) =>
  faults.allow(
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK_CHANGED|ERR_FAILED|Applying inline style violates .* \(\)$/s,
  ),
);

/**
 * The title names the network only where the browser knows that there is none; a page that opened without one may not
 * know it here.
 */
async function seenOffline(page: Page, copy: Copy, expectAccessiblePage: () => Promise<void>): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(new RegExp([copy("offline.page.title"), copy("offline.page.unreachable")].join("|")));
  await expectAccessiblePage();
}

const goOn = (page: Page, copy: Copy) =>
  page.getByRole("button", { name: new RegExp([copy("offline.page.continue"), copy("offline.page.retry")].join("|")) });

/** The worker is registered after the first screen; it must control the page before the network goes. */
const workerReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });

const choose = (page: Page, copy: Copy) =>
  page.getByRole("switch", { name: copy("offline.setting.label"), exact: true });

test(
  "[B25] whoever chose it reads the last statement and receipts without a network, and nobody after the sign-out",
  { tag: "@phone" },
  async ({ page, context, copy, signIn, expectScreen, expectAccessiblePage }) => {
    await signIn("pat", "/profile-and-settings");
    await choose(page, copy).click();
    await page.waitForFunction(() => localStorage.getItem("portico-offline-copy") !== null);
    await workerReady(page);
    await context.setOffline(true);
    await page.goto("/billing");
    await seenOffline(page, copy, expectAccessiblePage);
    await expect(page.getByRole("heading", { name: copy("offline.page.savedTitle"), exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: copy("offline.page.receipts"), exact: true })).toBeVisible();
    await page.getByRole("button", { name: copy("offline.page.showCharges"), exact: true }).click();
    await expect(page.getByRole("link", { name: "(800) 555-0141" })).toBeVisible();

    await test.step("back online, the page that was asked for is loaded", async () => {
      await context.setOffline(false);
      await goOn(page, copy).click();
      await expectScreen(copy("billing.home.title"));
      await expect(page).toHaveURL(/\/billing/);
    });

    await test.step("after the sign-out nothing of the person is on the device", async () => {
      await page.goto("/profile-and-settings");
      await page
        .getByRole("region", { name: copy("settings.session.title"), exact: true })
        .getByRole("button")
        .click();
      await expect(page).toHaveURL(/loggedOut/);
      await context.setOffline(true);
      await page.goto("/billing");
      await seenOffline(page, copy, expectAccessiblePage);
      await expect(page.getByRole("heading", { name: copy("offline.page.nothingTitle"), exact: true })).toBeVisible();
      const kept = await page.evaluate(async () => {
        const caches = await Promise.all(
          (await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()),
        );
        return { storage: JSON.stringify(localStorage), cached: caches.flat().map(({ url }) => new URL(url).pathname) };
      });
      expect(kept.storage).not.toContain("offline-copy");
      expect(kept.cached.filter((path) => !/^\/(offline\.html|assets\/offline-)/.test(path))).toEqual([]);
      await context.setOffline(false);
    });
  },
);

test(
  "[B25] without the choice a reload offline shows how to choose it, and a started payment is kept for when the network is back",
  { tag: "@full" },
  async ({ page, context, copy, signIn, expectScreen, expectAccessiblePage }) => {
    const payment = new Payment(page, copy);
    await signIn("ingrid", "/billing");
    await payment.open();
    await payment.amount("12.34");
    await expectScreen(copy("billing.payOnce.method.title"));
    await workerReady(page);
    const sent: string[] = [];
    await context.setOffline(true);
    page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    await page.reload();
    await seenOffline(page, copy, expectAccessiblePage);
    await expect(page.getByRole("heading", { name: copy("offline.page.nothingTitle"), exact: true })).toBeVisible();
    expect(sent).toEqual([]);
    await context.setOffline(false);
    await goOn(page, copy).click();
    await expectScreen(copy("billing.payOnce.method.title"));
    await page.goBack();
    await expectScreen(copy("billing.payOnce.amount.title"));
    const amount = page.getByLabel(copy("billing.payOnce.amount.otherLabel"), { exact: true });
    await expect(amount).toHaveValue("12.34");
  },
);
