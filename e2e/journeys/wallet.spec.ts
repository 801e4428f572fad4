import { expect, test } from "../fixtures/test.ts";
import { Payment, clickBelowIframe } from "../steps/payment.ts";

test(
  "[WALL-02] [WALL-08 partly] a bank account is added, renamed and deleted, and a card's expiry date is updated",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen, expectNavigationTo, expectAccessiblePage }) => {
    const payment = new Payment(page, copy);
    const save = page.getByRole("button", { name: copy("wallet.save"), exact: true });
    const said = (words: string) => expect(page.getByRole("main")).toContainText(words);
    const choose = async (method: string, action: string) => {
      await page.getByRole("button", { name: copy("wallet.actions", { method }), exact: true }).click();
      await page.getByRole("menuitem", { name: action, exact: true }).click();
    };
    const added = copy("billing.methodNamed", { type: "bankAccount", lastFour: "5559" });

    await test.step("a bank account is typed into the vault’s frame and saved", async () => {
      await signIn("wendy", "/billing/payment-methods");
      await expectScreen(copy("wallet.title"));
      await page.getByRole("link", { name: copy("wallet.add"), exact: true }).click();
      await page.getByRole("radio", { name: copy("wallet.add.bank"), exact: true }).check();
      await payment.bankField("vault.accountHolder").fill("Winslow Print Works");
      await expectNavigationTo(copy("wallet.add.title"));
      await payment.vault.getByRole("radio", { name: copy("vault.accountKind.checking"), exact: true }).check();
      await payment.bankField("vault.routingNumber").fill("110000001");
      await payment.bankField("vault.accountNumber").fill("000555555559");
      await clickBelowIframe(save);
      await expect(payment.bankField("vault.routingNumber")).toHaveAccessibleDescription(
        new RegExp(copy("vault.error.routingNumber.checkDigit")),
      );
      await payment.bankField("vault.routingNumber").fill("110000000");
      await clickBelowIframe(save);
      await expectNavigationTo(copy("wallet.title"));
      await said(copy("wallet.done.add"));
    });

    await test.step("it gets a name", async () => {
      await choose(added, copy("wallet.action.name"));
      const dialog = page.getByRole("dialog", { name: copy("wallet.nickname.title", { method: added }), exact: true });
      await dialog.getByRole("textbox").fill("Payroll");
      await expectAccessiblePage();
      await dialog.getByRole("button", { name: copy("wallet.save"), exact: true }).click();
      await said(copy("wallet.done.rename"));
    });

    await test.step("a card that expires soon gets its new date", async () => {
      await choose(copy("billing.methodNamed", { type: "amex", lastFour: "0005" }), copy("wallet.action.edit"));
      await payment.field("vault.expiry").fill("1231");
      await payment.field("vault.securityCode").fill("1234");
      await payment.field("vault.zip").fill("02119");
      await expectNavigationTo(copy("wallet.edit.title"));
      await clickBelowIframe(save);
      await expectNavigationTo(copy("wallet.title"));
      await said(copy("wallet.done.edit"));
    });

    await test.step("the bank account is deleted, after a question", async () => {
      const named = copy("wallet.nicknamed", { nickname: "Payroll", method: added });
      await choose(named, copy("wallet.action.delete"));
      const question = page.getByRole("alertdialog", {
        name: copy("wallet.delete.question", { method: named }),
        exact: true,
      });
      await expect(question).toBeVisible();
      await expectAccessiblePage();
      await question.getByRole("button", { name: copy("wallet.delete.confirm"), exact: true }).click();
      await said(copy("wallet.done.delete"));
      await expect(page.getByRole("listitem", { name: named })).toHaveCount(0);
    });
  },
);
