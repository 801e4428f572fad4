import { expect, test } from "../fixtures/test.ts";
import { cards, checkBelowIframe, Payment } from "../steps/payment.ts";

const owed = 18_650;

test(
  "[B05 partly] [PAY-16 partly] a payment that the bank returned later is shown on the summary, on billing and in the history, and paying again resolves it",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, expectScreen }) => {
    test.slow();
    const payment = new Payment(page, copy);
    const main = page.getByRole("main");
    const payNow = main.getByRole("link", { name: copy("summary.pay", { amount: owed }), exact: true });
    const reason = copy("billing.returned.reason", { reason: "INSUFFICIENT_FUNDS" });

    await test.step("the summary tells what came back yesterday, and its one button pays what is owed", async () => {
      await signIn("selma");
      await expect(main).toContainText(reason);
      await expect(main).toContainText(copy("billing.returned.owed", { amount: owed }));
      await expect(payNow).toHaveCount(1);
      await payNow.click();
      await expectScreen(copy("billing.payOnce.amount.title"));
      await payment.amount();
    });

    await test.step("it is paid from another bank account, which returns it too", async () => {
      await checkBelowIframe(page.getByRole("radio", { name: copy("wallet.pay.newBank"), exact: true }));
      await payment.bankField("vault.accountHolder").fill("Bluestone Ceramics");
      await payment.vault.getByRole("radio", { name: copy("vault.accountKind.checking"), exact: true }).check();
      await payment.bankField("vault.routingNumber").fill("110000000");
      await payment.bankField("vault.accountNumber").fill("000444444440");
      await payment.continue(copy("billing.payOnce.date.title"));
      await payment.continue(copy("billing.payOnce.review.title"));
      await payment.pay(owed);
      await expectNavigationTo(copy("billing.outcome.title.charged"));
    });

    await test.step("billing tells it once the bank has returned it", async () => {
      await expect(async () => {
        await page.goto("/billing");
        await expect(main.getByText(reason)).toHaveCount(2, { timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
      await expectScreen(copy("billing.home.title"));
      await expect(payNow).toHaveCount(1);
    });

    await test.step("its page says so and has what was taken back with a plus", async () => {
      await main
        .getByRole("link", { name: copy("billing.dunning.details"), exact: true })
        .first()
        .click();
      await expectNavigationTo(copy("billing.outcome.title.returned"));
      await expect(main).toContainText(/\+\s?\$186\.50/);
    });

    await test.step("the history has both as returned", async () => {
      await page.goto("/billing/payment-history");
      await expect(main.getByText(copy("billing.status.returned"), { exact: true })).toHaveCount(2);
    });

    await test.step("a card pays it, and nothing is told any more", async () => {
      await page.goto("/billing");
      await payNow.click();
      await expectScreen(copy("billing.payOnce.amount.title"));
      await payment.amount();
      await payment.withNewCard(cards.approved);
      await payment.pay(owed);
      await expectNavigationTo(copy("billing.outcome.title.charged"));
      await page.goto("/account-summary");
      await expect(main).toContainText(copy("summary.due.nothing"));
      await expect(main.getByText(reason)).toHaveCount(0);
    });
  },
);
