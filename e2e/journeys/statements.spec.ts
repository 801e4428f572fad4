import { inDays } from "../fixtures/dates.ts";
import { expectTaggedPdf } from "../fixtures/pdf.ts";
import { expect, test } from "../fixtures/test.ts";

test("[STMT-01 partly] [STMT-02 partly] from the list to a bill, why its lines are what they are, and its PDF", async ({ page, copy, language, signIn, arrived, good }) => {
  const date = inDays(-12);
  await signIn("hedda", "/billing");
  await page.getByRole("link", { name: copy("statements.homeLink"), exact: true }).click();
  await expect(page.getByRole("region", { name: copy("statements.export.title"), exact: true })).toBeVisible();
  await arrived(copy("statements.screen"));

  await page.getByRole("link", { name: copy("statements.open", { date }), exact: true }).click();
  await arrived(copy("statements.pdf.title", { date }));
  await page.getByRole("button", { name: copy("statements.why") }).first().click();
  await good();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: copy("statements.download"), exact: true }).click();
  await expectTaggedPdf(await download, language);
});

test("[BILL-11 partly] [B16] what account activity shows is in the address, and a reload keeps it", async ({ page, copy, signIn, seen }) => {
  await signIn("hedda", "/billing/account-activity");
  await seen(copy("billing.activity.title"));
  const charges = page.getByRole("button", { name: copy("billing.activity.shown.CHARGES"), exact: true });
  const period = page.getByLabel(copy("billing.activity.period.label"), { exact: true });
  await charges.click();
  await period.selectOption("MONTHS_24");
  await expect(page).toHaveURL(/show=charges&period=months_24/);
  await page.reload();
  await expect(charges).toHaveAttribute("aria-pressed", "true");
  await expect(period).toHaveValue("MONTHS_24");
  await expect(page.getByRole("row").nth(1)).toContainText(copy("billing.activity.kind", { kind: "CHARGE" }));
  await seen(copy("billing.activity.title"));
});
