import { expect, test } from "../fixtures/test.ts";
import { card, Payment } from "../steps/payment.ts";

test.use({ site: "community" });

test(
  "[ERR-01] an unexpected error shows a message, OK closes it, and the customer continues and pays",
  { tag: "@full" },
  async ({ page, copy, signIn, expectAccessiblePage, expectScreen, faults }) => {
    faults.allow(/^(console: \S+ crashed Error|uncaught): A fault injected by a journey/);
    const payment = new Payment(page, copy);
    await signIn("alex", "/billing/pay-bill");
    await payment.amount("2.31");
    await payment.chooseNewCard();
    await payment.typeCard(card("4242424242424242"));
    await payment.continue(copy("billing.payOnce.date.title"));
    await page.evaluate(() => {
      const real = crypto.randomUUID.bind(crypto);
      const broken = () => {
        throw new Error("A fault injected by a journey");
      };
      Object.assign(window, { repair: () => (crypto.randomUUID = real) });
      crypto.randomUUID = broken;
    });
    await payment.goToNextStep();

    const dialog = page.getByRole("alertdialog", { name: copy("shell.failure.title"), exact: true });
    await expect(dialog).toHaveAccessibleDescription(copy("shell.failure.detail"));
    const ok = dialog.getByRole("button", { name: copy("shell.failure.ok"), exact: true });
    await expect(ok).toBeFocused();
    await expectAccessiblePage();
    await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
    await ok.click();
    await expect(dialog).toBeHidden();
    await payment.pay(231);
    await expectScreen(copy("billing.outcome.title.charged"));
  },
);
