import { expect, test } from "../fixtures/test.ts";

test("[SHELL-04] [SHELL-05] any case and a slash at the end lead to the one address of a screen; query values keep their case", { tag: "@once" }, async ({ page, copy, signIn, seen }) => {
  await signIn("billie");
  for (const address of ["/Account-Summary", "/account-summary/", "/ACCOUNT-SUMMARY/"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/account-summary$/);
  }
  await page.goto("/Billing/Payment-History/?Note=KeptAsItIs");
  await seen(copy("billing.history.title"));
  await expect(page).toHaveURL(/\/billing\/payment-history\?.*Note=KeptAsItIs/);
});

test("an address that nothing answers to is told so and kept, signed in or not", { tag: "@once" }, async ({ page, copy, faults, signIn, seen }) => {
  faults.allow(/status of 404 .*nothing\/of-the-kind/);
  await page.goto("/nothing/of-the-kind");
  await seen(copy("shell.notFound.title"));
  await expect(page).toHaveURL(/\/nothing\/of-the-kind$/);
  await signIn("billie");
  await page.goto("/not-found");
  await seen(copy("shell.notFound.title"));
});

test("the address of the bill pay options leads to the payment methods of the account", { tag: "@once" }, async ({ page, copy, signIn, seen }) => {
  await signIn("billie", "/billing/bill-pay-options");
  await seen(copy("wallet.title"));
  await expect(page).toHaveURL(/\/billing\/payment-methods\?account=/);
});

test("[PAY-01] the address of a step leads to the first one that is not filled in", { tag: "@once" }, async ({ page, copy, signIn, seen }) => {
  await signIn("billie", "/billing/pay-bill?step=review");
  await seen(copy("billing.payOnce.amount.title"));
  await expect(page).toHaveURL(/step=amount/);
});
