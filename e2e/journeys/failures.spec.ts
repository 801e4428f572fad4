import type { Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";
import { inDays } from "../fixtures/dates.ts";
import { expect, test } from "../fixtures/test.ts";
import { authorisation } from "../steps/autoPay.ts";
import { cards, checkBelowIframe, clickBelowIframe, Payment } from "../steps/payment.ts";
import { breakCalls, breakOperations } from "../steps/serverFaults.ts";

/**
 * Each failure of section 8 of the specification as a customer meets it: the real client, and a call that fails on its way
 * to the server (docs/failures.md). The calls that would change an account never arrive, so the people are only read.
 */
test.beforeEach(({ faults }) => faults.allow(/status of (401|403|503)/));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const says = (page: Page, words: string) => expect(page.getByText(words, { exact: false }).first()).toBeVisible();

type Screen = {
  what: string;
  operation: string;
  path: string;
  person: string;
  words: Parameters<Copy>[0];
};

const screens: Screen[] = [
  {
    what: "billing",
    operation: "BillingAccountStatus",
    path: "/billing",
    person: "kai",
    words: "billing.loadFailed.title",
  },
  {
    what: "the payment methods",
    operation: "Wallet",
    path: "/billing/payment-methods",
    person: "kai",
    words: "wallet.apiErrorState.title",
  },
  {
    what: "mobile billing",
    operation: "DeviceBalances",
    path: "/billing/device-balances",
    person: "hugo",
    words: "billing.mobile.loadFailed.title",
  },
  {
    what: "transactions",
    operation: "MobileTransactions",
    path: "/billing/mobile-transactions",
    person: "hugo",
    words: "billing.transactions.loadFailed.title",
  },
];

test(
  "[ERR-02] a screen of billing that fails to load says which, and loads when it is tried again",
  { tag: "@full" },
  async ({ page, copy, signIn, expectAccessiblePage }) => {
    for (const { what, operation, path, person, words } of screens) {
      await test.step(what, async () => {
        const repair = await breakOperations(page, "unavailable", operation);
        await signIn(person, path);
        await says(page, copy(words));
        await expectAccessiblePage();
        await repair();
        await button(page, copy("shell.tryAgain")).first().click();
        await expect(page.getByText(copy(words))).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
    }
  },
);

test(
  "[ERR-04] a bill that fails to load offers a retry and the paper statement, and a file that fails to download says so",
  { tag: "@full" },
  async ({ page, copy, signIn, expectAccessiblePage }) => {
    await signIn("hedda", "/billing/view-statements");
    const repair = await breakOperations(page, "unavailable", "StatementDetails");
    await page.getByRole("link", { name: copy("statements.open", { date: inDays(-12) }), exact: true }).click();
    const paper = button(page, copy("statements.paper"));
    await expect(paper).toBeVisible();
    await expectAccessiblePage();

    const repairFiles = await breakCalls(page, /\/document(\?|$)/);
    await paper.click();
    await says(page, copy("statements.paperFailed.detail"));
    await repairFiles();
    const saved = page.waitForEvent("download");
    await paper.click();
    await saved;

    await repair();
    await button(page, copy("shell.tryAgain")).click();
    await expect(
      page.getByRole("heading", { level: 1, name: copy("statements.pdf.title", { date: inDays(-12) }) }),
    ).toBeVisible();
    await breakCalls(page, /\/document(\?|$)/);
    await button(page, copy("statements.download")).click();
    await says(page, copy("statements.failed.title"));
    await expectAccessiblePage();
  },
);

test(
  "[ERR-02] a change of Auto Pay that fails says which change, and that it can be tried again",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, expectAccessiblePage }) => {
    await test.step("another method", async () => {
      await signIn("gwen", "/billing/auto-pay");
      await breakOperations(page, "refused", "ChangeAutoPay", "CancelAutoPay", "ChangeAutoPayDate");
      await button(page, copy("billing.autoPay.manage.changeMethod")).click();
      const payment = new Payment(page, copy);
      await checkBelowIframe(page.getByRole("radio", { name: copy("billing.payOnce.method.new"), exact: true }));
      await expect(payment.field("vault.cardNumber")).toBeVisible();
      await payment.typeCard(cards.mastercard);
      await payment.goToNextStep();
      await expectNavigationTo(copy("billing.autoPay.review.title"));
      await authorisation(page, copy).check();
      await button(page, copy("billing.autoPay.review.submitChange")).click();
      await says(page, copy("billing.autoPay.refused.method"));
      await expectAccessiblePage();
    });

    await test.step("cancelling", async () => {
      await page.goto("/billing/auto-pay");
      await button(page, copy("billing.autoPay.cancel.open")).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: copy("billing.autoPay.cancel.confirm"), exact: true })
        .click();
      await says(page, copy("billing.autoPay.refused.cancel"));
      await expectAccessiblePage();
    });

    await test.step("the date", async () => {
      await page.goto("/billing/auto-pay/settings");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.locator("[role=gridcell]:not([aria-disabled]):not([aria-selected=true])").last().click();
      await button(page, copy("billing.autoPay.settings.submit")).click();
      await says(page, copy("billing.autoPay.settings.failed"));
      await expectAccessiblePage();
    });
  },
);

test(
  "[ERR-02] an enrollment in Auto Pay that fails says that Auto Pay is not on, and keeps what was chosen",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, expectAccessiblePage }) => {
    const payment = new Payment(page, copy);
    await signIn("kai", "/billing/auto-pay/enroll");
    await breakOperations(page, "refused", "EnrolAutoPay", "PayAndEnrol");
    // Not to pay today.
    await page.getByRole("radio").last().check();
    await payment.goToNextStep();
    await expectNavigationTo(copy("billing.autoPay.method.title"));
    await payment.chooseNewCard();
    await payment.typeCard(cards.approved);
    await payment.goToNextStep();
    await expectNavigationTo(copy("billing.autoPay.review.title"));
    await authorisation(page, copy).check();
    await button(page, copy("billing.autoPay.review.submit")).click();
    await says(page, copy("billing.autoPay.refused.enrol"));
    await expectAccessiblePage();
  },
);

test(
  "[ERR-02] a payment method that is not verified, not saved or not deleted says which",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, expectAccessiblePage }) => {
    const payment = new Payment(page, copy);
    const save = button(page, copy("wallet.save"));
    await signIn("milo", "/billing/payment-methods/add");
    await expectNavigationTo(copy("wallet.add.title"));

    await test.step("the card vault fails", async () => {
      const repair = await breakCalls(page, /\/pci\/v1\/payments$/);
      await expect(payment.field("vault.cardNumber")).toBeVisible();
      await payment.typeCard(cards.approved);
      await clickBelowIframe(save);
      await says(page, copy("wallet.validateCardError.title"));
      await expectAccessiblePage();
      await repair();
    });

    await test.step("saving fails", async () => {
      const repair = await breakOperations(page, "unavailable", "AddPaymentMethod");
      await page.reload();
      await payment.typeCard(cards.approved);
      await clickBelowIframe(save);
      await says(page, copy("wallet.failed.add"));
      await expectAccessiblePage();
      await repair();
    });

    await test.step("deleting fails", async () => {
      await breakOperations(page, "unavailable", "DeletePaymentMethod");
      await signIn("jo", "/billing/payment-methods");
      await expectNavigationTo(copy("wallet.title"));
      await page.getByRole("listitem").getByRole("button", { expanded: false }).first().click();
      await page.getByRole("menuitem", { name: copy("wallet.action.delete"), exact: true }).click();
      await button(page, copy("wallet.delete.confirm")).click();
      await says(page, copy("wallet.failed.delete"));
      await expectAccessiblePage();
    });
  },
);

test(
  "[ERR-02] a scheduled payment that is not canceled says that it stands, and paperless billing that is not turned on leads to the settings",
  { tag: "@full" },
  async ({ page, copy, signIn, expectAccessiblePage }) => {
    await test.step("a scheduled payment", async () => {
      await signIn("milo", "/billing/scheduled-payments");
      await breakOperations(page, "refused", "CancelScheduledPayment", "SetPaperless");
      const scheduled = { amount: 9_900, date: inDays(3) };
      await button(page, copy("billing.scheduled.cancelThis", scheduled)).click();
      await button(page, copy("billing.scheduled.confirm.yes")).click();
      await says(page, copy("billing.scheduled.confirm.failed"));
      await expectAccessiblePage();
    });

    await test.step("paperless billing", async () => {
      await signIn("tamsin", "/billing");
      await page.getByRole("switch", { name: copy("billing.home.settings.paperless") }).click();
      const question = page.getByRole("alertdialog", { name: copy("billing.standing.paperless.askOn"), exact: true });
      await question.getByRole("checkbox").check();
      await question.getByRole("button", { name: copy("billing.standing.paperless.turnOn"), exact: true }).click();
      await says(page, copy("billing.standing.paperless.failed"));
      await expectAccessiblePage();
    });
  },
);

test(
  "[SESS-05] an answer of maintenance signs the customer out and opens the maintenance page",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    await signIn("kai");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.route("**/api/pub/account/v1/accounts*", (route) =>
      route.fulfill({
        status: 401,
        contentType: "application/problem+json",
        body: JSON.stringify({
          type: "/problems/in-maintenance",
          title: "",
          detail: "",
          status: 401,
          code: "IN_MAINTENANCE",
          transactionId: "0",
        }),
      }),
    );
    const signedOut = page.waitForRequest((request) => request.url().endsWith("/logout"));
    await page.reload();
    expect((await signedOut).postDataJSON()).toEqual({ reason: "maintenance" });
    await expectScreen(copy("shell.maintenance.title"));
  },
);
