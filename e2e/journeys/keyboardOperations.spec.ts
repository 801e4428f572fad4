import { forgetSession } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";
import { arrowToOption, enterOn, spaceOn } from "../steps/keyboard.ts";
import { openStudio } from "../steps/translation.ts";

test(
  "[DSYS-04 partly] [ANLY-01 partly] by keyboard alone a publisher opens the report of operations, filters it, and reads a chart as a table",
  { tag: "@once" },
  async ({ page, copy, language, expectNavigationTo, expectAccessiblePage, signIn }) => {
    test.slow();
    const main = page.getByRole("main");
    const select = (key: Parameters<typeof copy>[0]) => main.getByRole("combobox", { name: copy(key), exact: true });
    const chart = main.getByRole("figure", { name: copy("studio.operations.slow.title"), exact: true });

    await test.step("a customer’s visit, which the report counts", async () => {
      await signIn("sam");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await forgetSession(page);
    });

    await test.step("from the first page, which lists all sections, to the report", async () => {
      await signIn("renata", "/studio");
      await openStudio(page, language);
      await enterOn(page, main.locator("a[href='/studio/operations']"));
      await expectNavigationTo(copy("studio.operations.title"));
      await expect(chart).toBeVisible();
    });

    await test.step("another period, and another site", async () => {
      await arrowToOption(page, select("studio.operations.period"), copy("studio.operations.period.week"));
      await page.waitForURL(/period=week/);
      await expect(select("studio.operations.period"), "the filter keeps the focus").toBeFocused();
      await arrowToOption(page, select("studio.operations.site"), copy("studio.operations.site.business"));
      await page.waitForURL(/site=business/);
      await expect(select("studio.operations.site"), "the filter keeps the focus").toBeFocused();
      await expect(chart).toBeVisible();
    });

    await test.step("the numbers of a chart, as a table", async () => {
      const opener = chart.getByRole("button", { name: copy("studio.operations.table"), exact: true });
      await spaceOn(page, opener);
      await expect(chart.getByRole("table")).toBeVisible();
      await expect(opener, "what opened it keeps the focus").toBeFocused();
      await expectAccessiblePage();
      await page.keyboard.press("Enter");
      await expect(chart.getByRole("table")).toBeHidden();
    });
  },
);
