import { dollars } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/test.ts";
import { cards, clickBelowIframe, Payment } from "../steps/payment.ts";

const names = ["Orchard Row Florist", "Orchard Row Café", "Orchard Row Workshop"] as const;

test(
  "[B13] three accounts are paid with one submit; the declined one alone is paid again, and no account twice",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen, expectNavigationTo }) => {
    const payment = new Payment(page, copy);
    const row = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
    const verdict = (of: "charged" | "notCharged") =>
      page.getByText(copy("billing.paySeveral.results.verdict", { verdict: of }), { exact: true });
    await signIn("petra", "/billing");
    await page.getByRole("link", { name: copy("billing.paySeveral.title"), exact: true }).click();
    await expectNavigationTo(copy("billing.paySeveral.stepTitle", { step: "accounts" }));
    for (const name of names) await expect(page.getByRole("checkbox", { name, exact: true })).toBeChecked();
    await payment.goToNextStep();

    await test.step("each account is paid with a method of its own", async () => {
      await expect(row(names[0])).toBeVisible();
      await payment.codeOf("4242").fill("123");
      await payment.goToNextStep();
      await expect(row(names[1])).toBeVisible();
      await payment.goToNextStep();
      await expect(row(names[2])).toBeVisible();
      await payment.codeOf("1009").fill("123");
      await payment.goToNextStep();
      await expectScreen(copy("billing.paySeveral.stepTitle", { step: "review" }));
      await payment.terms.check();
      await page
        .getByRole("button", { name: copy("billing.paySeveral.review.submit", { amount: 28_445, count: 3 }) })
        .click();
    });

    await test.step("one result a row", async () => {
      await expectScreen(copy("billing.paySeveral.results.allButOne", { count: 2, account: names[2] }));
      await expect(verdict("notCharged")).toHaveCount(1);
      await expect(page.getByText(dollars(7_320)).first()).toBeVisible();
    });

    await test.step("only the declined account is asked for again, with a new card", async () => {
      await page.getByRole("button", { name: copy("billing.paySeveral.results.again", { amount: 7_320 }) }).click();
      await expectScreen(copy("billing.paySeveral.stepTitle", { step: "accounts" }));
      await expect(page.getByRole("checkbox", { name: names[2], exact: true })).toBeChecked();
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
      await payment.goToNextStep();
      await payment.chooseNewCard();
      await payment.typeCard(cards.approved);
      await payment.goToNextStep();
      await payment.terms.check();
      await clickBelowIframe(
        page.getByRole("button", { name: copy("billing.paySeveral.review.submit", { amount: 7_320, count: 1 }) }),
      );
      await expect(verdict("notCharged")).toHaveCount(0);
      await expect(
        page.getByRole("link", { name: `${copy("billing.paySeveral.results.receipt")} ${names[2]}`, exact: true }),
      ).toBeVisible();
    });
  },
);
