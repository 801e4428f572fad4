import { dollars } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/test.ts";
import { authorisation } from "../steps/autoPay.ts";
import { cards, checkBelowIframe, Payment } from "../steps/payment.ts";

test(
  "[AUTO-01 partly] [AUTO-02 partly] [PAY-08 partly] turning Auto Pay on without paying now, after a wrong security code, charges nothing today, and billing shows the date of the first payment",
  { tag: "@once" },
  async ({ page, copy, signIn, expectNavigationTo }) => {
    const payment = new Payment(page, copy);
    await signIn("ines", "/billing");
    await page.getByRole("link", { name: copy("billing.autoPay.home.enrol"), exact: true }).click();
    await expectNavigationTo(copy("billing.autoPay.amount.title"));
    await payment.goToNextStep();
    await expect(page.getByRole("link", { name: copy("billing.autoPay.amount.choose"), exact: true })).toBeVisible();
    await page.getByRole("radio", { name: new RegExp(`\\${dollars(12_920)}`) }).check();
    await payment.goToNextStep();
    const enrolWith = async (code: string) => {
      await payment.codeOf("4242").fill(code);
      await expectNavigationTo(copy("billing.autoPay.method.title"));
      await payment.goToNextStep();
      await expectNavigationTo(copy("billing.autoPay.review.title"));
    };
    await enrolWith("999");
    await authorisation(page, copy).check();
    await page.getByRole("button", { name: copy("billing.autoPay.review.submit"), exact: true }).click();
    await expectNavigationTo(copy("billing.autoPay.outcome.securityCode"));
    // What was chosen is kept; only the code is asked again.
    await page.getByRole("link", { name: copy("billing.outcome.sameAgain"), exact: true }).click();
    await enrolWith("123");
    await expect(page.getByText(copy("billing.autoPay.review.nothingToday"), { exact: true })).toBeVisible();
    await authorisation(page, copy).check();
    await page.getByRole("button", { name: copy("billing.autoPay.review.submit"), exact: true }).click();
    await expectNavigationTo(copy("billing.autoPay.outcome.done", { kind: "ENROL" }));
    await expect(
      page.getByRole("heading", { name: copy("billing.autoPay.outcome.notCharged"), exact: true }),
    ).toBeVisible();

    await page.goto("/billing");
    await page.getByRole("link", { name: copy("billing.autoPay.manage.link"), exact: true }).click();
    await expectNavigationTo(copy("billing.autoPay.manage.title"));
    await expect(page.getByRole("region", { name: copy("billing.autoPay.preview.title"), exact: true })).toContainText(
      dollars(12_920),
    );
  },
);

test(
  "[AUTO-03 partly] [AUTO-04] the card of Auto Pay is changed; then Auto Pay is cancelled after a warning that its discount is lost",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen, expectNavigationTo, expectAccessiblePage }) => {
    const payment = new Payment(page, copy);

    await test.step("another card", async () => {
      await signIn("pat", "/billing/auto-pay");
      await expectScreen(copy("billing.autoPay.manage.title"));
      await page.getByRole("button", { name: copy("billing.autoPay.manage.changeMethod"), exact: true }).click();
      await checkBelowIframe(page.getByRole("radio", { name: copy("billing.payOnce.method.new"), exact: true }));
      await expect(payment.field("vault.cardNumber")).toBeVisible();
      await expectNavigationTo(copy("billing.autoPay.method.title"));
      await payment.typeCard(cards.mastercard);
      await payment.goToNextStep();
      await expectNavigationTo(copy("billing.autoPay.review.title"));
      await authorisation(page, copy).check();
      await page.getByRole("button", { name: copy("billing.autoPay.review.submitChange"), exact: true }).click();
      await expectNavigationTo(copy("billing.autoPay.outcome.done", { kind: "CHANGE" }));
      await expect(page.getByRole("main")).toContainText("4444");
    });

    await test.step("cancelled, after a warning", async () => {
      await page.getByRole("link", { name: copy("billing.autoPay.next.manage"), exact: true }).click();
      await page.getByRole("button", { name: copy("billing.autoPay.cancel.open"), exact: true }).click();
      const question = page.getByRole("alertdialog", { name: copy("billing.autoPay.cancel.question"), exact: true });
      await expect(question).toHaveAccessibleDescription(copy("billing.autoPay.cancel.lose", { amount: 500 }));
      await expectAccessiblePage();
      await question.getByRole("button", { name: copy("billing.autoPay.cancel.confirm"), exact: true }).click();
      await expectNavigationTo(copy("billing.autoPay.outcome.done", { kind: "CANCEL" }));
      await expect(page.getByRole("main")).toContainText(copy("billing.autoPay.outcome.lead.off"));
    });
  },
);
