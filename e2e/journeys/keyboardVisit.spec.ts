import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { enterOn, tabThrough, tabTo } from "../steps/keyboard.ts";

const list = "/service-appointments";

test(
  "[DSYS-04 partly] [SERV-06] by keyboard alone a technician’s visit is booked, moved to another day and canceled",
  { tag: "@once" },
  async ({ page, copy, expectNavigationTo, signIn }) => {
    test.slow();
    const keys = page.keyboard;
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
    const startOf = (text: string) => new RegExp(`^${text.split("|")[0]}`);
    const free = page.getByRole("radio").and(page.locator(":not([aria-disabled='true'])"));
    const times = page.getByRole("radiogroup");
    const day = page
      .getByRole("group", { name: copy("appointments.reschedule.day"), exact: true })
      .locator("[tabindex='0']");
    /** Selects the first free time of the day: the arrows go past those that are taken. */
    const chooseTime = async () => {
      await tabTo(page, times.getByRole("radio").first());
      await keys.press("Space");
      for (
        let presses = 0;
        presses < 8 && (await times.getByRole("radio", { checked: true }).count()) === 0;
        presses++
      ) {
        await keys.press("ArrowDown");
        await keys.press("Space");
      }
      await expect(free.and(page.locator(":checked"))).toHaveCount(1);
    };

    await test.step("the check that did not help", async () => {
      await signIn("bruno", "/services/troubleshoot");
      await enterOn(page, button(copy("services.troubleshoot.choice", { service: "INTERNET" })));
      await expectNavigationTo(copy("services.troubleshoot.cables.title", { service: "INTERNET" }));
      await enterOn(page, button(startOf(copy("services.troubleshoot.cables.noPower"))));
      await expectNavigationTo(copy("services.troubleshoot.end.title", { kind: "BOOK" }));
    });

    await test.step("the visit is booked", async () => {
      await enterOn(page, link(copy("services.troubleshoot.visit.book")));
      await expectNavigationTo(copy("services.troubleshoot.visit.chooseTitle"));
      await chooseTime();
      await enterOn(page, button(startOf(copy("services.troubleshoot.visit.continueWith", { when: "|" }))));
      await expectNavigationTo(copy("services.troubleshoot.visit.reviewTitle"));
      await enterOn(page, button(copy("services.troubleshoot.visit.confirm")));
      await expectNavigationTo(copy("services.troubleshoot.end.title", { kind: "VISIT" }));
      await enterOn(page, link(copy("services.troubleshoot.end.appointments")));
      await expectNavigationTo(copy("appointments.screen"));
    });

    await test.step("it is moved to another day", async () => {
      await tabThrough(page, [
        link(copy("appointments.change")),
        link(copy("appointments.cancel")),
        button(copy("appointments.toCalendar")),
      ]);
      await keys.press("Shift+Tab");
      await keys.press("Shift+Tab");
      await expect(link(copy("appointments.change"))).toBeFocused();
      await keys.press("Enter");
      await expectNavigationTo(copy("appointments.reschedule.title"));
      await enterOn(page, button(copy("appointments.reschedule.moveNone")));
      await expect(page.getByText(copy("appointments.reschedule.choose"), { exact: true })).toBeVisible();
      await expect(free.first(), "the error is read with the times").toBeFocused();
      for (let presses = 0; presses < 20 && !(await day.evaluate((each) => each === document.activeElement)); presses++)
        await keys.press("Shift+Tab");
      await expect(day).toBeFocused();
      const before = await times.textContent();
      await keys.press("ArrowDown");
      await keys.press("Enter");
      await expect(times).not.toHaveText(before ?? "");
      await chooseTime();
      await enterOn(page, button(startOf(copy("appointments.reschedule.move", { when: "|" }))));
      await waitForPath(page, list);
      await expectNavigationTo(copy("appointments.screen"));
      await expect(page.getByRole("status").first()).toBeVisible();
    });

    await test.step("it is canceled", async () => {
      await enterOn(page, link(copy("appointments.cancel")));
      await expectNavigationTo(copy("appointments.cancelling.title"));
      await enterOn(page, link(copy("appointments.cancelling.keep")));
      await expectNavigationTo(copy("appointments.screen"));
      await enterOn(page, link(copy("appointments.cancel")));
      await expectNavigationTo(copy("appointments.cancelling.title"));
      await enterOn(page, button(copy("appointments.cancelling.yes")));
      await expectNavigationTo(copy("appointments.screen"));
      await expect(page.getByText(copy("appointments.stage", { stage: "CANCELLED" }), { exact: true })).toBeVisible();
    });
  },
);
