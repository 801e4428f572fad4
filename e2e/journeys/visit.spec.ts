import { expect, test } from "../fixtures/test.ts";

test(
  "[SERV-10] a check that did not help ends in a technician’s visit, which is in the calendar file and the appointments",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
    const startOf = (text: string) => new RegExp(`^${text.split("|")[0]}`);
    await signIn("gwen", "/services/troubleshoot");
    await press(copy("services.troubleshoot.choice", { service: "INTERNET" }));
    await expectScreen(copy("services.troubleshoot.cables.title", { service: "INTERNET" }));
    await press(startOf(copy("services.troubleshoot.cables.noPower")));
    await expectScreen(copy("services.troubleshoot.end.title", { kind: "BOOK" }));
    await expectAccessiblePage();

    await page.getByRole("link", { name: copy("services.troubleshoot.visit.book") }).click();
    await expectScreen(copy("services.troubleshoot.visit.chooseTitle"));
    await expectAccessiblePage();
    await page.getByRole("radio").and(page.locator(":not([aria-disabled='true'])")).first().check();
    await press(startOf(copy("services.troubleshoot.visit.continueWith", { when: "|" })));
    await expectScreen(copy("services.troubleshoot.visit.reviewTitle"));
    await expect(page.getByText(copy("services.troubleshoot.visit.cost"), { exact: true })).toBeVisible();
    await expectAccessiblePage();

    await page.reload();
    await press(copy("services.troubleshoot.visit.confirm"));
    await expectScreen(copy("services.troubleshoot.end.title", { kind: "VISIT" }));
    await expectAccessiblePage();
    const when = (await page.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
    expect(when).toMatch(/\d/);
    const download = page.waitForEvent("download");
    await press(copy("appointments.toCalendar"));
    expect((await download).suggestedFilename()).toMatch(/^(?:appointment|cita)-2\d{3}-\d\d-\d\d\.ics$/);

    await page.getByRole("link", { name: copy("services.troubleshoot.end.appointments") }).click();
    await expectScreen(copy("appointments.screen"));
    await expect(page.getByRole("heading", { level: 2, name: when })).toBeVisible();
    await expect(page.getByText(copy("appointments.checked"))).toBeVisible();
    await expect(page.getByText(copy("services.troubleshoot.found.CABLES", { result: "NO_POWER" }))).toBeVisible();
    await expectAccessiblePage();
  },
);
