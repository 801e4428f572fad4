import type { Page } from "@playwright/test";
import { localeOf } from "@portico/message/tree";
import { inDays } from "../fixtures/dates.ts";
import { expectTaggedPdf } from "../fixtures/pdf.ts";
import { demoPerson, startSession } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";
import { setFilters } from "../steps/filters.ts";
import { newestTo } from "../steps/messages.ts";

test(
  "[STMT-01 partly] [STMT-02 partly] from the list to a bill, the explanations of its lines, and its PDF",
  { tag: "@full" },
  async ({ page, copy, language, signIn, expectNavigationTo, expectAccessiblePage }) => {
    const date = inDays(-12);
    await signIn("hedda", "/billing");
    await page.getByRole("link", { name: copy("statements.homeLink"), exact: true }).click();
    await expect(page.getByRole("region", { name: copy("statements.export.title"), exact: true })).toBeVisible();
    await expectNavigationTo(copy("statements.screen"));

    await page.getByRole("link", { name: copy("statements.open", { date }), exact: true }).click();
    await expectNavigationTo(copy("statements.pdf.title", { date }));
    await page
      .getByRole("button", { name: copy("statements.why") })
      .first()
      .click();
    await expectAccessiblePage();

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: copy("statements.download"), exact: true }).click();
    await expectTaggedPdf(await download, language);
  },
);

test(
  "[STMT-03] call details of a bill open with a passcode; a wrong one stays in its field and shows the remaining attempts",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, expectAccessiblePage }) => {
    const date = inDays(-12);
    await signIn("hedda", "/billing/view-statements");
    await page.getByRole("link", { name: copy("statements.open", { date }), exact: true }).click();
    await expectNavigationTo(copy("statements.pdf.title", { date }));
    await page.getByRole("button", { name: copy("statements.calls.send"), exact: true }).click();
    const field = page.getByLabel(copy("statements.calls.passcode"), { exact: true });
    await expect(field).toBeFocused();
    await expectAccessiblePage();
    const passcode = await passcodeFor(page, "hedda");

    const wrong = passcode === "000000" ? "000001" : "000000";
    await field.fill(wrong);
    await page.getByRole("button", { name: copy("statements.calls.show"), exact: true }).click();
    await expect(page.getByText(copy("statements.calls.wrong", { left: 4 }))).toBeVisible();
    await expect(field).toHaveValue(wrong);
    await expectAccessiblePage();

    await field.fill(passcode);
    await field.press("Enter");
    const calls = page.getByRole("region", { name: copy("statements.calls.title"), exact: true });
    await expect(calls.getByText(copy("statements.calls.direction", { direction: "INCOMING" })).first()).toBeVisible();
    await expect(field).toBeHidden();
    await expect(calls.getByRole("group", { name: copy("statements.calls.title"), exact: true })).toBeFocused();
    await expectAccessiblePage();
    await page.reload();
    await expect(calls.getByText(copy("statements.calls.direction", { direction: "INCOMING" })).first()).toBeVisible();
  },
);

test(
  "[B14 partly] another person is added to receive each new statement, and removed again",
  { tag: "@full" },
  async ({ page, copy, signIn, expectAccessiblePage }) => {
    const [address, name] = ["contador@libros.example", { address: "contador@libros.example" }];
    await signIn("hedda", "/billing/view-statements");
    const card = page.getByRole("region", { name: copy("statements.recipients.title"), exact: true });
    await card.getByLabel(copy("statements.recipients.address"), { exact: true }).fill("contador");
    await card.getByRole("button", { name: copy("statements.recipients.add"), exact: true }).click();
    await expect(card.getByText(copy("statements.recipients.refused.ADDRESS_INVALID"))).toBeVisible();
    await expectAccessiblePage();

    await card.getByLabel(copy("statements.recipients.address"), { exact: true }).fill(address);
    await card.getByRole("button", { name: copy("statements.recipients.add"), exact: true }).click();
    const row = card.getByRole("listitem").filter({ hasText: address });
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
    await expectAccessiblePage();

    await card.getByRole("button", { name: copy("statements.recipients.removeThis", name), exact: true }).click();
    const question = page.getByRole("alertdialog", {
      name: copy("statements.recipients.confirm.question", name),
      exact: true,
    });
    await question.getByRole("button", { name: copy("statements.recipients.confirm.yes"), exact: true }).click();
    await expect(question).toBeHidden();
    await expect(row).toBeHidden();
  },
);

test(
  "[B14 partly] long after the sign-in a new recipient is asked for with the password, and is added without typing the address again",
  { tag: "@full" },
  async ({ page, context, server, language, copy, expectAccessiblePage, faults }) => {
    // The wrong password.
    faults.allow(/status of 401/);
    const [address, name] = ["auditor@libros.example", { address: "auditor@libros.example" }];
    const hedda = demoPerson("hedda");
    await startSession(context, { hostname: "localhost", port: server.port, locale: localeOf[language] }, hedda);
    await server.ageSessions(601);

    await page.goto("/billing/view-statements");
    const card = page.getByRole("region", { name: copy("statements.recipients.title"), exact: true });
    await card.getByLabel(copy("statements.recipients.address"), { exact: true }).fill(address);
    await card.getByRole("button", { name: copy("statements.recipients.add"), exact: true }).click();
    const question = page.getByRole("alertdialog", { name: copy("session.stepUp.title"), exact: true });
    const password = question.getByLabel(copy("session.security.password.current"), { exact: true });
    await expect(password).toBeFocused();
    await expectAccessiblePage();
    await page.keyboard.type("not-the-password");
    await page.keyboard.press("Enter");
    await expect(password).toHaveAccessibleDescription(new RegExp(copy("session.security.password.currentWrong")));
    await password.fill(hedda.password);
    await question.getByRole("button", { name: copy("session.stepUp.submit"), exact: true }).click();
    await expect(question).toBeHidden();
    const row = card.getByRole("listitem").filter({ hasText: address });
    await expect(row).toBeVisible();

    await test.step("taking the access away again does not ask", async () => {
      await card.getByRole("button", { name: copy("statements.recipients.removeThis", name), exact: true }).click();
      await page.getByRole("button", { name: copy("statements.recipients.confirm.yes"), exact: true }).click();
      await expect(row).toBeHidden();
      await expectAccessiblePage();
    });
  },
);

const lists = [
  ["/billing/view-statements", "statements.list.more", "statements.screen"],
  ["/billing/payment-history", "billing.history.more", "billing.history.title"],
] as const;

for (const [path, more, title] of lists) {
  test(
    `[BILL-17 partly] [STMT-04] ${path} can be paged through to its end`,
    { tag: "@full" },
    async ({ page, copy, signIn, expectScreen }) => {
      await signIn("hedda", path);
      await expectScreen(copy(title));
      const rows = page
        .getByRole("main")
        .locator("tbody tr, [data-row]")
        .filter({ has: page.getByRole("link") });
      const next = page.getByRole("button", { name: copy(more), exact: true });
      while (await next.isVisible()) {
        const before = await rows.count();
        await next.click();
        await expect.poll(() => rows.count()).toBeGreaterThan(before);
        // The focus is on the first new row: on the last page the button is gone.
        await expect(rows.nth(before).getByRole("link")).toBeFocused();
      }
      expect(await rows.count()).toBeGreaterThan(20);
      await expectScreen(copy(title));
    },
  );
}

/** The passcode that was last sent to a person. */
const passcodeFor = (page: Page, username: string) => newestTo(page, `${username}@portico.example`, /\d{6}/);

test(
  "[BILL-11 partly] [B16] the filters of account activity are in the URL and survive a reload",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    await signIn("hedda", "/billing/account-activity");
    await expectScreen(copy("billing.activity.title"));
    const charges = page.getByRole("button", { name: copy("billing.activity.shown.CHARGES"), exact: true });
    const period = page.getByLabel(copy("billing.activity.period.label"), { exact: true });
    await charges.click();
    await setFilters(page, copy, () => period.selectOption("MONTHS_24"));
    await expect(page).toHaveURL(/show=charges&period=months_24/);
    await page.reload();
    await expect(charges).toHaveAttribute("aria-pressed", "true");
    await setFilters(page, copy, () => expect(period).toHaveValue("MONTHS_24"));
    const newest = page.getByRole("main").locator("tbody tr, [data-row]").first();
    await expect(newest).toContainText(copy("billing.activity.description", { what: "STATEMENT" }));
    await expectScreen(copy("billing.activity.title"));
  },
);
