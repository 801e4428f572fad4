import { expect, test } from "../fixtures/test.ts";

test(
  "[SERV-07] an affected owner sees the alert, then since when and until when, and asks to be called",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectNavigationTo, expectAccessiblePage, signIn }) => {
    await signIn("farah");
    const title = copy("outages.alert.title", { severity: "CRITICAL" });
    await expect(page.getByText(`${title}.`)).toBeVisible();
    await page.getByRole("link", { name: copy("outages.alert.link") }).click();
    await expectNavigationTo(copy("outages.screen"));
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("3 Quay St");
    await page.getByRole("link", { name: copy("outages.mine.callback") }).click();
    await expectNavigationTo(copy("outages.callback.screen"));
    await page.getByRole("textbox").fill("6175550148");
    await page.getByRole("button", { name: copy("outages.callback.send") }).click();
    const open = copy("outages.callback.open", { phone: "(617) 555-0148" });
    await expect(page.getByRole("heading", { name: open })).toBeVisible();
    await expectAccessiblePage();
    await page.reload();
    await expectScreen(copy("outages.callback.screen"));
    await page.getByRole("button", { name: copy("outages.callback.cancel") }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: copy("outages.callback.cancel") }).click();
    await expect(page.getByRole("button", { name: copy("outages.callback.send") })).toBeVisible();
  },
);

test(
  "[SHELL-31] another alert that was dismissed stays dismissed; an outage that ended was credited",
  { tag: "@full" },
  async ({ page, copy, signIn }) => {
    await signIn("axel", "/services");
    const notice = page.getByText(`${copy("outages.severity", { severity: "INFORMATION" })}.`);
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: copy("shell.dismiss") }).click();
    await expect(notice).toHaveCount(0);
    await page.goto("/outage-map");
    const [before = ""] = copy("outages.credit", { amount: 100 }).split("$");
    await expect(page.getByText(before)).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);
