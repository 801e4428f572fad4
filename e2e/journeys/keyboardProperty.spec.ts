import { expect, test } from "../fixtures/test.ts";
import { arrowTo, enterOn, escapeTo, spaceOn, tabThrough, tabTo } from "../steps/keyboard.ts";

test.use({ site: "community" });

test(
  "[DSYS-04 partly] [SERV-10 partly] by keyboard alone business hours are refused, corrected and saved, and a request is written",
  { tag: "@full" },
  async ({ page, copy, expectScreen, signIn }) => {
    test.slow();
    const keys = page.keyboard;
    const main = page.getByRole("main");
    const button = (name: string | RegExp) => main.getByRole("button", { name, exact: true });
    const day = copy("property.hours.day", { day: "MON" });
    const more = button(`${copy("property.hours.addRange")} ${day}`);
    const save = button(copy("property.hours.save"));

    await test.step("hours that overlap are refused: the summary leads to them", async () => {
      await signIn("alex", "/manage-business-hours");
      await expectScreen(copy("property.hours.title"));
      await enterOn(page, more);
      await expect(more, "what is added keeps the focus").toBeFocused();
      const later = copy("property.hours.laterRange", { day, number: 2 });
      const opens = main.getByRole("combobox", { name: `${copy("property.hours.opens")} ${later}`, exact: true });
      for (let presses = 0; presses < 2; presses++) await keys.press("Shift+Tab");
      await expect(opens, "the new hours are before it").toBeFocused();
      for (let presses = 0; presses < 4; presses++) await keys.press("ArrowUp");
      await tabThrough(page, [more, save]);
      await keys.press("Enter");
      const summary = main.getByRole("region", { name: copy("community.contacts.check") });
      await expect(summary, "the summary takes the focus").toBeFocused();
      await enterOn(page, summary.getByRole("link").first());
      const first = main.getByRole("combobox", { name: `${copy("property.hours.opens")} ${day}`, exact: true });
      await expect(first, "its link leads to the day").toBeFocused();
    });

    await test.step("without the last hours they are saved", async () => {
      await enterOn(page, button(new RegExp(`^${copy("property.hours.removeRange")}`)).first());
      await expect(page.locator(":focus"), "the focus is not lost").toHaveCount(1);
      await enterOn(page, save);
      await expect(page.getByText(copy("property.hours.saved"))).toBeVisible();
    });

    await test.step("a day is added and removed again", async () => {
      const add = button(copy("property.hours.addException"));
      const dates = main.getByRole("textbox", { name: copy("property.hours.date"), exact: true });
      const before = await dates.count();
      await spaceOn(page, add);
      await expect(dates).toHaveCount(before + 1);
      await expect(add, "what is added keeps the focus").toBeFocused();
      const remove = button(new RegExp(`^${copy("property.hours.removeException")}`)).last();
      for (
        let presses = 0;
        presses < 8 && !(await remove.evaluate((each) => each === document.activeElement));
        presses++
      )
        await keys.press("Shift+Tab");
      await expect(remove).toBeFocused();
      await keys.press("Enter");
      await expect(dates).toHaveCount(before);
      await expect(page.locator(":focus"), "the focus is not lost").toHaveCount(1);
    });

    await test.step("a request about an amenity is written, and left with Escape", async () => {
      await page.goto("/tech-amenities");
      await expectScreen(copy("property.amenities.title"));
      const ask = button(new RegExp(`^${copy("property.amenities.ask")}`)).first();
      const dialog = page.getByRole("dialog");
      await enterOn(page, ask);
      await arrowTo(
        page,
        page.getByRole("radio", { name: copy("property.amenities.requestKind", { kind: "REMOVAL" }) }),
      );
      await tabTo(page, dialog.getByRole("textbox"));
      await keys.type("We no longer use it.");
      await escapeTo(page, dialog, ask);
    });
  },
);

test(
  "[DSYS-04 partly] [SERV-10 partly] by keyboard alone the contract of the property is reached from its page, and a document opens as a PDF",
  { tag: "@once" },
  async ({ page, copy, expectNavigationTo, signIn, context }) => {
    const link = (name: string | RegExp) => page.getByRole("main").getByRole("link", { name });
    await signIn("alex", "/homepage-mfe");
    await enterOn(page, link(copy("property.contract.title")));
    await expectNavigationTo(copy("property.contract.title"));
    const agreement = link(copy("property.document.kind", { kind: "AGREEMENT" }));
    const ofContact = (scheme: string) => page.getByRole("main").locator(`a[href^='${scheme}:']`);
    const href = (await agreement.getAttribute("href")) ?? "";
    const [opened, answer] = await Promise.all([
      context.waitForEvent("page"),
      context.waitForEvent("response", (response) => response.url().endsWith(href)),
      enterOn(page, agreement),
    ]);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    await opened.close();
    await expect(agreement, "the page keeps the focus").toBeFocused();
    await tabThrough(page, [ofContact("tel"), ofContact("mailto")]);
  },
);
