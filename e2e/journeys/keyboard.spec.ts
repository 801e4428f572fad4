import { dollars } from "../fixtures/copy.ts";
import { demoPerson } from "../fixtures/people.ts";
import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { arrowTo, enterOn, tabTo } from "../steps/keyboard.ts";
import { cards, Payment } from "../steps/payment.ts";

test.use({ site: "community" });

test(
  "[PAY-01] [DSYS-04 partly] a payment is made by keyboard alone, from sign-in to the receipt",
  { tag: "@once" },
  async ({ page, copy }) => {
    test.slow();
    const keys = page.keyboard;
    const payment = new Payment(page, copy);
    const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });

    await test.step("sign in", async () => {
      await page.goto("/");
      const { username, password } = demoPerson("alex");
      await tabTo(page, page.getByLabel(copy("session.signIn.username"), { exact: true }));
      await keys.type(username);
      await tabTo(page, page.getByLabel(copy("session.signIn.password"), { exact: true }));
      await keys.type(password);
      await keys.press("Enter");
      await waitForPath(page, "/account-summary");
      // The URL changes before the screen: for a moment the heading is still that of the previous page, without the
      // focus.
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });

    await test.step("the first stop of a page skips to its main part", async () => {
      await page.reload();
      await expect(
        page.getByRole("main").getByRole("link", { name: copy("summary.viewBilling"), exact: true }),
      ).toBeVisible();
      await keys.press("Tab");
      await expect(page.getByRole("link", { name: copy("shell.skip"), exact: true })).toBeFocused();
      await keys.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    });

    await test.step("another amount", async () => {
      await enterOn(page, page.locator("main a[href*=pay-bill]"));
      await expect(heading(copy("billing.payOnce.amount.title"))).toBeFocused();
      await arrowTo(page, page.getByRole("radio", { name: copy("billing.payOnce.amount.other"), exact: true }));
      await tabTo(page, page.getByLabel(copy("billing.payOnce.amount.otherLabel"), { exact: true }));
      await keys.type("3.05");
      await keys.press("Enter");
    });

    await test.step("a new card, typed in the frame", async () => {
      await expect(heading(copy("billing.payOnce.method.title"))).toBeFocused();
      await arrowTo(page, page.getByRole("radio", { name: copy("billing.payOnce.method.new"), exact: true }));
      await expect(payment.field("vault.cardNumber")).toBeVisible();
      const { name, number, expiry, code, zip } = cards.approved;
      for (const [field, typed] of [
        ["vault.cardName", name],
        ["vault.cardNumber", number],
        ["vault.expiry", expiry],
        ["vault.securityCode", code],
        ["vault.zip", zip],
      ] as const) {
        await tabTo(page, payment.field(field));
        await keys.type(typed);
      }
      await enterOn(page, payment.continueButton);
    });

    await test.step("date, terms, pay", async () => {
      await expect(heading(copy("billing.payOnce.date.title"))).toBeFocused();
      await enterOn(page, payment.continueButton);
      await expect(heading(copy("billing.payOnce.review.title"))).toBeFocused();
      await tabTo(page, payment.terms);
      await keys.press("Space");
      await enterOn(page, payment.payButton(305));
    });

    await test.step("outcome and receipt", async () => {
      await expect(heading(copy("billing.outcome.title.charged"))).toBeFocused();
      await enterOn(page, page.getByRole("link", { name: copy("billing.outcome.receipt"), exact: true }));
      await expect(heading(copy("billing.receipt.title"))).toBeFocused();
      await expect(page.getByRole("main")).toContainText(dollars(305));
      const download = page.waitForEvent("download");
      await enterOn(page, page.getByRole("button", { name: copy("billing.receipt.download"), exact: true }));
      await download;
    });
  },
);
