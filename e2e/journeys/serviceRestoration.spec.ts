import { expect, test } from "../fixtures/test.ts";
import { Payment } from "../steps/payment.ts";

test(
  "[BILL-04 partly] [BILL-03 partly] [PAY-11 partly] after paying the past-due amount the customer sees when service will be restored",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, expectScreen }) => {
    const payment = new Payment(page, copy);
    const owed = 42_900;
    await signIn("tess");
    await expect(
      page.getByText(copy("summary.delinquent.title", { tier: "t50", amount: owed }), { exact: true }),
    ).toBeVisible();
    await page.getByRole("link", { name: copy("summary.pay", { amount: owed }), exact: true }).click();
    await expectScreen(copy("billing.payOnce.amount.title"));
    await payment.amount();
    await payment.codeOf("4242").fill("123");
    await payment.continue(copy("billing.payOnce.date.title"));
    await expect(page.getByRole("radio", { name: copy("billing.schedule.date.later"), exact: true })).toBeDisabled();
    await payment.continue(copy("billing.payOnce.review.title"));
    await payment.pay(owed);
    await expectNavigationTo(copy("billing.outcome.title.charged"));

    await page
      .getByRole("main")
      .getByRole("link", { name: copy("billing.outcome.billing"), exact: true })
      .last()
      .click();
    await expectNavigationTo(copy("billing.home.title"));
    await expect(page.getByRole("main")).toContainText(copy("billing.standing.restoring.detail", { minutes: 15 }));
    await expect(
      page.getByText(copy("summary.delinquent.title", { tier: "t50", amount: owed }), { exact: true }),
    ).toHaveCount(0);
  },
);
