import { expect, test } from "../fixtures/test.ts";
import { Payment } from "../steps/payment.ts";

const bounds = { min: 100, max: 2_500_000 };

test(
  "[PAY-05] an amount that is too small, too large or invalid shows what it must be",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    const payment = new Payment(page, copy);
    await signIn("billie", "/billing/pay-bill");
    const refused = async (typed: string, message: string) => {
      await payment.typeAmount(typed);
      await payment.continueButton.click();
      await expect(
        page.getByLabel(copy("billing.payOnce.amount.otherLabel"), { exact: true }),
      ).toHaveAccessibleDescription(new RegExp(message.replace(/[.$]/g, "\\$&")));
      await expect(page.getByRole("link", { name: message, exact: true })).toBeVisible();
    };
    await refused("0.99", copy("billing.payOnce.amount.outOfRange", bounds));
    await expectScreen(copy("billing.payOnce.amount.title"));
    await refused("25000.01", copy("billing.payOnce.amount.outOfRange", bounds));
    await refused("twelve", copy("billing.payOnce.amount.invalid"));
    await refused("", copy("billing.payOnce.amount.invalid"));
  },
);

test(
  "[PAY-06] a past-due customer must pay at least the amount due",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    const payment = new Payment(page, copy);
    await signIn("morgan", "/billing/pay-bill");
    await payment.typeAmount("364.79");
    await payment.continueButton.click();
    await expect(
      page.getByRole("link", { name: copy("billing.payOnce.amount.belowDue", { max: bounds.max }), exact: true }),
    ).toBeVisible();
    await expectScreen(copy("billing.payOnce.amount.title"));
  },
);

test(
  "[PAY-07] an amount above the amount due needs a confirmation, and can be changed",
  { tag: "@full" },
  async ({ page, copy, expectAccessiblePage, signIn, expectNavigationTo }) => {
    const payment = new Payment(page, copy);
    await signIn("morgan", "/billing/pay-bill");
    const dialog = page.getByRole("alertdialog", { name: copy("billing.payOnce.overpay.title"), exact: true });
    await payment.typeAmount("400");
    await payment.continueButton.click();
    await expect(dialog).toHaveAccessibleDescription(
      copy("billing.payOnce.overpay.detail", { due: 36_480, amount: 40_000, extra: 3_520 }),
    );
    await expectAccessiblePage();
    await dialog.getByRole("button", { name: copy("billing.payOnce.overpay.change"), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel(copy("billing.payOnce.amount.otherLabel"), { exact: true })).toHaveValue("400");
    await payment.continueButton.click();
    await dialog
      .getByRole("button", { name: copy("billing.payOnce.overpay.confirm", { amount: 40_000 }), exact: true })
      .click();
    await expectNavigationTo(copy("billing.payOnce.method.title"));
  },
);

test(
  "[PAY-07] a customer with nothing due can pay ahead after a confirmation",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    const payment = new Payment(page, copy);
    await signIn("casey", "/billing/pay-bill");
    await expect(page.getByText(copy("billing.payOnce.amount.nothingDue"), { exact: true })).toBeVisible();
    await expectScreen(copy("billing.payOnce.amount.title"));
    await payment.typeAmount("10");
    await payment.continueButton.click();
    await expect(page.getByRole("alertdialog")).toHaveAccessibleDescription(
      copy("billing.payOnce.overpay.detailNothingDue", { amount: 1_000 }),
    );
  },
);

test(
  "[BILL-08] the amount of a payment arrangement on the summary is preselected in the payment and becomes its amount",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo }) => {
    const payment = new Payment(page, copy);
    await signIn("dean", "/account-summary");
    await page
      .getByRole("main")
      .getByRole("link", { name: copy("summary.pay", { amount: 17_400 }), exact: true })
      .click();
    await expectNavigationTo(copy("billing.payOnce.amount.title"));
    await expect(
      page.getByRole("radio", { name: new RegExp(`^${copy("billing.payOnce.amount.installmentAndBill")}`) }),
    ).toBeChecked();
    await payment.continue(copy("billing.payOnce.method.title"));
    await expect(page.getByText(copy("billing.payOnce.paying", { amount: 17_400 }))).toBeVisible();
  },
);
