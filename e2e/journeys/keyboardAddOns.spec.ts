import { expect, test } from "../fixtures/test.ts";
import { enterOn, escapeTo } from "../steps/keyboard.ts";

test(
  "[DSYS-04 partly] [SERV-11 partly] by keyboard alone the owner activates a service",
  { tag: "@once" },
  async ({ page, copy, expectScreen, signIn }) => {
    await signIn("felix", "/services/add-ons");
    await expectScreen(copy("addOns.screen"));
    const activate = page.getByRole("button", { name: new RegExp(`^${copy("addOns.activate")}: `) }).first();
    // The list comes after the title.
    await expect(activate).toBeVisible();
    const before = await page.getByRole("progressbar").count();
    await enterOn(page, activate);
    await expect(page.getByRole("progressbar")).toHaveCount(before + 1);
    await expect(page.locator(":focus"), "the focus is not lost").toHaveCount(1);
  },
);

test(
  "[DSYS-04 partly] [SERV-11 partly] by keyboard alone the owner gives a license and takes it back",
  { tag: "@full" },
  async ({ page, copy, expectScreen, signIn }) => {
    const control = (label: string) =>
      page.getByRole("button", { name: copy("addOns.security.ofPerson", { label, name: "Bea" }), exact: true });
    const give = control(copy("addOns.security.give"));
    const takeBack = control(copy("addOns.security.takeBack"));
    const used = (count: number) =>
      page.getByRole("main").getByText(copy("addOns.security.seatsUsed", { used: count, total: 5 }));
    await signIn("sofia", "/security-suite");
    await expectScreen(copy("addOns.security.suite"));
    await enterOn(page, give);
    await expect(used(3)).toBeVisible();
    await expect(takeBack, "the same button takes it back").toBeFocused();
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog");
    await escapeTo(page, question, takeBack);
    await page.keyboard.press("Enter");
    await expect(question.locator(":focus"), "the dialog takes the focus").toHaveCount(1);
    await enterOn(page, question.getByRole("button", { name: copy("addOns.security.takeBack"), exact: true }));
    await expect(used(2)).toBeVisible();
    await expect(give, "the dialog gives the focus back").toBeFocused();
  },
);
