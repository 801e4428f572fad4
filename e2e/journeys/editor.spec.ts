import { expect, test } from "../fixtures/editor.ts";

const changed = {
  en: "Everything about your bill, in one quiet place.",
  es: "Todo sobre su factura, en un lugar tranquilo.",
};

test(
  "[COPY-03] published text appears in an open page within seconds, without disturbing the customer's input",
  { tag: "@full" },
  async ({ page, copy, language, editor, expectScreen }) => {
    await page.goto("/");
    const field = page.getByLabel(copy("session.signIn.username"), { exact: true });
    await field.fill("a name that is not finished");
    await expect(page.getByText(copy("session.signIn.lead"), { exact: true })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await editor.publishText("session.signIn.lead", changed);
    await expect(page.getByText(changed[language], { exact: true })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("a name that is not finished");
    expect(await page.evaluate(() => "sameDocument" in window), "the page was not loaded again").toBe(true);
    await expectScreen(copy("session.signIn.title"));
  },
);

test(
  "[COPY-03] text published during a payment appears after the customer leaves the payment; a kill switch applies at once",
  { tag: "@full" },
  async ({ page, copy, language, editor, signIn, expectNavigationTo }) => {
    const key = "billing.payOnce.amount.title";
    const words = { en: "How much would you like to pay today?", es: "¿Cuánto desea pagar hoy?" };
    const title = page.getByRole("heading", { level: 1 });
    await signIn("hedda", "/billing/pay-bill");
    await expectNavigationTo(copy(key));
    const before = await editor.live();

    // A second tab that is not in a payment shows when this browser has received the update.
    const other = await page.context().newPage();
    await other.goto("/billing");
    await expect(other.getByRole("heading", { level: 1, name: copy("billing.home.title"), exact: true })).toBeVisible();
    await editor.publishText(key, words);
    await editor.publishText("billing.home.title", { en: "Your billing", es: "Su facturación" });
    await expect(
      other.getByRole("heading", {
        level: 1,
        name: { en: "Your billing", es: "Su facturación" }[language],
        exact: true,
      }),
    ).toBeVisible();
    await expect(title).toHaveText(copy(key));

    await page
      .getByRole("link", { name: copy("billing.backToBilling"), exact: true })
      .first()
      .click();
    await page.locator('main a[href*="/billing/pay-bill"]').first().click();
    await expect(title).toHaveText(words[language]);

    await editor.kill("billing");
    await expect(page.getByRole("heading", { level: 1, name: copy("shell.closed.title"), exact: true })).toBeVisible();
    await expect(page.getByText(copy("shell.closed.notCharged.title"), { exact: true })).toBeVisible();
    await editor.restore(before);
  },
);

test(
  "[COPY-02] [COPY-03] [SHELL-16 partly] a feature toggle turned off by an editor removes its area from the menu of an open page, and turned on restores it",
  { tag: "@full" },
  async ({ page, copy, editor, signIn }) => {
    await signIn("sam");
    const tab = page
      .getByRole("navigation", { name: copy("shell.menu"), exact: true })
      .getByRole("link", { name: copy("shell.tab.billing"), exact: true });
    await expect(tab).toBeVisible();
    const before = await editor.live();
    await editor.kill("billing");
    await expect(tab).toBeHidden();
    await page.goto("/billing");
    await expect(page.getByRole("heading", { level: 1, name: copy("shell.closed.title"), exact: true })).toBeVisible();
    await editor.restore(before);
    await page.goto("/account-summary");
    await expect(tab).toBeVisible();
  },
);
