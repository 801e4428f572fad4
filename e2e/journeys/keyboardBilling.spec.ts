import type { Locator, Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";
import { inDays, typed } from "../fixtures/dates.ts";
import { expectTaggedPdf } from "../fixtures/pdf.ts";
import { expect, test } from "../fixtures/test.ts";
import { authorisation } from "../steps/autoPay.ts";
import { arrowTo, enterOn, tabTo } from "../steps/keyboard.ts";
import { Payment } from "../steps/payment.ts";

// carl's account does not accept cards: everything is paid from a bank account, which needs no security code.
const savedBank = { type: "bankAccount", lastFour: "6789" } as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

/** Tabs to a checkbox and checks it. */
async function tick(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press("Space");
}

/** Tabs to a button that asks for confirmation, and confirms. */
async function enterAndConfirm(page: Page, copy: Copy, expectAccessiblePage: () => Promise<void>): Promise<void> {
  await enterOn(page, button(page, copy("billing.autoPay.cancel.open")));
  const question = page.getByRole("alertdialog", { name: copy("billing.autoPay.cancel.question"), exact: true });
  await expect(question).toBeVisible();
  await expectAccessiblePage();
  await enterOn(page, question.getByRole("button", { name: copy("billing.autoPay.cancel.confirm"), exact: true }));
}

test(
  "[PAY-09 partly] [DSYS-04 partly] a payment is scheduled by keyboard alone",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo }) => {
    const payment = new Payment(page, copy);
    await signIn("carl", "/billing/scheduled-payments");
    await enterOn(page, link(page, copy("billing.scheduled.add")));
    await expectNavigationTo(copy("billing.payOnce.amount.title"));
    await enterOn(page, payment.continueButton);
    await expectNavigationTo(copy("billing.payOnce.method.title"));
    await arrowTo(page, radio(page, copy("billing.methodNamed", savedBank)));
    await enterOn(page, payment.continueButton);
    await expectNavigationTo(copy("billing.payOnce.date.title"));
    await arrowTo(page, radio(page, copy("billing.schedule.date.later")));
    await tabTo(page, page.getByRole("textbox", { name: copy("billing.schedule.date.field"), exact: true }));
    await page.keyboard.type(typed(inDays(6)));
    await page.keyboard.press("Enter");
    await expectNavigationTo(copy("billing.schedule.review.title"));
    await tick(page, payment.terms);
    await enterOn(page, button(page, copy("billing.schedule.review.submit", { amount: 8_450 })));
    await expectNavigationTo(copy("billing.outcome.title.scheduled"));
  },
);

test(
  "[AUTO-01 partly] [AUTO-04 partly] [DSYS-04 partly] Auto Pay is turned on and cancelled again by keyboard alone",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, expectAccessiblePage }) => {
    const payment = new Payment(page, copy);
    await signIn("carl", "/billing/auto-pay/enroll");
    // A payment scheduled for the full amount due, as the previous journey leaves it, pays this bill.
    await arrowTo(
      page,
      page.getByRole("radio", { name: /^Wait for Auto Pay to (charge \$79\.50|start with your next bill)/ }),
    );
    await enterOn(page, payment.continueButton);
    await expectNavigationTo(copy("billing.autoPay.method.title"));
    await enterOn(page, payment.continueButton);
    await expectNavigationTo(copy("billing.autoPay.review.title"));
    await tick(page, authorisation(page, copy));
    await enterOn(page, button(page, copy("billing.autoPay.review.submit")));
    await expectNavigationTo(copy("billing.autoPay.outcome.done", { kind: "ENROL" }));
    await enterOn(page, link(page, copy("billing.autoPay.next.manage")));
    await expectNavigationTo(copy("billing.autoPay.manage.title"));
    await enterAndConfirm(page, copy, expectAccessiblePage);
    await expectNavigationTo(copy("billing.autoPay.outcome.done", { kind: "CANCEL" }));
  },
);

test(
  "[WALL-02 partly] [DSYS-04 partly] a bank account is added by keyboard alone",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo }) => {
    const payment = new Payment(page, copy);
    await signIn("carl", "/billing/payment-methods");
    await enterOn(page, link(page, copy("wallet.add")));
    await expect(payment.bankField("vault.accountHolder")).toBeVisible();
    await expectNavigationTo(copy("wallet.add.title"));
    await tabTo(page, payment.bankField("vault.accountHolder"));
    await page.keyboard.type("Carl Cobb");
    await tabTo(page, payment.vault.getByRole("radio").first());
    await page.keyboard.press("Space");
    await tabTo(page, payment.bankField("vault.routingNumber"));
    await page.keyboard.type("021200009");
    await tabTo(page, payment.bankField("vault.accountNumber"));
    await page.keyboard.type("000555555559");
    await enterOn(page, button(page, copy("wallet.save")));
    await expectNavigationTo(copy("wallet.title"));
    await expect(page.getByRole("main")).toContainText(copy("wallet.done.add"));
  },
);

test(
  "[STMT-01 partly] [DSYS-04 partly] a statement is opened and saved by keyboard alone",
  { tag: "@once" },
  async ({ page, copy, language, signIn, expectNavigationTo }) => {
    await signIn("carl", "/billing/view-statements");
    await expectNavigationTo(copy("statements.screen"));
    await enterOn(page, page.getByRole("main").locator("tbody tr, [data-row]").first().getByRole("link"));
    await expectNavigationTo(copy("statements.pdf.title", { date: inDays(-13) }));
    const download = page.waitForEvent("download");
    await enterOn(page, button(page, copy("statements.download")));
    await expectTaggedPdf(await download, language);
  },
);
