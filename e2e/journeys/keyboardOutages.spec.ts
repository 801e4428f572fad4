import { expect, test } from "../fixtures/test.ts";
import { arrowTo, enterOn, escapeTo, spaceOn, tabThrough, tabTo } from "../steps/keyboard.ts";

test(
  "[DSYS-04 partly] [SERV-07] by keyboard alone an affected owner reads the outages, moves the map, and asks for a callback",
  { tag: "@once" },
  async ({ page, copy, expectNavigationTo, signIn }) => {
    test.slow();
    const keys = page.keyboard;
    const main = page.getByRole("main");
    const button = (name: string | RegExp) => main.getByRole("button", { name, exact: true });
    const link = (name: string) => page.getByRole("link", { name, exact: true });
    const map = main.getByRole("group", { name: copy("outages.map"), exact: true });
    const drawing = map.locator("svg");

    await test.step("from the alert to the outages", async () => {
      await signIn("farah");
      await enterOn(page, link(copy("outages.alert.link")));
      await expectNavigationTo(copy("outages.screen"));
    });

    const whole = (await drawing.getAttribute("viewBox")) ?? "";

    await test.step("the map: enlarged, moved, and made smaller until it is whole again", async () => {
      await tabThrough(page, [map]);
      await keys.press("+");
      await keys.press("+");
      await expect(drawing, "plus makes it larger").not.toHaveAttribute("viewBox", whole);
      const enlarged = (await drawing.getAttribute("viewBox")) ?? "";
      await keys.press("ArrowLeft");
      await expect(drawing, "the arrows move it").not.toHaveAttribute("viewBox", enlarged);
      const moved = (await drawing.getAttribute("viewBox")) ?? "";
      await keys.press("-");
      await expect(drawing, "minus makes it smaller").not.toHaveAttribute("viewBox", moved);
      await tabThrough(page, [button(copy("outages.map.out"))]);
      await keys.press("Space");
      await expect(drawing).toHaveAttribute("viewBox", whole);
    });

    await test.step("a callback, after a number that is too short", async () => {
      await enterOn(page, link(copy("outages.mine.callback")));
      await expectNavigationTo(copy("outages.callback.screen"));
      const phone = page.getByRole("textbox", { name: copy("outages.callback.phone"), exact: true });
      await tabTo(page, phone);
      await keys.type("617");
      await keys.press("Enter");
      await expect(phone).toHaveAttribute("aria-invalid", "true");
      await enterOn(page, main.getByRole("region", { name: copy("outages.callback.check") }).getByRole("link"));
      await expect(phone, "the summary leads to the field").toBeFocused();
      await keys.press("ControlOrMeta+a");
      await keys.type("6175550148");
      await arrowTo(page, page.getByRole("radio").nth(1));
      await enterOn(page, button(copy("outages.callback.send")));
      const open = copy("outages.callback.open", { phone: "(617) 555-0148" });
      await expect(page.getByRole("heading", { name: open })).toBeVisible();
      await expect(page.locator(":focus"), "the focus is not lost").toHaveCount(1);
    });

    await test.step("it is canceled, after a question that gives the focus back", async () => {
      const cancel = button(copy("outages.callback.cancel"));
      const question = page.getByRole("alertdialog");
      await spaceOn(page, cancel);
      await escapeTo(page, question, cancel);
      await keys.press("Enter");
      await enterOn(page, question.getByRole("button", { name: copy("outages.callback.cancel"), exact: true }));
      await expect(button(copy("outages.callback.send"))).toBeVisible();
      await expect(page.locator(":focus"), "the focus is not lost").toHaveCount(1);
    });
  },
);
