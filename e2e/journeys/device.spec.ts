import { dollars } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/test.ts";
import { cards, Payment } from "../steps/payment.ts";

const device = { name: "Sandpiper Watch", left: 4_200, installment: 1_400 };

test(
  "[PAY-04] [PAY-08 partly] [BILL-14 partly] [B14 partly] paying an installment of a mobile device, after a wrong security code, reduces its remaining balance",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, expectScreen }) => {
    const payment = new Payment(page, copy);
    const card = page.getByRole("region", { name: device.name, exact: true });
    await signIn("vera", "/billing/device-balances");
    await expect(card).toContainText(dollars(device.left));
    await expectScreen(copy("billing.mobile.devices.title"));

    await page.getByRole("link", { name: copy("billing.payDevice.entry", { name: device.name }), exact: true }).click();
    await expectNavigationTo(copy("billing.payDevice.amount.title", { name: device.name }));
    await page.getByRole("radio", { name: copy("billing.payDevice.amount.one") }).check();
    await payment.goToNextStep();
    await expect(payment.field("vault.cardNumber")).toBeVisible();
    await expectNavigationTo(copy("billing.payDevice.card.title"));
    await payment.typeCard(cards.codeMismatch);
    await payment.goToNextStep();
    await expectNavigationTo(copy("billing.payDevice.review.title"));
    await payment.pay(device.installment);
    await expectNavigationTo(copy("billing.outcome.title.notCharged"));
    // Only the security code is asked again, or another card.
    await page.getByRole("link", { name: copy("billing.outcome.sameAgain"), exact: true }).click();
    await expect(payment.codeOf(cards.codeMismatch.number.slice(-4))).toBeVisible();
    await expectNavigationTo(copy("billing.payDevice.card.title"));
    await payment.chooseNewCard();
    await payment.typeCard(cards.approved);
    await payment.goToNextStep();
    await expectNavigationTo(copy("billing.payDevice.review.title"));
    await page.getByRole("button", { name: copy("billing.reference.openBoth"), exact: true }).click();
    await page.getByRole("textbox", { name: copy("billing.reference.label") }).fill("PO-2026/118");
    await payment.payButton(device.installment).click();
    await expect(
      page.getByRole("link", { name: copy("billing.payOnce.review.termsRequired"), exact: true }),
    ).toBeVisible();
    await payment.pay(device.installment);
    await expectNavigationTo(copy("billing.outcome.title.charged"));
    await expect(page.getByRole("main")).toContainText(device.name);
    await expect(page.getByRole("main")).toContainText("PO-2026/118");

    await page.goto("/billing/device-balances");
    await expect(card).toContainText(dollars(device.left - device.installment));
  },
);
