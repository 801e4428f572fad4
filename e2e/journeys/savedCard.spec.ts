import { expect, test } from "../fixtures/test.ts";
import { sentTo } from "../steps/messages.ts";
import { Payment } from "../steps/payment.ts";
import { amountDueCard } from "../steps/amountDue.ts";

// Runs before jo pays: only this file changes the account.
test(
  "[BILL-02] a past-due amount, an amount due and a credit are shown together",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen, expectAccessiblePage }) => {
    await signIn("jo");
    await amountDueCard(page).shows(
      7_500,
      copy("summary.due.pastDue", { amount: 2_000 }),
      copy("summary.due.credit", { amount: 1_500 }),
    );
    await expectAccessiblePage();
    await page.goto("/billing");
    await amountDueCard(page).shows(
      7_500,
      copy("summary.due.pastDue", { amount: 2_000 }),
      copy("summary.due.credit", { amount: 1_500 }),
    );
    await expectScreen(copy("billing.home.title"));
  },
);

test(
  "[PAY-08] [PAY-22] [B14 partly] a saved card asks once for its security code, and the terms must be accepted",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen, expectNavigationTo, expectAccessiblePage }) => {
    const payment = new Payment(page, copy);
    await signIn("jo", "/billing/pay-bill");
    await payment.amount();
    const expires = page.getByRole("alertdialog", { name: copy("wallet.pay.expiringDialog.title"), exact: true });
    const code = payment.codeOf("0005");

    await test.step("a card that expires soon is asked about once, and the code of an American Express card has four digits", async () => {
      await code.fill("123");
      await payment.goToNextStep();
      await expect(expires).toBeVisible();
      await expectAccessiblePage();
      await expires.getByRole("button", { name: copy("wallet.pay.expiringDialog.use"), exact: true }).click();
      await expect(code).toHaveAccessibleDescription(
        new RegExp(copy("vault.error.securityCode.invalid", { length: "front" })),
      );
      await expectScreen(copy("billing.payOnce.method.title"));
      await code.fill("1234");
      await payment.continue(copy("billing.payOnce.date.title"));
    });

    await test.step("going back does not ask for it again", async () => {
      const steps = page.getByRole("navigation", { name: copy("billing.payOnce.stepper"), exact: true });
      const folded = steps.getByRole("button");
      if (await folded.isVisible()) await folded.click();
      await steps.getByRole("link").nth(1).click();
      await expectNavigationTo(copy("billing.payOnce.method.title"));
      await expect(page.getByText(copy("billing.payOnce.method.codeKept"), { exact: true })).toBeVisible();
      await payment.continue(copy("billing.payOnce.date.title"));
      await expect(page.getByText(copy("billing.schedule.block.PAST_DUE"), { exact: true })).toBeVisible();
      await payment.continue(copy("billing.payOnce.review.title"));
    });

    await test.step("without the terms nothing is sent", async () => {
      await payment.payButton(7_500).click();
      await expect(
        page.getByRole("link", { name: copy("billing.payOnce.review.termsRequired"), exact: true }),
      ).toBeVisible();
      await expectScreen(copy("billing.payOnce.review.title"));
      await payment.terms.locator("xpath=ancestor::*[.//button][1]").getByRole("button").first().click();
      await expect(page.getByRole("dialog", { name: copy("billing.payOnce.terms.title"), exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
    });

    await test.step("with them it is paid, and whom the payer named is told so", async () => {
      await page.getByRole("button", { name: copy("billing.reference.openBoth"), exact: true }).click();
      await page.getByRole("textbox", { name: copy("billing.notify.label") }).fill("kim@books.example");
      await payment.pay(7_500);
      await expectNavigationTo(copy("billing.outcome.title.charged"));
      await expect(page.getByText("kim@books.example")).toBeVisible();
      await expect.poll(async () => (await sentTo(page, "kim@books.example")).join()).toContain("$75.00");
    });
  },
);
