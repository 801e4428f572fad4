import { expect, test } from "../fixtures/test.ts";
import { cards } from "../steps/payment.ts";
import { review } from "../steps/review.ts";

test.use({ site: "community" });
// Mostly waiting: run the tests in parallel on free workers.
test.describe.configure({ mode: "parallel" });

test(
  "[PAY-16 partly] [PAY-20 partly] [PAY-08 partly] a declined card shows the reason and that no money was taken, and offers another card until one is accepted",
  { tag: "@phone" },
  async ({ page, copy, signIn, expectNavigationTo }) => {
    const payment = await review(page, copy, signIn, 211, cards.declined);
    const refused = async (reason: "DECLINED" | "INSUFFICIENT_FUNDS" | "SECURITY_CODE_FAILED") => {
      await expectNavigationTo(copy("billing.outcome.title.notCharged"));
      await expect(page.getByRole("heading", { name: copy("billing.outcome.notCharged"), exact: true })).toBeVisible();
      await expect(page.getByText(copy(`billing.outcome.failure.${reason}`), { exact: true })).toBeVisible();
    };
    await payment.pay(211);
    await refused("DECLINED");
    const again = (by: "anotherMethod" | "sameAgain") =>
      page.getByRole("link", { name: copy(`billing.outcome.${by}`), exact: true }).click();
    const againWith = async (card: (typeof cards)["approved"]) => {
      await again("anotherMethod");
      await payment.withNewCard(card);
      await payment.pay(211);
    };
    await againWith(cards.notEnoughFunds);
    await refused("INSUFFICIENT_FUNDS");
    await againWith(cards.codeMismatch);
    await refused("SECURITY_CODE_FAILED");
    // Only the security code is asked again, and the date is kept.
    await again("sameAgain");
    await payment.codeOf(cards.codeMismatch.number.slice(-4)).fill("321");
    await payment.continue(copy("billing.payOnce.review.title"));
    await payment.pay(211);
    await refused("SECURITY_CODE_FAILED");
    // Another method can be used instead.
    await again("anotherMethod");
    await payment.chooseNewCard();
    await payment.typeCard(cards.approved);
    await payment.continue(copy("billing.payOnce.review.title"));
    await payment.pay(211);
    await expectNavigationTo(copy("billing.outcome.title.charged"));
  },
);

test(
  "[PAY-16 partly] a pending payment is shown as pending, blocks further payments, and becomes a charge without user action",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, expectScreen }) => {
    const payment = await review(page, copy, signIn, 221, cards.pendingThenApproved);
    await payment.pay(221);
    // Looked for first: on a busy machine the page's audit takes longer than the payment is pending.
    await expect(page.getByRole("heading", { name: copy("billing.outcome.confirming"), exact: true })).toBeVisible();
    await expectNavigationTo(copy("billing.outcome.title.confirming"));
    await expectScreen(copy("billing.outcome.title.charged"));
    await expect(page.getByText(copy("billing.outcome.settled.charged", { amount: 221 }))).toBeAttached();
  },
);

test(
  "[PAY-16 partly] a pending payment that is declined takes no money",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    const payment = await review(page, copy, signIn, 222, cards.pendingThenDeclined);
    await payment.pay(222);
    await expectScreen(copy("billing.outcome.title.notCharged"));
  },
);

test(
  "[PAY-20] [PAY-16 partly] a charge whose processor response was lost is reconciled automatically",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    const payment = await review(page, copy, signIn, 231, cards.chargedAnswerLost);
    await payment.pay(231);
    await expectScreen(copy("billing.outcome.title.charged"));
  },
);

test(
  "[PAY-20] [SHELL-19 partly] while the processor does not respond, paying again is blocked everywhere, until it is known that no money was taken",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    test.slow();
    const payment = await review(page, copy, signIn, 232, cards.neverAnswered);
    await payment.pay(232);
    await expectScreen(copy("billing.outcome.title.confirming"));
    const outcome = page.url();
    await page.goto("/billing");
    await expect(page.getByText(copy("billing.home.locked.title", { amount: 232 }), { exact: true })).toBeVisible();
    await expectScreen(copy("billing.home.title"));
    await page.goto("/billing/pay-bill");
    await expect(
      page.getByText(copy("billing.payOnce.refused.locked.title", { amount: 232 }), { exact: true }),
    ).toBeVisible();
    await expectScreen(copy("billing.payOnce.title"));
    await page.goto(outcome);
    await expect(
      page.getByRole("heading", { level: 1, name: copy("billing.outcome.title.notCharged"), exact: true }),
    ).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(copy("billing.outcome.failure.PROCESSOR_UNAVAILABLE"), { exact: true })).toBeVisible();
    await page.goto("/account-summary");
    await expect(page.getByText(copy("shell.resolved.failed.title", { amount: 232 }), { exact: true })).toBeVisible();
  },
);

test(
  "[PAY-16 partly] a processor that fails before the charge takes no money",
  { tag: "@full" },
  async ({ page, copy, signIn }) => {
    const payment = await review(page, copy, signIn, 233, cards.failsBeforeCharging);
    await payment.pay(233);
    await expect(
      page.getByRole("heading", { level: 1, name: copy("billing.outcome.title.notCharged"), exact: true }),
    ).toBeVisible({ timeout: 60_000 });
  },
);
