import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";

test(
  "[SESS-12 partly] [SESS-11 partly] a standard user can see everything, cannot pay, and sees who can",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen, expectAccessiblePage }) => {
    await signIn("sam");
    await expect(page.getByText(copy("summary.cannotPay"), { exact: true })).toBeVisible();
    await expectAccessiblePage();

    await page.goto("/billing");
    await expectScreen(copy("billing.home.title"));
    await expect(page.getByText(copy("billing.standing.refusal.title"), { exact: true })).toBeVisible();
    await expect(page.locator("a[href*=pay-bill]")).toHaveCount(0);

    await page.goto("/billing/pay-bill");
    await expectScreen(copy("billing.payOnce.title"));
    await expect(page.getByText(copy("billing.standing.refusal.title"), { exact: true })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/Dana .*Ada .*Billie/);
    await expect(page.getByRole("radio")).toHaveCount(0);
  },
);

test(
  "[SESS-12 partly] [B12 partly] wherever a standard user cannot change anything, the page says who can",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    const refusals = [
      ["/billing/payment-methods", "wallet.title", "wallet.mayNot.title"],
      ["/billing/payment-methods/add", "wallet.add.title", "wallet.mayNot.title"],
      ["/billing/auto-pay/enroll", "billing.autoPay.title", "billing.autoPay.mayNot.title"],
      ["/billing/scheduled-payments", "billing.scheduled.title", "billing.scheduled.mayNot"],
      ["/billing/device-balances/pay?device=md_demo_1", "billing.payDevice.title", "billing.standing.refusal.title"],
    ] as const;
    await signIn("sam");
    for (const [address, title, refusal] of refusals) {
      await page.goto(address);
      await expect(page.getByText(copy(refusal), { exact: true })).toBeVisible();
      await expectScreen(copy(title));
      await expect(page.getByRole("main").getByRole("textbox").or(page.locator("main iframe"))).toHaveCount(0);
    }
  },
);

test(
  "another customer's account is not found",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen, faults }) => {
    await signIn("sam", "/billing?account=8347201255");
    faults.allow(/status of 404/);
    await waitForPath(page, "/not-found");
    await expectScreen(copy("shell.notFound.title"));
  },
);
