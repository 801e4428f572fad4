import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";

const list = "/service-appointments";

test(
  "[SERV-06] [SHELL-32 partly] the owner moves an appointment to a free time, and then cancels it",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    await signIn("helena", list);
    await expectScreen(copy("appointments.screen"));
    await expectAccessiblePage();
    await page.goto("/appointment-tracking/reschedule-appointment/");
    await expectScreen(copy("appointments.reschedule.title"));
    await expectAccessiblePage();
    const time = page.getByRole("radio").and(page.locator(":not([aria-disabled='true'])")).first();
    await time.check();
    const [before = ""] = copy("appointments.reschedule.move", { when: "|" }).split("|");
    await page.getByRole("button", { name: before }).click();
    await waitForPath(page, list);
    await expect(page.getByRole("status").first()).toBeVisible();

    await page.goto("/appointment-tracking/cancel-appointment/");
    await expectScreen(copy("appointments.cancelling.title"));
    await expectAccessiblePage();
    await page.getByRole("button", { name: copy("appointments.cancelling.yes"), exact: true }).click();
    await waitForPath(page, list);
    await expect(page.getByText(copy("appointments.stage", { stage: "CANCELLED" }), { exact: true })).toBeVisible();
  },
);

test(
  "[SERV-06 partly] a time that was taken meanwhile is refused, and one of the next free times is taken instead",
  { tag: "@full" },
  async ({ page, copy, signIn, faults }) => {
    faults.allow(/status of 409 .*\/reschedule\)/);
    await signIn("fiona", "/appointment-tracking/reschedule-appointment/");
    await expect(page.getByRole("heading", { level: 1, name: copy("appointments.reschedule.title") })).toBeVisible();
    await page.route("**/reschedule", async (route) => {
      // Taken meanwhile: the server refuses a time at which no technician is left in the same way.
      const body = route.request().postDataJSON() as object;
      await route.continue({ postData: JSON.stringify({ ...body, startsAt: "2027-11-28T15:00:00.000Z" }) });
      await page.unroute("**/reschedule");
    });
    await page.getByRole("radio").and(page.locator(":not([aria-disabled='true'])")).first().check();
    const [before = ""] = copy("appointments.reschedule.move", { when: "|" }).split("|");
    await page.getByRole("button", { name: before }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(copy("problem.SLOT_TAKEN.title"));
    await alert.getByRole("button").first().click();
    await page.getByRole("button", { name: before }).click();
    await waitForPath(page, list);
  },
);
