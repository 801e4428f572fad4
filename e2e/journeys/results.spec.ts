import { expect, test } from "../fixtures/test.ts";
import { cards } from "../steps/payment.ts";
import { review } from "../steps/review.ts";

test.use({ site: "community" });
// Most of their time is waiting: each goes to whoever is free.
test.describe.configure({ mode: "parallel" });

test("[PAY-16 partly] [PAY-20 partly] [PAY-08 partly] a refused card says why and that no money was taken, and leads to another one until one is taken", async ({ page, copy, signIn, arrived }) => {
  const payment = await review(page, copy, signIn, 211, cards.declined);
  const refused = async (reason: "DECLINED" | "INSUFFICIENT_FUNDS" | "SECURITY_CODE_FAILED") => {
    await arrived(copy("billing.outcome.title.notCharged"));
    await expect(page.getByRole("heading", { name: copy("billing.outcome.notCharged"), exact: true })).toBeVisible();
    await expect(page.getByText(copy(`billing.outcome.failure.${reason}`), { exact: true })).toBeVisible();
  };
  await payment.pay(211);
  await refused("DECLINED");
  const again = async (card: (typeof cards)["approved"], by: "anotherMethod" | "sameAgain" = "anotherMethod") => {
    await page.getByRole("link", { name: copy(`billing.outcome.${by}`), exact: true }).click();
    await payment.withNewCard(card);
    await payment.pay(211);
  };
  await again(cards.notEnoughFunds);
  await refused("INSUFFICIENT_FUNDS");
  await again(cards.codeMismatch);
  await refused("SECURITY_CODE_FAILED");
  await again(cards.approved, "sameAgain");
  await arrived(copy("billing.outcome.title.charged"));
});

test("[PAY-16 partly] a payment that is pending says so, locks paying, and becomes a charge by itself", { tag: "@once" }, async ({ page, copy, signIn, arrived, seen }) => {
  const payment = await review(page, copy, signIn, 221, cards.pendingThenApproved);
  await payment.pay(221);
  await arrived(copy("billing.outcome.title.confirming"));
  await expect(page.getByRole("heading", { name: copy("billing.outcome.confirming"), exact: true })).toBeVisible();
  await seen(copy("billing.outcome.title.charged"));
  await expect(page.getByText(copy("billing.outcome.settled.charged", { amount: 221 }))).toBeAttached();
});

test("[PAY-16 partly] a pending payment that is declined ends without money taken", { tag: "@full" }, async ({ page, copy, signIn, seen }) => {
  const payment = await review(page, copy, signIn, 222, cards.pendingThenDeclined);
  await payment.pay(222);
  await seen(copy("billing.outcome.title.notCharged"));
});

test("[PAY-20] [PAY-16 partly] a charge whose answer is lost between us and the processor is found out by itself", { tag: "@once" }, async ({ page, copy, signIn, seen }) => {
  const payment = await review(page, copy, signIn, 231, cards.chargedAnswerLost);
  await payment.pay(231);
  await seen(copy("billing.outcome.title.charged"));
});

test("[PAY-20] [SHELL-19 partly] while a processor does not answer nobody may pay again, anywhere, and then it is known that no money was taken", { tag: "@once" }, async ({ page, copy, signIn, seen }) => {
  test.slow();
  const payment = await review(page, copy, signIn, 232, cards.neverAnswered);
  await payment.pay(232);
  await seen(copy("billing.outcome.title.confirming"));
  const outcome = page.url();
  await page.goto("/billing");
  await expect(page.getByText(copy("billing.home.locked.title", { amount: 232 }), { exact: true })).toBeVisible();
  await seen(copy("billing.home.title"));
  await page.goto("/billing/pay-bill");
  await expect(page.getByText(copy("billing.payOnce.refused.locked.title", { amount: 232 }), { exact: true })).toBeVisible();
  await seen(copy("billing.payOnce.title"));
  await page.goto(outcome);
  await expect(page.getByRole("heading", { level: 1, name: copy("billing.outcome.title.notCharged"), exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(copy("billing.outcome.failure.PROCESSOR_UNAVAILABLE"), { exact: true })).toBeVisible();
  await page.goto("/account-summary");
  await expect(page.getByText(copy("shell.resolved.failed.title", { amount: 232 }), { exact: true })).toBeVisible();
});

test("[PAY-16 partly] a processor that fails before it charges takes no money", { tag: "@full" }, async ({ page, copy, signIn }) => {
  const payment = await review(page, copy, signIn, 233, cards.failsBeforeCharging);
  await payment.pay(233);
  await expect(page.getByRole("heading", { level: 1, name: copy("billing.outcome.title.notCharged"), exact: true })).toBeVisible({ timeout: 60_000 });
});
