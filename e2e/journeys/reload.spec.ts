import type { Page } from "@playwright/test";
import { type Copy, dollars } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/test.ts";
import { cards, Payment } from "../steps/payment.ts";

const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
const otherAmount = (page: Page, copy: Copy) =>
  page.getByLabel(copy("billing.payOnce.amount.otherLabel"), { exact: true });

test(
  "[PAY-01 partly] after a reload during a payment, Back leads to the previous step, and the typed amount is kept",
  { tag: "@once" },
  async ({ page, copy, signIn }) => {
    const payment = new Payment(page, copy);
    const method = () => heading(page, copy("billing.payOnce.method.title"));
    await signIn("ingrid", "/billing");
    await payment.open();
    await payment.amount("12.34");

    await test.step("reloaded at the method, the browser's Back leads to the amount", async () => {
      await page.reload();
      await method();
      await page.goBack();
      await heading(page, copy("billing.payOnce.amount.title"));
      await expect(otherAmount(page, copy)).toHaveValue("12.34");
      await payment.continue(copy("billing.payOnce.method.title"));
    });

    await test.step("reloaded at review, the card is asked for again; the link above the step and the browser's Back lead to the amount", async () => {
      await payment.withNewCard(cards.approved);
      await page.reload();
      await method();
      await page.goBack();
      await heading(page, copy("billing.payOnce.amount.title"));
      await expect(otherAmount(page, copy)).toHaveValue("12.34");
      await page.goForward();
      await method();
      await page
        .getByRole("link", { name: copy("billing.payOnce.step.amount"), exact: true })
        .first()
        .click();
      await heading(page, copy("billing.payOnce.amount.title"));
      await expect(otherAmount(page, copy)).toHaveValue("12.34");
    });

    await test.step("one Back more leaves the payment", async () => {
      await page.goto("/billing");
      await page.goto("/billing/pay-bill?step=review");
      await method();
      await page.goBack();
      await heading(page, copy("billing.home.title"));
    });
  },
);

test(
  "[AUTO-01 partly] after a reload at the last step of turning Auto Pay on, Back leads to the first step, and the choices are kept",
  { tag: "@once" },
  async ({ page, copy, signIn }) => {
    const payment = new Payment(page, copy);
    const notNow = page.getByRole("radio", { name: new RegExp(`\\${dollars(13_810)}`) });
    await signIn("kai", "/billing/auto-pay/enroll");
    await heading(page, copy("billing.autoPay.amount.title"));
    await notNow.check();
    await payment.continue(copy("billing.autoPay.method.title"));
    await payment.chooseNewCard();
    await payment.typeCard(cards.approved);
    await payment.continue(copy("billing.autoPay.review.title"));
    await page.reload();
    await heading(page, copy("billing.autoPay.method.title"));
    await page.goBack();
    await heading(page, copy("billing.autoPay.amount.title"));
    await expect(notNow).toBeChecked();
    await page.goForward();
    await heading(page, copy("billing.autoPay.method.title"));
    await page
      .getByRole("link", { name: copy("billing.autoPay.step.amount"), exact: true })
      .first()
      .click();
    await heading(page, copy("billing.autoPay.amount.title"));
  },
);
