import { expect, test } from "../fixtures/test.ts";
import { billing, summary } from "../steps/standing.ts";

test("[BILL-01] [BILL-02] billing shows what is owed, how it is paid, and a card for each side of it", async ({ page, copy, signIn, seen }) => {
  await signIn("billie", "/billing");
  await seen(copy("billing.home.title"));
  for (const title of ["statements", "settings", "transactions", "subscriptions", "devices"] as const) {
    await expect(page.getByRole("region", { name: copy(`billing.home.${title}.title`), exact: true })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: copy("billing.home.autoPay.title"), exact: true })).toBeVisible();
  await expect(page.getByText(copy("billing.home.transactions.mobile"), { exact: true })).toBeVisible();
  await expect(page.getByText(copy("billing.home.transactions.streaming"), { exact: true })).toBeVisible();
});

test("[ERR-05 partly] an account without mobile and streaming says so in every card", { tag: "@once" }, async ({ page, copy, signIn, seen }) => {
  await signIn("pat", "/billing");
  await seen(copy("billing.home.title"));
  for (const key of ["transactions.mobileEmpty", "transactions.streamingEmpty", "subscriptions.empty", "devices.empty"] as const) {
    await expect(page.getByText(copy(`billing.home.${key}`), { exact: true })).toBeVisible();
  }
});

test("[BILL-02] [BILL-03 partly] who is past due sees the way out first, then what is owed", async ({ page, copy, signIn, arrived }) => {
  await signIn("morgan");
  const wayOut = page.getByText(copy("summary.delinquent.title", { tier: "t43", amount: 36_480 }), { exact: true });
  await expect(wayOut).toBeVisible();
  await summary(page).shows(36_480, copy("summary.due.pastDue", { amount: 18_240 }));
  const above = await wayOut.evaluate((alert, due) => Boolean(due && alert.compareDocumentPosition(due) & Node.DOCUMENT_POSITION_FOLLOWING), await summary(page).card.elementHandle());
  expect(above, "the alert stands before the amount").toBe(true);
  await page.getByRole("main").getByRole("link", { name: copy("summary.viewBilling"), exact: true }).click();
  await arrived(copy("billing.home.title"));
  await billing(page).shows(36_480, copy("summary.due.pastDue", { amount: 18_240 }));
});

test("[BILL-02] a balance that is all past due says so", { tag: "@phone" }, async ({ page, copy, signIn, good }) => {
  await signIn("quinn");
  await summary(page).shows(9_610, copy("summary.due.allPastDue"));
  await good();
});

test("[BILL-02] a credit alone says that nothing is owed", { tag: "@once" }, async ({ page, copy, signIn, seen, good }) => {
  await signIn("casey");
  await summary(page).shows(0, copy("summary.due.creditOnly", { amount: 3_500 }));
  await good();
  await page.goto("/billing");
  await billing(page).shows(0, copy("summary.due.creditOnly", { amount: 3_500 }));
  await seen(copy("billing.home.title"));
});

test("[BILL-02] who owes nothing is told so, and when Auto Pay comes next", { tag: "@phone" }, async ({ page, copy, signIn, good }) => {
  await signIn("gwen");
  await summary(page).shows(0, copy("summary.due.nothing"));
  await expect(page.getByText(copy("summary.autoPay.on"), { exact: true })).toBeVisible();
  await good();
});
