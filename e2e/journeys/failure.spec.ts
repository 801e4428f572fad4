import { expect, test } from "../fixtures/test.ts";
import { card, Payment } from "../steps/payment.ts";

test("[ERR-01] a fault that nothing foresaw is told in words, and OK closes it", { tag: "@phone" }, async ({ page, copy, signIn, good, faults }) => {
  faults.allow(/A workflow stopped|uncaught/);
  const payment = new Payment(page, copy);
  await signIn("morgan", "/billing/pay-bill");
  await payment.amount();
  await payment.chooseNewCard();
  await payment.typeCard(card("4242424242424242"));
  await payment.continue(copy("billing.payOnce.date.title"));
  await page.evaluate(() => {
    crypto.randomUUID = () => {
      throw new Error("A fault that a journey planted");
    };
  });
  await payment.goOn();

  const dialog = page.getByRole("alertdialog", { name: copy("shell.failure.title"), exact: true });
  await expect(dialog).toHaveAccessibleDescription(copy("shell.failure.detail"));
  const ok = dialog.getByRole("button", { name: copy("shell.failure.ok"), exact: true });
  await expect(ok).toBeFocused();
  await good();
  await ok.click();
  await expect(dialog).toBeHidden();
});
