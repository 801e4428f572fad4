import { expect, test } from "../fixtures/editor.ts";

const changed = { en: "Everything about your bill, in one quiet place.", es: "Todo sobre su factura, en un lugar tranquilo." };

test("[COPY-03] an editor's words show in an open page within seconds, without touching what the customer is doing", async ({ page, copy, language, editor, seen }) => {
  await page.goto("/");
  const field = page.getByLabel(copy("session.signIn.username"), { exact: true });
  await field.fill("a name that is not finished");
  await expect(page.getByText(copy("session.signIn.lead"), { exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await editor.publishWords("session.signIn.lead", changed);
  await expect(page.getByText(changed[language], { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("a name that is not finished");
  expect(await page.evaluate(() => "sameDocument" in window), "the page was not loaded again").toBe(true);
  await seen(copy("session.signIn.title"));
});

test("[COPY-03] words that change while somebody pays are shown once they have left the payment; a kill switch counts at once", { tag: "@phone" }, async ({ page, copy, language, editor, signIn, arrived }) => {
  const key = "billing.payOnce.amount.title";
  const words = { en: "How much would you like to pay today?", es: "¿Cuánto desea pagar hoy?" };
  const title = page.getByRole("heading", { level: 1 });
  await signIn("hedda", "/billing/pay-bill");
  await arrived(copy(key));
  const before = await editor.live();

  // A tab that is not paying shows when the news has come to this browser.
  const other = await page.context().newPage();
  await other.goto("/billing");
  await expect(other.getByRole("heading", { level: 1, name: copy("billing.home.title"), exact: true })).toBeVisible();
  await editor.publishWords(key, words);
  await editor.publishWords("billing.home.title", { en: "Your billing", es: "Su facturación" });
  await expect(other.getByRole("heading", { level: 1, name: { en: "Your billing", es: "Su facturación" }[language], exact: true })).toBeVisible();
  await expect(title).toHaveText(copy(key));

  await page.getByRole("link", { name: copy("billing.backToBilling"), exact: true }).first().click();
  await page.locator('main a[href*="/billing/pay-bill"]').first().click();
  await expect(title).toHaveText(words[language]);

  await editor.kill("billing");
  await expect(page.getByRole("heading", { level: 1, name: copy("shell.closed.title"), exact: true })).toBeVisible();
  await expect(page.getByText(copy("shell.closed.notCharged.title"), { exact: true })).toBeVisible();
  await editor.restore(before);
});

test("[COPY-02] [COPY-03] [SHELL-16 partly] an area that an editor turns off goes from the menu of an open page and comes back", { tag: "@once" }, async ({ page, copy, editor, signIn }) => {
  await signIn("sam");
  const tab = page.getByRole("navigation", { name: copy("shell.menu"), exact: true }).getByRole("link", { name: copy("shell.tab.billing"), exact: true });
  await expect(tab).toBeVisible();
  const before = await editor.live();
  await editor.kill("billing");
  await expect(tab).toBeHidden();
  await page.goto("/billing");
  await expect(page.getByRole("heading", { level: 1, name: copy("shell.closed.title"), exact: true })).toBeVisible();
  await editor.restore(before);
  await page.goto("/account-summary");
  await expect(tab).toBeVisible();
});
