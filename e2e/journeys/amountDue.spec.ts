import type { BareKey } from "@portico/catalogue/contract";
import { expect, test } from "../fixtures/test.ts";
import { amountDueCard } from "../steps/amountDue.ts";

test(
  "[BILL-01] [BILL-02] billing shows the amount due, the payment method, and a card for each part of the account",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    await signIn("billie", "/billing");
    await expectScreen(copy("billing.home.title"));
    for (const title of ["statements", "settings", "transactions", "subscriptions", "devices"] as const) {
      await expect(page.getByRole("region", { name: copy(`billing.home.${title}.title`), exact: true })).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: copy("billing.home.autoPay.title"), exact: true })).toBeVisible();
    await expect(page.getByText(copy("billing.home.transactions.mobile"), { exact: true })).toBeVisible();
    await expect(page.getByText(copy("billing.home.transactions.streaming"), { exact: true })).toBeVisible();
  },
);

test(
  "[ERR-05 partly] billing draws no card of what an account does not have; its pages say that nothing is there",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    await signIn("pat", "/billing");
    await expectScreen(copy("billing.home.title"));
    const card = (key: BareKey) => page.getByRole("region", { name: copy(key), exact: true });
    await expect(
      card("billing.home.statements.title").getByRole("link", { name: copy("statements.homeLink"), exact: true }),
    ).toBeVisible();
    for (const key of [
      "billing.home.transactions.title",
      "billing.home.subscriptions.title",
      "billing.home.devices.title",
      "billing.scheduled.title",
    ] as const) {
      await expect(card(key)).toHaveCount(0);
    }
    for (const [path, words] of [
      ["mobile-transactions", "billing.mobile.empty.ALL.title"],
      ["streaming", "billing.home.subscriptions.empty"],
      ["device-balances", "billing.mobile.devices.empty.title"],
      ["scheduled-payments", "billing.scheduled.empty.title"],
    ] as const) {
      await page.goto(`/billing/${path}`);
      await expect(page.getByText(copy(words), { exact: true })).toBeVisible();
    }
  },
);

test(
  "[BILL-02] [BILL-03 partly] a past-due customer sees the way to pay first, then the balance",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo }) => {
    await signIn("morgan");
    const wayOut = page.getByText(copy("summary.delinquent.title", { tier: "t43", amount: 36_480 }), { exact: true });
    await expect(wayOut).toBeVisible();
    await amountDueCard(page).shows(36_480, copy("summary.due.pastDue", { amount: 24_320 }));
    const above = await wayOut.evaluate(
      (alert, due) => Boolean(due && alert.compareDocumentPosition(due) & Node.DOCUMENT_POSITION_FOLLOWING),
      await amountDueCard(page).card.elementHandle(),
    );
    expect(above, "the alert stands before the amount").toBe(true);
    await page
      .getByRole("main")
      .getByRole("link", { name: copy("summary.viewBilling"), exact: true })
      .click();
    await expectNavigationTo(copy("billing.home.title"));
    await amountDueCard(page).shows(36_480, copy("summary.due.pastDue", { amount: 24_320 }));
  },
);

test(
  "[BILL-02] a balance that is entirely past due says so",
  { tag: "@full" },
  async ({ page, copy, signIn, expectAccessiblePage }) => {
    await signIn("quinn");
    await amountDueCard(page).shows(9_610, copy("summary.due.allPastDue"));
    await expectAccessiblePage();
  },
);

test(
  "[BILL-02] an account with only a credit shows that nothing is due",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen, expectAccessiblePage }) => {
    await signIn("casey");
    await amountDueCard(page).shows(0, copy("summary.due.creditOnly", { amount: 3_500 }));
    await expectAccessiblePage();
    await page.goto("/billing");
    await amountDueCard(page).shows(0, copy("summary.due.creditOnly", { amount: 3_500 }));
    await expectScreen(copy("billing.home.title"));
  },
);

test(
  "[BILL-02] an account with nothing due shows that, and the date of the next Auto Pay payment",
  { tag: "@full" },
  async ({ page, copy, signIn, expectAccessiblePage }) => {
    await signIn("gwen");
    await amountDueCard(page).shows(0, copy("summary.due.nothing"));
    await expect(page.getByText(copy("summary.autoPay.on"), { exact: true })).toBeVisible();
    await expectAccessiblePage();
  },
);
