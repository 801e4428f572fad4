import { expect, test } from "../fixtures/test.ts";
import { card, Payment } from "../steps/payment.ts";

test(
  "[B05 partly] a refunded payment is marked in the history, and links to the refund page",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo }) => {
    test.slow();
    const payment = new Payment(page, copy);
    const main = page.getByRole("main");
    await signIn("ingrid");
    await payment.open();
    await payment.amount("23.40");
    await payment.withNewCard(card("4000000000041006"));
    await payment.pay(2_340);
    await expectNavigationTo(copy("billing.outcome.title.charged"));

    await test.step("the history has it as refunded once the processor has given it back", async () => {
      await expect(async () => {
        await page.goto("/billing/payment-history");
        await expect(main.getByText(copy("billing.status.refunded"), { exact: true })).toHaveCount(1, {
          timeout: 2_000,
        });
      }).toPass({ timeout: 30_000 });
    });

    await test.step("its page leads to the refund, with how much came back", async () => {
      await main
        .locator("tbody tr, [data-row]")
        .filter({ hasText: copy("billing.status.refunded") })
        .getByRole("link")
        .first()
        .click();
      await main.getByRole("link", { name: copy("billing.reversal.receipt"), exact: true }).click();
      await expectNavigationTo(copy("billing.refund.title"));
      await expect(main).toContainText("$23.40");
    });
  },
);
