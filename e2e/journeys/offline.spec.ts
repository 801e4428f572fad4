import type { Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/test.ts";

const tab = (page: Page, copy: Copy, name: "summary" | "services") =>
  page
    .getByRole("navigation", { name: copy("shell.menu") })
    .getByRole("link", { name: copy(name === "summary" ? "shell.tab.summary.short" : "shell.tab.services") })
    .filter({ visible: true });

// A reload while the network returns may show the browser's own error page first, whose styles the previous page's CSP
// blocks; it has no URL.
test.beforeEach(({ faults }) =>
  faults.allow(
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK_CHANGED|Applying inline style violates .* \(\)$/s,
  ),
);

test(
  "[SHELL-24 partly] offline, a tab that is not loaded yet shows an offline message inside the portal, and loads by itself when the network returns",
  { tag: "@phone" },
  async ({ page, context, copy, signIn, expectScreen }) => {
    await signIn("sam");
    await expect(page.getByRole("region", { name: copy("summary.last.title"), exact: true })).toBeVisible();
    await context.setOffline(true);
    await tab(page, copy, "services").click();
    await expectScreen(copy("shell.offline.title"));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${copy("shell.offline.screen")} - `));
    await expect(page).toHaveURL(/\/services$/);

    await test.step("the way back is open", async () => {
      await page.goBack();
      await expect(page.getByRole("region", { name: copy("summary.last.title"), exact: true })).toBeVisible();
      await tab(page, copy, "services").click();
      await expect(
        page.getByRole("heading", { level: 1, name: copy("shell.offline.title"), exact: true }),
      ).toBeVisible();
    });

    await context.setOffline(false);
    await expectScreen(copy("services.screenVoice"));
  },
);

test(
  "offline, retrying a list shows an offline message, and the list loads by itself when the network returns",
  { tag: "@full" },
  async ({ page, context, copy, signIn }) => {
    await signIn("sam", "/services");
    const list = page.getByRole("region", { name: copy("services.name", { key: "INTERNET" }), exact: true });
    await expect(list).toBeVisible();
    await context.setOffline(true);
    await tab(page, copy, "services").click();
    await expect(page.getByRole("alert").filter({ hasText: copy("shell.offline.title") })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("alert").filter({ hasText: copy("shell.offline.title") })).toBeHidden();
    await expect(list).toBeVisible();
  },
);
