import { expect, test } from "../fixtures/test.ts";

// An activation takes a few seconds of the demo's clock, which is not moved here.
test.describe.configure({ timeout: 90_000 });

test("[SERV-11] [SERV-10 partly] the owner activates a service, gives a colleague a license and takes it back @once", async ({
  page,
  copy,
  expectScreen,
  expectAccessiblePage,
  signIn,
}) => {
  await signIn("sofia", "/services");
  await expectScreen(copy("services.screenVoice"));
  await page.getByRole("link", { name: copy("addOns.fromServicesLink") }).click();
  await expectScreen(copy("addOns.screen"));
  const backup = copy("addOns.name", { kind: "CLOUD_BACKUP" });
  await page
    .getByRole("button", { name: copy("addOns.ofService", { label: copy("addOns.activate"), service: backup }) })
    .click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expectAccessiblePage();
  const announced = copy("addOns.announced", { service: backup, state: "ACTIVE" });
  await expect(page.getByRole("status").filter({ hasText: announced })).toHaveCount(1, { timeout: 60_000 });

  const suite = copy("addOns.name", { kind: "SECURITY_SUITE" });
  const open = copy("addOns.ofService", { label: copy("addOns.openLink"), service: suite });
  await page.getByRole("link", { name: open }).click();
  await expectScreen(copy("addOns.security.suite"));
  await expect(page.getByText(copy("addOns.security.oneAtRisk", { name: "Front desk" }))).toBeVisible();
  const control = (label: string) =>
    page.getByRole("button", { name: copy("addOns.security.ofPerson", { label, name: "Bea" }) });
  await control(copy("addOns.security.give")).click();
  await expect(page.getByText(copy("addOns.security.seatsUsed", { used: 3, total: 5 }))).toBeVisible();
  await control(copy("addOns.security.takeBack")).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: copy("addOns.security.takeBack"), exact: true }).click();
  await expect(page.getByText(copy("addOns.security.seatsUsed", { used: 2, total: 5 }))).toBeVisible();
  await expectAccessiblePage();
});
