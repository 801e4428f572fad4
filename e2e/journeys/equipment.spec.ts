import { expect, test } from "../fixtures/test.ts";

// A restart takes up to 45 seconds of the demo's clock, which is not moved here.
test.describe.configure({ timeout: 120_000 });

test(
  "[SERV-03 partly] the owner names a router, and restarts it until it is online again",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    await signIn("theo", "/services");
    await expectScreen(copy("services.screenVoice"));
    await expect(page.getByText(copy("services.equipment.someOffline", { count: 1 }))).toBeVisible();
    await expectAccessiblePage();
    const control = (label: string) => page.getByRole("button", { name: new RegExp(`^${label}: .*4C37$`) });
    await control(copy("services.equipment.rename")).click();
    await page.getByRole("textbox").fill("Till");
    await page.getByRole("button", { name: copy("wallet.save") }).click();
    await expect(page.getByRole("heading", { level: 3, name: "Till" })).toBeVisible();

    await control(copy("services.equipment.restart")).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(copy("services.equipment.restart.means"));
    await question.getByRole("button", { name: copy("services.equipment.restart.yes") }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    const announced = copy("services.equipment.restart.announced", { device: "Till", state: "ONLINE" });
    await expect(page.getByRole("status").filter({ hasText: announced })).toHaveCount(1, { timeout: 80_000 });
    await expect(page.getByText(copy("services.equipment.allOnline", { count: 3 }))).toBeVisible();
    const [before = ""] = copy("services.equipment.restart.tooSoon", { at: "|" }).split("|");
    await expect(page.getByText(before)).toBeVisible();
    await expectAccessiblePage();
  },
);

test(
  "[SERV-02 partly] a restart that drops calls says so first; one that fails offers another try, appointments and a call",
  { tag: "@full" },
  async ({ page, copy, signIn }) => {
    await signIn("ines", "/services");
    const control = (label: string, serial: string) =>
      page.getByRole("button", { name: new RegExp(`^${label}: .*${serial}$`) });
    await control(copy("services.equipment.restart"), "0C88").click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(copy("services.equipment.restart.emergency"));
    await question.getByRole("button", { name: copy("services.equipment.restart.no") }).click();

    await control(copy("services.equipment.restart"), "6AF9").click();
    await question.getByRole("button", { name: copy("services.equipment.restart.yes") }).click();
    await expect(page.getByText(copy("services.equipment.restart.failed"))).toBeVisible({ timeout: 80_000 });
    await expect(control(copy("services.equipment.restart.again"), "6AF9")).toBeVisible();
    const appointments = page.getByRole("link", { name: copy("services.equipment.restart.appointments") });
    await expect(appointments).toHaveAttribute("href", "/service-appointments");
    await expect(page.locator("a[href^='tel:']").first()).toBeVisible();
  },
);
