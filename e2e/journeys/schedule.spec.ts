import { inDays, typed } from "../fixtures/dates.ts";
import { dollars } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/test.ts";
import { Payment } from "../steps/payment.ts";

test(
  "[PAY-10 partly] [PAY-16 partly] [PAY-18] at most two payments can be scheduled; after one is cancelled, another can be scheduled and changed",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen, expectNavigationTo, expectAccessiblePage }) => {
    test.slow();
    const payment = new Payment(page, copy);
    const dateField = page.getByRole("textbox", { name: copy("billing.schedule.date.field"), exact: true });
    const main = page.getByRole("main");

    await test.step("a third one is refused, and told what to do instead", async () => {
      await signIn("tamsin", "/billing/pay-bill?open=fdp");
      await payment.amount("50.00");
      await payment.codeOf("4242").fill("123");
      await payment.continue(copy("billing.payOnce.date.title"));
      const later = page.getByRole("radio", { name: copy("billing.schedule.date.later"), exact: true });
      await expect(later).toBeDisabled();
      await expect(later).toHaveAccessibleDescription(copy("billing.schedule.block.TWO_SCHEDULED"));
      await expectScreen(copy("billing.payOnce.date.title"));
      await page.getByRole("link", { name: copy("billing.outcome.manageScheduled"), exact: true }).click();
      await expectNavigationTo(copy("billing.scheduled.title"));
      await expect(main).toContainText(copy("billing.scheduled.two"));
    });

    await test.step("one is cancelled, after a question", async () => {
      const first = { amount: 15_000, date: inDays(5) };
      await page.getByRole("button", { name: copy("billing.scheduled.cancelThis", first), exact: true }).click();
      const question = page.getByRole("alertdialog", {
        name: copy("billing.scheduled.confirm.question", first),
        exact: true,
      });
      await expect(question).toBeVisible();
      await expectAccessiblePage();
      await question.getByRole("button", { name: copy("billing.scheduled.confirm.yes"), exact: true }).click();
      await expect(main).toContainText(copy("billing.scheduled.cancelled"));
      await expect(
        page.getByRole("heading", { name: copy("billing.scheduled.item", { date: first.date }), exact: true }),
      ).toHaveCount(0);
    });

    await test.step("another one is scheduled, and nothing is charged", async () => {
      await page.getByRole("link", { name: copy("billing.scheduled.add"), exact: true }).click();
      await payment.amount("50.00");
      await payment.codeOf("4242").fill("123");
      await payment.continue(copy("billing.payOnce.date.title"));
      await dateField.fill(typed(inDays(8)));
      await expectScreen(copy("billing.payOnce.date.title"));
      await payment.goToNextStep();
      await expectNavigationTo(copy("billing.schedule.review.title"));
      // Together with the remaining scheduled payment it is below the amount due: nothing is paid twice.
      await expect(page.getByText(copy("billing.schedule.overlap.title"), { exact: true })).toHaveCount(0);
      await payment.terms.check();
      await page
        .getByRole("button", { name: copy("billing.schedule.review.submit", { amount: 5_000 }), exact: true })
        .click();
      await expectNavigationTo(copy("billing.outcome.title.scheduled"));
      await expect(main).toContainText(copy("billing.outcome.scheduledDetail"));
    });

    await test.step("its date is changed", async () => {
      await page.getByRole("link", { name: copy("billing.outcome.manageScheduled"), exact: true }).click();
      await page
        .getByRole("link", {
          name: copy("billing.scheduled.changeThis", { amount: 5_000, date: inDays(8) }),
          exact: true,
        })
        .click();
      await expectNavigationTo(copy("billing.schedule.review.titleChange"));
      await page.getByRole("link", { name: copy("billing.schedule.review.changeDate"), exact: true }).click();
      await dateField.fill(typed(inDays(9)));
      await payment.continue(copy("billing.schedule.review.titleChange"));
      await payment.terms.check();
      await page.getByRole("button", { name: copy("billing.schedule.review.submitChange"), exact: true }).click();
      await expectNavigationTo(copy("billing.outcome.title.scheduled"));
      await page.getByRole("link", { name: copy("billing.outcome.manageScheduled"), exact: true }).click();
      const changed = page.getByRole("region", {
        name: copy("billing.scheduled.item", { date: inDays(9) }),
        exact: true,
      });
      await expect(changed).toContainText(dollars(5_000));
      await expectScreen(copy("billing.scheduled.title"));
    });
  },
);
