import type { Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/test.ts";
import { cards, Payment } from "../steps/payment.ts";

/**
 * Failures in the middle of a request, in the real server: its database refuses one of several changes, or the server is
 * gone (docs/failures.md).
 */
test.beforeEach(({ faults }) => faults.allow(/status of 50[03]|net::ERR_/));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const breaks = (table: string, condition: string) =>
  `alter table ${table} add constraint broken check (${condition}) not valid`;
const repairs = (table: string) => `alter table ${table} drop constraint broken`;

/** Bruno’s account. */
const account = "8347204071";

test(
  "[ERR-03] [PAY-17] paid, but the card is not saved and bills stay on paper: the screen says so, and another try charges nothing",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, expectAccessiblePage, server }) => {
    test.slow();
    const payment = new Payment(page, copy);
    const tables = ["accounts", "payment_methods"] as const;
    await server.changeData(
      breaks("accounts", `account_id <> '${account}' or not paperless_enrolled`),
      breaks("payment_methods", `account_id <> '${account}'`),
    );
    await signIn("bruno");
    await payment.open();
    await payment.amount("12.00");
    await payment.chooseNewCard();
    await page.getByRole("checkbox", { name: copy("billing.payOnce.method.save") }).check();
    await payment.typeCard(cards.approved);
    await payment.continue(copy("billing.payOnce.date.title"));
    await payment.continue(copy("billing.payOnce.review.title"));
    await page.getByRole("checkbox", { name: copy("billing.schedule.review.paperless") }).check();
    await page.locator("[name=paperlessTerms]").check();
    await payment.pay(1_200);
    await expectNavigationTo(copy("billing.outcome.title.charged"));
    const savingFailed = page.getByText(copy("billing.outcome.partDetail.savingFailed"), { exact: true });
    const stillPaper = page.getByText(copy("billing.outcome.partDetail.paperlessFailed"), { exact: true });
    await expect(savingFailed).toBeVisible();
    await expect(stillPaper).toBeVisible();
    await expect(page.getByText(copy("billing.outcome.retry.safe"), { exact: true })).toBeVisible();

    await button(page, copy("billing.outcome.retry.saveMethod")).click();
    await expect(page.getByText(copy("billing.outcome.retry.failed"), { exact: true })).toBeVisible();
    await expect(savingFailed).toBeVisible();
    await server.changeData(...tables.map(repairs));
    await page.reload();
    await button(page, copy("billing.outcome.retry.saveMethod")).click();
    await expect(savingFailed).toHaveCount(0);
    await button(page, copy("billing.outcome.retry.paperless")).click();
    await expect(stillPaper).toHaveCount(0);
    await expectAccessiblePage();
  },
);

async function renameLine(page: Page, copy: Copy): Promise<void> {
  await page
    .getByRole("button", { name: new RegExp(`^${copy("voice.manage.change")} `) })
    .first()
    .click();
  await page.getByLabel(copy("voice.manage.label"), { exact: false }).fill("Caja");
  await button(page, copy("voice.settings.save")).click();
}

const deleteButton = (page: Page, copy: Copy) =>
  page.getByRole("button", { name: new RegExp(`^${copy("voice.message.delete")}`) }).first();
const subject = "Question about our boat policy";
const unconfirmedDeletion = (copy: Copy) => copy("voice.message.unconfirmed", { change: "delete" });

test(
  "[ERR-02] a line, a voice message and an e-mail that the server fails to change: said where it happened, kept, and done by the next try",
  { tag: ["@phone", "@full"] },
  async ({ page, copy, signIn, expectAccessiblePage, server }) => {
    test.slow();
    const tables = ["voice_lines", "voice_messages", "mail_messages"] as const;
    const alert = page.getByRole("alert");
    await server.changeData(...tables.map((table) => breaks(table, "false")));
    await signIn("ada", "/voice/manage-lines");
    await renameLine(page, copy);
    await expect(alert).toContainText(copy("voice.manage.unconfirmed"));
    await expectAccessiblePage();
    await page.goto("/voice/messages");
    await deleteButton(page, copy).click();
    await expect(alert).toContainText(unconfirmedDeletion(copy));
    await expectAccessiblePage();
    await signIn("sofia", "/webmail");
    await page.getByRole("link", { name: subject }).click();
    await expect(page.getByRole("button", { name: copy("webmail.markRead"), exact: true })).toBeVisible();
    await expect(alert).toContainText(copy("webmail.unconfirmed"));
    await expectAccessiblePage();

    await server.changeData(...tables.map(repairs));
    await page.reload();
    await expect(page.getByRole("button", { name: copy("webmail.markUnread"), exact: true })).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);

test(
  "[ERR-02] a server that is gone while a line is renamed and a voice message deleted: said where it happened; back again, the next try does it",
  { tag: ["@once", "@full"] },
  async ({ page, copy, signIn, expectAccessiblePage, server }) => {
    test.slow();
    const alert = page.getByRole("alert");
    await signIn("ada", "/voice/manage-lines");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await server.end();
    await renameLine(page, copy);
    await expect(alert).toContainText(copy("voice.manage.unconfirmed"));
    await expect(page.getByLabel(copy("voice.manage.label"), { exact: false })).toHaveValue("Caja");
    await server.start();
    await button(page, copy("voice.settings.save")).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("main").getByText("Caja").first()).toBeVisible();

    await page.goto("/voice/messages");
    await expect(deleteButton(page, copy)).toBeVisible();
    await server.end();
    await deleteButton(page, copy).click();
    await expect(alert).toContainText(unconfirmedDeletion(copy));
    await server.start();
    await deleteButton(page, copy).click();
    await expect(page.getByText(copy("voice.message.deleted"), { exact: true })).toBeVisible();
    await expectAccessiblePage();
  },
);
