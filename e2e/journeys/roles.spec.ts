import { expect, test } from "../fixtures/test.ts";

test("[SESS-12 partly] [SESS-11 partly] a standard user may look at everything, may not pay, and is told who can", { tag: "@each" }, async ({ page, copy, signIn, seen, good }) => {
  await signIn("sam");
  await expect(page.getByText(copy("summary.cannotPay"), { exact: true })).toBeVisible();
  await good();

  await page.goto("/billing");
  await seen(copy("billing.home.title"));
  await expect(page.getByText(copy("billing.standing.refusal.title"), { exact: true })).toBeVisible();
  await expect(page.locator("a[href*=pay-bill]")).toHaveCount(0);

  await page.goto("/billing/pay-bill");
  await seen(copy("billing.payOnce.title"));
  await expect(page.getByText(copy("billing.standing.refusal.title"), { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/Dana .*Ada .*Billie/);
  await expect(page.getByRole("radio")).toHaveCount(0);
});

test("an account of somebody else is not found", async ({ page, copy, signIn, seen, faults }) => {
  await signIn("sam", "/billing?account=8347201255");
  faults.allow(/404/);
  await page.waitForURL("**/not-found");
  await seen(copy("shell.notFound.title"));
});
